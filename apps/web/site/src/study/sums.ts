// What a game that was judged comes to for each side.

import type { JudgedView } from '../contract';

export interface Sums {
  /** Plays where there was a choice. */
  readonly decisions: number;
  /** The points they lost together. */
  readonly loss: number;
  readonly doubtful: number;
  readonly bad: number;
  readonly veryBad: number;
  /** The points the throws brought together. */
  readonly luck: number;
}

export const NO_SUMS: Sums = { decisions: 0, loss: 0, doubtful: 0, bad: 0, veryBad: 0, luck: 0 };

export function sumsOf(judged: readonly JudgedView[], side: string): Sums {
  const own = judged.filter((turn) => turn.side === side);
  const marked = (mark: string): number => own.filter((turn) => turn.mark === mark).length;
  return {
    decisions: own.filter((turn) => turn.played && !turn.forced).length,
    loss: own.reduce((sum, turn) => sum + turn.loss, 0),
    doubtful: marked('?!'),
    bad: marked('?'),
    veryBad: marked('??'),
    luck: own.reduce((sum, turn) => sum + turn.luck, 0),
  };
}

/** Less is shown as nothing lost. */
const SHOWN = 0.0005;

/** Whether another play would have been better by as much as can be seen. */
export function isBettered(turn: JudgedView | undefined): turn is JudgedView {
  return turn !== undefined && turn.loss >= SHOWN;
}

/** Five hundred times what a decision lost in the mean: 0 is perfect. Nothing without a decision. */
export function ratingOf({ decisions, loss }: Sums): number | null {
  return decisions === 0 ? null : (500 * loss) / decisions;
}

/** Of fewer decisions a rating tells too little to be given a name. */
export const ENOUGH_DECISIONS = 20;

/** Below each rating its name holds; above the last one it is a beginner's. */
const NAMES: readonly (readonly [number, string])[] = [
  [2.5, 'world'],
  [5, 'expert'],
  [7.5, 'strong'],
  [12.5, 'club'],
  [20, 'casual'],
];

/** The name of a rating, in select forms. */
export function ratingName(rating: number): string {
  return NAMES.find(([below]) => rating < below)?.[1] ?? 'beginner';
}

/**
 * The result of a side without what both owe to their throws: who played better. A game that was given up counts by what it
 * was worth after its last play; a throw that was not played any more is not in that.
 */
export function lessLuck(judged: readonly JudgedView[], side: string, result: number, givenUp: boolean): number {
  const counted = givenUp ? judged.filter(({ played }) => played) : judged;
  const luck = counted.reduce((sum, turn) => sum + (turn.side === side ? turn.luck : -turn.luck), 0);
  return (givenUp ? worthAtLast(counted, side) : result) - luck;
}

function worthAtLast(played: readonly JudgedView[], side: string): number {
  const last = played.at(-1);
  return last === undefined ? 0 : last.side === side ? last.equity : -last.equity;
}
