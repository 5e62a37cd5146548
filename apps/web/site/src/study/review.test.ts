import { describe, expect, it } from 'vitest';
import { ScriptedStudy, courseOf, judgedOf } from '../test/studied';
import { StudyRefused } from '../workers/study';
import { MemoryRecords } from './records';
import { Review } from './review';
import { type FinishedGame, MOST_GAMES, Shelf } from './shelf';

const GAME: FinishedGame = {
  id: 'g-1',
  saved: 'text',
  ended: 5,
  game: 'tapa',
  preset: 'mali',
  white: 'human',
  black: 'bot',
  level: 4,
  winner: 'W',
  points: 2,
};

function shelf(): Shelf {
  const records = new MemoryRecords();
  return new Shelf(() => Promise.resolve(records));
}

/** Judges turns until `most` of them have been judged, then gives no answer at all. */
function study(most = 100): ScriptedStudy {
  return new ScriptedStudy((command) => {
    if (command.do === 'course') {
      return Promise.resolve({ course: courseOf(4) });
    }
    const turn = command.do === 'judge' ? command.turn : 0;
    return turn < most ? Promise.resolve({ judged: judgedOf({ turn, side: turn % 2 === 0 ? 'W' : 'B', loss: 0.1 }) }) : new Promise(() => undefined);
  });
}

const turnsAsked = ({ asked }: ScriptedStudy): number[] => asked.flatMap((each) => (each.do === 'judge' ? [each.turn] : []));

describe('a review', () => {
  it('judges every turn in order, keeps them, and adds what they come to to the result', async () => {
    const [kept, judge] = [shelf(), study()];
    await kept.add(GAME);
    const review = new Review(GAME, judge, kept);
    await review.start();
    expect(review.phase.value).toBe('done');
    expect(turnsAsked(judge)).toEqual([0, 1, 2, 3]);
    expect((await kept.judged('g-1')).map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
    expect((await kept.results())[0]).toMatchObject({ points: 2, level: 4, sums: { decisions: 2, loss: 0.2 } });
  });

  it('goes on after a reload with the first turn that has not been judged', async () => {
    const kept = shelf();
    const stopped = new Review(GAME, study(2), kept);
    void stopped.start();
    await expect.poll(() => stopped.judged.value.length).toBe(2);
    const judge = study();
    const review = new Review(GAME, judge, kept);
    await review.start();
    expect(turnsAsked(judge)).toEqual([2, 3]);
    expect(review.judged.value).toHaveLength(4);
  });

  it('that is paused ends the work of the study, and goes on when asked', async () => {
    const [kept, judge] = [shelf(), study(1)];
    const review = new Review(GAME, judge, kept);
    void review.start();
    await expect.poll(() => review.judged.value.length).toBe(1);
    review.pause();
    expect([review.phase.value, judge.stops]).toEqual(['paused', 1]);
    void review.start();
    await expect.poll(() => turnsAsked(judge)).toEqual([0, 1, 1]);
  });

  it('says why the rules of a game cannot be judged', async () => {
    const refusing = new ScriptedStudy(() => Promise.reject(new StudyRefused({ code: 'no-net', message: '' })));
    const review = new Review(GAME, refusing, shelf());
    await review.start();
    expect([review.phase.value, review.code.value]).toEqual(['failed', 'no-net']);
  });
});

describe('the shelf', () => {
  it(`keeps the newest ${MOST_GAMES} games, and the result of every one`, async () => {
    const kept = shelf();
    for (let n = 0; n <= MOST_GAMES; n++) {
      await kept.add({ ...GAME, id: `g-${n}`, ended: n });
    }
    const games = await kept.games();
    expect([games.length, games[0]?.ended, games.at(-1)?.ended]).toEqual([MOST_GAMES, MOST_GAMES, 1]);
    expect(await kept.results()).toHaveLength(MOST_GAMES + 1);
  });

  it('keeps a game once, and no result where two people played', async () => {
    const kept = shelf();
    await kept.add({ ...GAME, black: 'human' });
    await kept.add({ ...GAME, black: 'human', ended: 9 });
    expect((await kept.games()).map(({ ended }) => ended)).toEqual([5]);
    expect(await kept.results()).toEqual([]);
  });

  it('counts a lost game with the points it cost', async () => {
    const kept = shelf();
    await kept.add({ ...GAME, winner: 'B' });
    expect((await kept.results())[0]?.points).toBe(-2);
  });
});
