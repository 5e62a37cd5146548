// The puzzles, in the order in which they are offered. Data alone: which answers are right, the rules say.

import type { LearnKey, RulesKey } from '../i18n/gen/keys';
import type { GameId, PresetId } from '../page/presets';
import type { Goal } from './goals';
import list from './puzzles.json';

/** White is to move, with the dice thrown. */
export interface Puzzle {
  readonly id: string;
  /** The case of the rule book that it comes from. */
  readonly case: string;
  readonly game: GameId;
  readonly preset: PresetId;
  readonly position: string;
  readonly dice: string;
  readonly goal: Goal;
  readonly question: LearnKey;
  /** The article of the rules that explains the answer. */
  readonly article: RulesKey;
}

export const PUZZLES = list as readonly Puzzle[];

/** The puzzle of that name, or the first one. */
export function puzzleOf(id: string): Puzzle {
  return PUZZLES.find((each) => each.id === id) ?? (PUZZLES[0] as Puzzle);
}

/** The next puzzle in the order that is still open; where all are solved, simply the next one. */
export function puzzleAfter({ id }: Puzzle, solved: ReadonlySet<string>): Puzzle {
  const at = PUZZLES.findIndex((each) => each.id === id);
  const others = [...PUZZLES.slice(at + 1), ...PUZZLES.slice(0, at)];
  return others.find((each) => !solved.has(each.id)) ?? (others[0] as Puzzle);
}
