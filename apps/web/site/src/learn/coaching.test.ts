import { describe, expect, it } from 'vitest';
import { FIXTURES, gameOf, viewOf } from '../test/fixtures';
import { linesFor } from './coaching';

const PINS = '24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6';
const target = (spot: string, touches: boolean): object => ({ spot, dice: '4', touches, choice: false, via: [] });

describe('the coach', () => {
  it('begins with the throw', () => {
    expect(linesFor(FIXTURES.opening)).toEqual(['roll']);
  });

  it('says how a checker is moved, and of pins when there are some', () => {
    expect(linesFor(FIXTURES.first)).toEqual(['move']);
    expect(linesFor(FIXTURES.pins)).toEqual(expect.arrayContaining(['move', 'held', 'pinned']));
  });

  it('points to a lone checker in reach where it would be pinned, not where it would be hit', () => {
    const turn = { selected: '13', sources: ['13'], targets: [target('16', true)] } as never;
    expect(linesFor(viewOf(PINS, { turn, game: gameOf({}) }))).toContain('pins');
    expect(linesFor(viewOf(PINS, { turn, game: gameOf({ contact: 'hit' }) }))).not.toContain('pins');
  });

  it('tells of bearing off when the tray is lit, and of Done when the turn is complete', () => {
    const turn = { selected: '5', sources: ['5'], targets: [target('off', false)] } as never;
    expect(linesFor(viewOf('5:W2 1:B3', { turn }))).toContain('home');
    expect(linesFor(viewOf('5:W2 1:B3', { turn: { canDone: true } }))).toEqual(['done']);
  });

  it('is silent while the other side moves', () => {
    expect(linesFor(viewOf(PINS, { yourTurn: false, turn: { sources: ['24'] } }))).toEqual([]);
  });
});
