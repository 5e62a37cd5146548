import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/i18n.mjs';
import { laidOf, pointsOf } from '../board/laid';
import { LESSONS } from './diagrams';
import { TERMS } from './terms';

const ENGLISH = Object.keys(catalogue('learn.', 'en'));

describe('the lessons', () => {
  it.each(LESSONS)('show fifteen checkers a side, at most one of them pinned on a point: $title', ({ board }) => {
    const laid = laidOf(board);
    const points = pointsOf(laid);
    const count = (side: string): number =>
      points.reduce((sum, { top, count: n, beneath }) => sum + (top === side ? n : 0) + beneath.split(side).length - 1, 0);
    expect([count('W'), count('B')]).toEqual([15, 15]);
    expect(laid.stacks.filter((stack) => stack !== '')).toHaveLength(board.split(' ').length);
    expect(points.every(({ top, beneath }) => beneath === '' || (beneath.length === 1 && beneath !== top))).toBe(true);
  });

  it('and the glossary leave out nothing that is written down', () => {
    const shown = LESSONS.flatMap(({ title, texts, caption }) => [title, ...texts, caption]);
    const terms = TERMS.flatMap((term) => [`word.${term}`, `word.${term}.means`]);
    const told = ENGLISH.filter((key) => !/^(coach|puzzle)\./.test(key));
    expect(['strategy.intro', ...shown, ...terms].sort()).toEqual(told.sort());
  });
});
