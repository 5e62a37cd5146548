import { describe, expect, it } from 'vitest';
import { layoutOf } from './geometry';
import { DigitJump, neighbour } from './keys';

const TAPA = { parallel: false, bar: false };
const TABLA = { parallel: false, bar: true };
const LYING = layoutOf({ standing: false, bottom: 'W', mirror: false, ...TAPA });
const STANDING = layoutOf({ standing: true, bottom: 'W', mirror: false, ...TAPA });

describe('the arrows', () => {
  it('go to the point beside and to the one opposite', () => {
    expect(neighbour(LYING, '24', 'ArrowLeft')).toBe('23');
    expect(neighbour(LYING, '24', 'ArrowDown')).toBe('1');
    expect(neighbour(LYING, '7', 'ArrowRight')).toBe('6');
    expect(neighbour(LYING, '1', 'ArrowRight')).toBe('offW');
    expect(neighbour(LYING, '13', 'ArrowLeft')).toBe('13');
  });

  it('follow the picture when the board stands', () => {
    expect(neighbour(STANDING, '24', 'ArrowUp')).toBe('23');
    expect(neighbour(STANDING, '24', 'ArrowLeft')).toBe('1');
    expect(neighbour(STANDING, '1', 'ArrowDown')).toBe('offW');
  });

  it('stop on the bar where checkers are hit', () => {
    const layout = layoutOf({ standing: false, bottom: 'W', mirror: false, ...TABLA });
    expect(neighbour(layout, '18', 'ArrowRight')).toBe('barW');
    expect(neighbour(layout, 'barW', 'ArrowRight')).toBe('19');
    expect(neighbour(layout, 'barW', 'ArrowDown')).toBe('barB');
  });
});

describe('digits', () => {
  it('jump to a point in the reader’s numbering; two soon after each other are one number', () => {
    const jump = new DigitJump('W', TAPA);
    expect(jump.press('1', 0)).toBe('1');
    expect(jump.press('3', 300)).toBe('13');
    expect(jump.press('6', 500)).toBe('6');
    expect(jump.press('0', 5000)).toBe('offW');
    expect(new DigitJump('B', TAPA).press('1', 0)).toBe('24');
  });

  it('jump to the bar with 25, and to the points of a board on which both sides travel the same way', () => {
    const jump = new DigitJump('B', TABLA);
    jump.press('2', 0);
    expect(jump.press('5', 100)).toBe('barB');
    expect(new DigitJump('B', { parallel: true, bar: false }).press('1', 0)).toBe('13');
  });
});
