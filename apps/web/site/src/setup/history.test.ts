import { describe, expect, test } from 'vitest';
import { again, back, begin, step } from './history';

describe('the steps of an edit', () => {
  const three = step(step(begin('a'), 'b'), 'c');

  test('are taken back one by one and made again', () => {
    expect(back(three).now).toBe('b');
    expect(back(back(back(three)))).toEqual({ now: 'a', past: [], future: ['b', 'c'] });
    expect(again(back(three))).toEqual(three);
    expect(again(three)).toBe(three);
  });

  test('are forgotten once another way is taken, and what changes nothing is none', () => {
    expect(step(back(three), 'd')).toEqual({ now: 'd', past: ['a', 'b'], future: [] });
    expect(step(back(three), 'b').future).toEqual(['c']);
  });
});
