// What a person wants to play.

import type { Seat, Side, TableCommand } from '../contract';
import type { Level } from './levels';

/** The game that a person wants to play. */
export interface Wish {
  game: string;
  preset: string;
  /** A match preset, or "single" with a target; empty for one game. */
  match: string;
  target: number;
  pinnedBlocks: boolean;
  white: Seat;
  black: Seat;
  realDice: boolean;
  /** How strong the bot plays. */
  level: Level;
}

/** A game from a position that was set up. */
export interface SetUpWish {
  game: string;
  preset: string;
  pinnedBlocks: boolean;
  position: string;
  turn: Side;
  /** Two digits, or nothing where the dice are yet to be thrown. */
  dice: string;
  white: Seat;
  black: Seat;
  realDice: boolean;
  level: Level;
}

/** The commands that put another game on the table; a refused "next" leaves the match where it is. */
export const BEGINNINGS: readonly TableCommand['do'][] = ['new', 'setup', 'next', 'open'];
