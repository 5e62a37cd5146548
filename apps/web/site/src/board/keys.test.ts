import { describe, expect, it } from 'vitest';
import { layoutOf } from './geometry';
import { DigitJump, neighbour } from './keys';

const LYING = layoutOf({ standing: false, bottom: 'W', mirror: false });
const STANDING = layoutOf({ standing: true, bottom: 'W', mirror: false });

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
});

describe('digits', () => {
  it('jump to a point in the reader’s numbering; two soon after each other are one number', () => {
    const jump = new DigitJump('W');
    expect(jump.press('1', 0)).toBe('1');
    expect(jump.press('3', 300)).toBe('13');
    expect(jump.press('6', 500)).toBe('6');
    expect(jump.press('0', 5000)).toBe('offW');
    expect(new DigitJump('B').press('1', 0)).toBe('24');
  });
});
