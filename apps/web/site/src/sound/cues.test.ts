import { describe, expect, it } from 'vitest';
import { FIXTURES, diceOf, gameOf, viewOf } from '../test/fixtures';
import { type Cue, cuesBetween } from './cues';

const SLIDE = 100;
const START = '24:W15 1:B15';
const DUE = viewOf(START, { phase: 'roll', turn: { canRoll: true } });
const ROLLED = viewOf(START, { dice: diceOf('61'), turn: { sources: ['24'] } });
const sounds = (cues: Cue[]): string[] => cues.map(({ sound }) => sound);
const step = (from: string, to: string, touches = false): { from: string; to: string; touches: boolean } => ({ from, to, touches });

describe('what is heard', () => {
  it('is nothing when a game is opened, nor when another one begins', () => {
    expect(cuesBetween(null, ROLLED, SLIDE)).toEqual([]);
    expect(cuesBetween(FIXTURES.pins, viewOf(START, { game: gameOf({}), dice: diceOf('61') }), SLIDE)).toEqual([]);
  });

  it('are the dice, once a throw', () => {
    expect(sounds(cuesBetween(DUE, ROLLED, SLIDE))).toEqual(['roll']);
    expect(cuesBetween(ROLLED, ROLLED, SLIDE)).toEqual([]);
    expect(sounds(cuesBetween(FIXTURES.opening, { ...FIXTURES.opening, phase: 'roll', openingThrows: [{ white: 5, black: 2 }] }, SLIDE))).toEqual(['roll']);
  });

  it('is a checker that lands, pins or goes off, when it has slid there', () => {
    const after = (...steps: ReturnType<typeof step>[]): typeof ROLLED => ({ ...ROLLED, turn: { ...ROLLED.turn, steps } });
    expect(cuesBetween(ROLLED, after(step('24', '18')), SLIDE)).toEqual([{ sound: 'checker', after: 100 }]);
    expect(sounds(cuesBetween(after(step('24', '18')), after(step('24', '18'), step('24', '23', true)), SLIDE))).toEqual(['touch']);
    expect(sounds(cuesBetween(ROLLED, after(step('6', 'off')), SLIDE))).toEqual(['off']);
    expect(sounds(cuesBetween(after(step('24', '18')), ROLLED, SLIDE))).toEqual(['checker']);
  });

  it('are the checkers of the bot one after the other, and not again those that were set down by hand', () => {
    const lastTurn = { side: 'B', dice: '61', play: '24/18 24/23*', steps: [step('1', '7'), step('1', '2', true)] };
    expect(cuesBetween(ROLLED, { ...DUE, lastTurn }, SLIDE)).toEqual([
      { sound: 'checker', after: 100 },
      { sound: 'touch', after: 160 },
    ]);
    const byHand = { ...ROLLED, turn: { ...ROLLED.turn, steps: lastTurn.steps } };
    expect(cuesBetween(byHand, { ...DUE, lastTurn }, SLIDE)).toEqual([]);
  });

  it('is heard once where checkers do not slide', () => {
    const lastTurn = { side: 'B', dice: '66', play: '24/18(4)', steps: [1, 2, 3, 4].map(() => step('1', '7')) };
    expect(cuesBetween(ROLLED, { ...DUE, lastTurn }, 0)).toEqual([{ sound: 'checker', after: 0 }]);
  });

  it('is a win, or an end that is none', () => {
    const before = viewOf('1:W1 13:B15', { game: gameOf({ turnNumber: 12 }) });
    expect(sounds(cuesBetween(before, FIXTURES.over, SLIDE))).toEqual(['win']);
    const lost = { ...FIXTURES.over, over: { winner: 'B', points: 1, reason: 'off' } };
    expect(sounds(cuesBetween(before, lost, SLIDE))).toEqual(['end']);
  });
});
