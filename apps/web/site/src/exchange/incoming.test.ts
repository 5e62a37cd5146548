import { describe, expect, test } from 'vitest';
import type { ExchangeAnswer, ExchangeCommand, KeptGame } from './exchange';
import { type Incoming, LONGEST, finishedGames, incoming } from './incoming';

const asked: ExchangeCommand[] = [];
const answering = (answer: ExchangeAnswer) => (command: ExchangeCommand): Promise<ExchangeAnswer> => {
  asked.push(command);
  return Promise.resolve(answer);
};

const game = (part: Partial<KeptGame>): KeptGame => ({
  saved: 'alone', game: 'tabla', preset: 'backgammon', turns: 9, rolls: 10, winner: 'W', points: 2, reason: 'off', ...part,
});
const ON = { winner: '', points: 0, reason: '' };

/** The games that a text brings, if it brings any. */
async function gamesOf(text: string, answer: ExchangeAnswer): Promise<Extract<Incoming, { kind: 'games' }>> {
  const found = await incoming(text, answering(answer));
  expect(found.kind).toBe('games');
  return found as Extract<Incoming, { kind: 'games' }>;
}

describe('a text from outside', () => {
  test('is a record where it is JSON, and is opened as it came, with the dice it has', async () => {
    const answer = { problem: '', text: 'without its secret', white: 'human', black: 'bot', proved: false, games: [game(ON)] };
    const { kept, whole } = await gamesOf(' {"version":2} ', answer);
    expect(asked.at(-1)).toEqual({ do: 'record', saved: '{"version":2}' });
    expect([kept.text, kept.black, whole]).toEqual(['{"version":2}', 'bot', true]);
    expect(await incoming('{}', answering({ problem: 'no record' }))).toEqual({ kind: 'bad', detail: 'no record' });
  });

  test('is a certificate where it names the scheme', async () => {
    const text = '{"scheme":"fairdice/1"}';
    expect(await incoming(text, answering({ problem: '', rolls: 3, fault: '' }))).toEqual({ kind: 'dice', rolls: 3, fault: '' });
    expect(asked.at(-1)).toEqual({ do: 'verify', text });
    expect(await incoming(text, answering({ problem: 'no certificate' }))).toEqual({ kind: 'bad', detail: 'no certificate' });
  });

  test('is a .mat text otherwise, with one game or several', async () => {
    const { kept, whole } = await gamesOf(' Game 1', { problem: '', games: [game({}), game(ON)] });
    expect([kept.games.length, whole]).toEqual([2, false]);
    expect(await incoming('hello', answering({ problem: 'line 1' }))).toEqual({ kind: 'bad', detail: 'line 1' });
  });

  test('is refused unread where it is empty or far too long', async () => {
    expect(await incoming('  ', answering({ problem: '' }))).toEqual({ kind: 'bad', detail: '' });
    expect(await incoming('x'.repeat(LONGEST + 1), answering({ problem: '' }))).toEqual({ kind: 'bad', detail: '' });
  });
});

describe('the games of a text that are over', () => {
  test('stand on the shelf as a match where there are several', async () => {
    const found = await gamesOf(' Game 1', { problem: '', games: [game({}), game({ winner: 'B' }), game(ON)] });
    const finished = finishedGames(found, 'x', 5);
    expect(finished.map(({ id, ended, winner, match }) => [id, ended, winner, match?.number])).toEqual([['x-1', 5, 'W', 1], ['x-2', 6, 'B', 2]]);
    expect(finished[1]).toMatchObject({ saved: 'alone', level: 0, match: { id: 'x', whole: false } });
  });

  test('stand alone where there is one, the last of a record with all that the record holds', async () => {
    const answer = { problem: '', text: 't', white: 'human', black: 'bot', proved: true, games: [game({})] };
    const [alone] = finishedGames(await gamesOf('{"whole":1}', answer), 'x', 5);
    expect(alone).toMatchObject({ saved: '{"whole":1}', black: 'bot' });
    expect(alone).not.toHaveProperty('match');
    const several = finishedGames(await gamesOf('{"whole":2}', { ...answer, games: [game({}), game({})] }), 'x', 5);
    expect(several.map(({ saved, match }) => [saved, match?.whole])).toEqual([['alone', false], ['{"whole":2}', true]]);
  });
});
