// The reader's results, added up.

import type { Result } from './shelf';
import { NO_SUMS, type Sums, ratingOf } from './sums';

/** All games of one kind against one level. */
export interface Row {
  readonly game: string;
  readonly level: number;
  readonly games: number;
  readonly won: number;
  readonly points: number;
  /** How many of them were reviewed, and what these came to. */
  readonly reviewed: number;
  readonly sums: Sums;
}

/** Some reviewed games that follow each other. */
export interface Window {
  /** When the last of them ended. */
  readonly ended: number;
  readonly rating: number;
  readonly sums: Sums;
}

/** So many reviewed games make one window. */
const WINDOW = 10;

const GAMES = ['tapa', 'tabla', 'gulbara'];

/** By game in the order in which they are offered, then by level. */
export function rowsOf(results: readonly Result[]): Row[] {
  const rows = new Map<string, Result[]>();
  for (const result of results) {
    const key = `${result.game} ${result.level}`;
    rows.set(key, [...(rows.get(key) ?? []), result]);
  }
  return [...rows.values()]
    .map(rowOf)
    .sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.level - b.level);
}

function rowOf(results: readonly Result[]): Row {
  const [{ game, level }] = results as [Result];
  return {
    game,
    level,
    games: results.length,
    won: results.filter(({ points }) => points > 0).length,
    points: results.reduce((sum, { points }) => sum + points, 0),
    reviewed: results.filter(({ sums }) => sums !== undefined).length,
    sums: added(results),
  };
}

function added(results: readonly Result[]): Sums {
  return results.reduce<Sums>(
    (all, { sums = NO_SUMS }) => ({
      decisions: all.decisions + sums.decisions,
      loss: all.loss + sums.loss,
      doubtful: all.doubtful + sums.doubtful,
      bad: all.bad + sums.bad,
      veryBad: all.veryBad + sums.veryBad,
      luck: all.luck + sums.luck,
    }),
    NO_SUMS,
  );
}

/** The reviewed games ten at a time, counted from the newest; the first window may have fewer. */
export function windowsOf(results: readonly Result[]): Window[] {
  const reviewed = results.filter(({ sums }) => sums !== undefined);
  const windows: Window[] = [];
  for (let end = reviewed.length; end > 0; end -= WINDOW) {
    const part = reviewed.slice(Math.max(0, end - WINDOW), end);
    const sums = added(part);
    const rating = ratingOf(sums);
    if (rating !== null) {
      windows.unshift({ ended: part.at(-1)?.ended ?? 0, rating, sums });
    }
  }
  return windows;
}
