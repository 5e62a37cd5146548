import { describe, expect, test } from 'vitest';
import { hashOf, isSetupAddress, linkedOf, pasted } from './address';
import { EMPTY, laidOf, offOf, pointsOf, textOf } from '../board/laid';
import { OPENINGS, exchanged, move, put, take, topOf } from './laid';

const PINS = '24:W14 10:B1W1 1:B14';

describe('a position that is set up', () => {
  test('is read from a board text and written as the same text', () => {
    for (const board of [...Object.values(OPENINGS), PINS, '10:W1B1W1 1:B13', '20:B1 6:W1 barW:2 barB:1', '']) {
      expect(textOf(laidOf(board))).toBe(board);
    }
    expect(laidOf('30:W2 x 5:Q')).toEqual(EMPTY);
  });

  test('takes checkers from the tray until none is left', () => {
    let laid = EMPTY;
    for (let i = 0; i < 20; i++) {
      laid = put(laid, '6', 'W');
    }
    expect(textOf(laid)).toBe('6:W15');
    expect(offOf(laid, 'W')).toBe(0);
    expect(put(laid, '5', 'W')).toBe(laid);
  });

  test('lays a checker on another one, and gives the uppermost back', () => {
    const pinned = put(laidOf('10:B1'), '10', 'W');
    expect(textOf(pinned)).toBe('10:B1W1');
    expect(topOf(pinned, '10')).toBe('W');
    expect(textOf(take(pinned, '10'))).toBe('10:B1');
    expect(take(EMPTY, '10')).toBe(EMPTY);
  });

  test('moves checkers between points, bar and trays of their own side only', () => {
    const laid = laidOf('10:B1 6:W2');
    expect(textOf(move(laid, '6', '10'))).toBe('10:B1W1 6:W1');
    expect(textOf(move(laid, '6', 'barW'))).toBe('10:B1 6:W1 barW:1');
    expect(textOf(move(laid, '6', 'offW'))).toBe('10:B1 6:W1');
    expect(textOf(move(laid, 'offB', '6'))).toBe('10:B1 6:W2B1');
    expect(move(laid, '6', 'barB')).toBe(laid);
    expect(move(laid, '5', '6')).toBe(laid);
  });

  test('has its sides exchanged, and exchanged again is as before', () => {
    expect(textOf(exchanged(laidOf(PINS), false))).toBe('24:W14 15:W1B1 1:B14');
    expect(textOf(exchanged(laidOf('24:W14 3:W1 12:B15'), true))).toBe('24:W15 15:B1 12:B14');
    const bar = laidOf('20:B1 6:W1 barW:2');
    expect(exchanged(exchanged(bar, false), false)).toEqual(bar);
  });

  test('shows the uppermost checkers and what lies beneath', () => {
    const shown = pointsOf(laidOf('10:B1W2 5:W1B1W1 3:B4'));
    expect(shown.find(({ point }) => point === 10)).toEqual({ point: 10, top: 'W', count: 2, beneath: 'B' });
    expect(shown.find(({ point }) => point === 5)).toEqual({ point: 5, top: 'W', count: 1, beneath: 'WB' });
    expect(shown.find(({ point }) => point === 3)).toEqual({ point: 3, top: 'B', count: 4, beneath: '' });
    expect(shown.map(({ point }) => point)).toEqual(Array.from({ length: 24 }, (_, i) => 24 - i));
  });
});

describe('the address of a position', () => {
  const linked = { game: 'tapa', preset: 'mali', position: 'T:MIRRAz8QhaEDPw.Ag', turn: 'B', dice: '61' } as const;

  test('carries the id as it is and reads back', () => {
    expect(hashOf(linked)).toBe('#setup=T:MIRRAz8QhaEDPw.Ag&game=tapa&rules=mali&turn=B&dice=61');
    expect(linkedOf(hashOf(linked))).toEqual(linked);
    const board = { ...linked, position: '24:W14 10:B1W1 1:B14', dice: '' };
    expect(linkedOf(hashOf(board))).toEqual(board);
    expect(linkedOf(hashOf({ ...linked, position: 'B:4HPwATDgc/AB+A' })).position).toBe('B:4HPwATDgc/AB+A');
  });

  test('falls back on what is usual where it is damaged', () => {
    expect(linkedOf('#setup')).toEqual({ game: 'tapa', preset: 'mali', position: '', turn: 'W', dice: '' });
    expect(linkedOf('#setup=%E0%A4%A&game=chess&rules=tavla&turn=X&dice=70')).toEqual({
      game: 'tabla', preset: 'tavla', position: '%E0%A4%A', turn: 'W', dice: '',
    });
    expect(linkedOf('#setup=x&game=gulbara&rules=tavla').preset).toBe('gulbara');
  });

  test('is told from other addresses and found in a pasted link', () => {
    expect(isSetupAddress('#setup')).toBe(true);
    expect(isSetupAddress('#setup=x')).toBe(true);
    expect(isSetupAddress('#setups')).toBe(false);
    expect(pasted(' https://example.org/?a#setup=T:x&game=tapa ')).toBe('#setup=T:x&game=tapa');
    expect(pasted(' T:x ')).toBe('T:x');
  });
});
