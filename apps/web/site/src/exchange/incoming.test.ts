import { describe, expect, test } from 'vitest';
import type { ExchangeAnswer, ExchangeCommand } from './exchange';
import { LONGEST, incoming } from './incoming';

const asked: ExchangeCommand[] = [];
const answering = (answer: ExchangeAnswer) => (command: ExchangeCommand): Promise<ExchangeAnswer> => {
  asked.push(command);
  return Promise.resolve(answer);
};

describe('a text from outside', () => {
  test('is a record where it is JSON, which the table judges', async () => {
    expect(await incoming(' {"version":2} ', answering({ problem: 'never asked' }))).toEqual({ kind: 'games', saved: ['{"version":2}'] });
  });

  test('is a certificate where it names the scheme', async () => {
    const text = '{"scheme":"fairdice/1"}';
    expect(await incoming(text, answering({ problem: '', rolls: 3, fault: '' }))).toEqual({ kind: 'dice', rolls: 3, fault: '' });
    expect(asked.at(-1)).toEqual({ do: 'verify', text });
    expect(await incoming(text, answering({ problem: 'no certificate' }))).toEqual({ kind: 'bad', detail: 'no certificate' });
  });

  test('is a .mat text otherwise, with one game or several', async () => {
    expect(await incoming(' Game 1', answering({ problem: '', saved: ['a', 'b'] }))).toEqual({ kind: 'games', saved: ['a', 'b'] });
    expect(await incoming('hello', answering({ problem: 'line 1' }))).toEqual({ kind: 'bad', detail: 'line 1' });
  });

  test('is refused unread where it is empty or far too long', async () => {
    expect(await incoming('  ', answering({ problem: '' }))).toEqual({ kind: 'bad', detail: '' });
    expect(await incoming('x'.repeat(LONGEST + 1), answering({ problem: '' }))).toEqual({ kind: 'bad', detail: '' });
  });
});
