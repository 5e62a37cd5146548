import { describe, expect, it } from 'vitest';
import { judgedOf } from '../test/studied';
import { scaleOf, strideOf, viewerOf, worths } from './EquityGraph';
import { groups } from './Games';
import type { FinishedGame } from './shelf';

const GAME: FinishedGame = {
  id: 'a', saved: '', ended: 1, game: 'tapa', preset: 'mali', white: 'bot', black: 'human', level: 4, winner: 'W', points: 1,
};

describe('the worth of a game', () => {
  it('is always told from one side, whoever played', () => {
    const judged = [judgedOf({ side: 'W', equity: 0.5 }), judgedOf({ side: 'B', equity: -0.4 }), judgedOf({ played: false })];
    expect(worths(judged, 'W')).toEqual([0.5, 0.4, null]);
    expect(worths(judged, 'B')).toEqual([-0.5, -0.4, null]);
    expect([viewerOf(GAME), viewerOf({ ...GAME, white: 'human' })]).toEqual(['B', 'W']);
  });

  it('has a scale of whole points as far as the game went', () => {
    expect(scaleOf([])).toEqual([1, 0, -1]);
    expect(scaleOf([0.2, null, -1.4])).toEqual([2, 1, 0, -1, -2]);
  });

  it('has at most eight numbered turns', () => {
    expect([1, 8, 9, 60, 120].map(strideOf)).toEqual([1, 1, 2, 10, 20]);
  });
});

describe('finished games', () => {
  it('stand together where they belong to a match', () => {
    const part = (id: string, match: string, number: number): FinishedGame => ({ ...GAME, id, match: { id: match, number, whole: true } });
    const found = groups([part('m-2', 'm', 2), GAME, part('m-1', 'm', 1), part('n-1', 'n', 1)]);
    expect(found.map((group) => group.map(({ id }) => id))).toEqual([['m-2', 'm-1'], ['a'], ['n-1']]);
  });
});
