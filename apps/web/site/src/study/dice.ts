// Whether the dice of a game were as dice are.

import type { TurnOfCourse } from '../contract';

export interface DiceCount {
  /** How often each face fell, 1 to 6. */
  readonly faces: readonly number[];
  readonly throws: number;
  readonly doubles: number;
  readonly pips: number;
}

export function countDice(turns: readonly TurnOfCourse[], side: string): DiceCount {
  const thrown = turns.filter((turn) => turn.thrown && turn.side === side).map((turn) => [...turn.dice].map(Number));
  const dice = thrown.flatMap((pair) => pair.slice(0, 2));
  const doubles = thrown.filter(([a, b]) => a === b).length;
  return {
    faces: [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length),
    throws: thrown.length,
    doubles,
    pips: thrown.reduce((sum, [a = 0, b = 0]) => sum + (a === b ? 4 * a : a + b), 0),
  };
}

/** How often a face is expected in so many throws of two dice. */
export function expectedFaces(throws: number): number {
  return throws / 3;
}

/** How many doubles are expected. */
export function expectedDoubles(throws: number): number {
  return throws / 6;
}

/** Chi squared of six faces is above this in one game of a hundred, if the dice are fair. */
const ONE_IN_A_HUNDRED = 15.086;
/** So many standard deviations from the mean the doubles of one game in a hundred lie. */
const DEVIATIONS = 2.576;

/** Whether both sides' dice together are within normal luck: faces and doubles as they are in 98 games of a hundred. */
export function isNormal(...counts: readonly DiceCount[]): boolean {
  const throws = counts.reduce((sum, each) => sum + each.throws, 0);
  if (throws === 0) {
    return true;
  }
  const expected = expectedFaces(throws);
  const faces = [0, 1, 2, 3, 4, 5].map((face) => counts.reduce((sum, each) => sum + (each.faces[face] ?? 0), 0));
  const chiSquared = faces.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
  const doubles = counts.reduce((sum, each) => sum + each.doubles, 0);
  const spread = Math.sqrt((throws * 5) / 36);
  return chiSquared <= ONE_IN_A_HUNDRED && Math.abs(doubles - expectedDoubles(throws)) <= DEVIATIONS * spread;
}
