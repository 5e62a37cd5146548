import { describe, expect, it } from 'vitest';
import { courseOf, judgedOf } from '../test/studied';
import { boardOf } from './boards';
import { countDice, isNormal } from './dice';
import { placeOf } from './place';
import { rowsOf, windowsOf } from './progress';
import type { Result } from './shelf';
import { ratingText } from './SumsPart';
import { NO_SUMS, lessLuck, ratingName, ratingOf, sumsOf } from './sums';
import { loadStudyWords } from './words';

describe('the sums of a side', () => {
  const judged = [
    judgedOf({ side: 'W', loss: 0.05, mark: '?!', luck: 0.2 }),
    judgedOf({ side: 'B', loss: 1, mark: '??' }),
    judgedOf({ side: 'W', forced: true, luck: -0.3 }),
    judgedOf({ side: 'W', loss: 0.15, mark: '?' }),
    judgedOf({ side: 'W', played: false, luck: 0.5 }),
  ];

  it('count decisions, not forced plays and not throws that were not played any more', () => {
    expect(sumsOf(judged, 'W')).toEqual({ decisions: 2, loss: 0.2, doubtful: 1, bad: 1, veryBad: 0, luck: expect.closeTo(0.4) });
  });

  it('make the rating five hundred times the loss of a decision in the mean, with a name', () => {
    expect(ratingOf(sumsOf(judged, 'W'))).toBeCloseTo(50);
    expect(ratingOf(NO_SUMS)).toBeNull();
    expect([0, 2.5, 7, 12, 19.9, 20].map(ratingName)).toEqual(['world', 'expert', 'strong', 'club', 'casual', 'beginner']);
  });

  it('name a rating of twenty decisions, and say of fewer how many there were', async () => {
    const words = await loadStudyWords('en');
    expect(ratingText({ ...NO_SUMS, decisions: 20, loss: 0.1 }, words)).toBe('2.5 – expert');
    expect(ratingText({ ...NO_SUMS, decisions: 2, loss: 0.01 }, words)).toBe('2.5 – too few decisions (2 of 20)');
    expect(ratingText(NO_SUMS, words)).toBe('too few decisions (0 of 20)');
  });

  it('take the luck of both sides off the result', () => {
    const lucky = [judgedOf({ side: 'W', luck: 0.5 }), judgedOf({ side: 'B', luck: -0.25 })];
    expect(lessLuck(lucky, 'W', 2, false)).toBe(1.25);
    expect(lessLuck(lucky, 'B', -2, false)).toBe(-1.25);
  });

  it('count a game that was given up by what it was worth after its last play, without the throw that was not played', () => {
    const given = [judgedOf({ side: 'W', luck: 0.5, equity: 0.25 }), judgedOf({ side: 'B', luck: 0.25, equity: 0.75 }), judgedOf({ side: 'W', luck: -1, played: false })];
    expect(lessLuck(given, 'W', -2, true)).toBe(-0.75 - 0.25);
    expect(lessLuck(given, 'B', 2, true)).toBe(0.75 + 0.25);
    expect(lessLuck([], 'W', -2, true)).toBe(0);
  });
});

describe('the dice of a game', () => {
  const turns = (...dice: string[]) => dice.map((each) => ({ ...courseOf(1).turns[0]!, dice: each }));

  it('are counted where they were thrown, a later group of a double is no throw', () => {
    const [group] = turns('6666');
    expect(countDice([...turns('61', '33'), { ...group!, thrown: false }], 'W')).toEqual({
      faces: [1, 0, 2, 0, 0, 1],
      throws: 2,
      doubles: 1,
      pips: 19,
    });
  });

  it('are within normal luck, or not', () => {
    expect(isNormal(countDice(turns('12', '34', '56', '61', '25', '33'), 'W'))).toBe(true);
    expect(isNormal(countDice(turns(...Array<string>(30).fill('65')), 'W'))).toBe(false);
    expect(isNormal(countDice([], 'W'))).toBe(true);
  });
});

describe('the board of a course', () => {
  it('is unpacked from its text, what is not there is off', () => {
    const course = { ...courseOf(1), end: '24:W10 9:B1W1 1:B12 barB:1' };
    const view = boardOf(course, 1);
    expect(view.points.find(({ point }) => point === 9)).toEqual({ point: 9, top: 'W', count: 1, beneath: 'B' });
    expect([view.white.off, view.black.off, view.black.onBar]).toEqual([4, 1, 1]);
  });
});

describe('my progress', () => {
  const result = (n: number, part: Partial<Result>): Result => ({ id: `${n}`, ended: n, game: 'tapa', preset: 'mali', level: 4, points: 1, ...part });

  it('adds up by game and level', () => {
    const rows = rowsOf([result(1, {}), result(2, { points: -2 }), result(3, { game: 'tabla' }), result(4, { level: 2 })]);
    expect(rows.map(({ game, level, games, won, points }) => [game, level, games, won, points])).toEqual([
      ['tapa', 2, 1, 1, 1],
      ['tapa', 4, 2, 1, -1],
      ['tabla', 4, 1, 1, 1],
    ]);
  });

  it('rates ten reviewed games at a time, the newest last', () => {
    const reviewed = Array.from({ length: 13 }, (_, n) => result(n, { sums: { ...NO_SUMS, decisions: 10, loss: n < 3 ? 1 : 0.1 } }));
    const windows = windowsOf([result(99, {}), ...reviewed]);
    expect(windows.map(({ ended }) => ended)).toEqual([2, 12]);
    expect(windows.map(({ rating }) => rating)).toEqual([expect.closeTo(50), expect.closeTo(5)]);
  });
});

describe('an address', () => {
  it('names a place of the study, or none', () => {
    expect(placeOf('#study/games')).toEqual({ at: 'games' });
    expect(placeOf('#study/review/abc-1')).toEqual({ at: 'review', id: 'abc-1' });
    expect(placeOf('#study/match/abc')).toEqual({ at: 'match', id: 'abc' });
    expect([placeOf(''), placeOf('#study/review'), placeOf('#study/x'), placeOf('#other')]).toEqual([null, null, null, null]);
  });
});
