// A board to look at: a view in which nothing is going on, and actions that do nothing. Whoever shows a position and not the
// table adds what differs.

import type { GameView, TableView, TurnView } from '../contract';
import type { BoardActions } from './Board';
import { type Laid, pointsOf, sideOf } from './laid';

export const NO_TURN: TurnView = {
  origin: '',
  later: '',
  selected: '',
  sources: [],
  targets: [],
  steps: [],
  canRoll: false,
  canUndo: false,
  canDone: false,
  forced: false,
  pass: false,
};

export const NO_ACTIONS: BoardActions = {
  tap: () => undefined,
  lift: () => undefined,
  drop: () => Promise.resolve(),
  escape: () => undefined,
  undo: () => undefined,
  rollOrDone: () => undefined,
};

type Changes = Partial<Omit<TableView, 'turn'>> & { turn?: Partial<TurnView> };

/** The position as it lies, in a game of this kind. */
export function stillView(game: GameView, laid: Laid, { turn, ...changes }: Changes = {}): TableView {
  return {
    phase: 'over',
    game,
    match: null,
    fair: null,
    offer: null,
    actor: '',
    yourTurn: false,
    points: pointsOf(laid),
    white: sideOf(laid, 'W'),
    black: sideOf(laid, 'B'),
    openingThrows: [],
    dice: [],
    lastTurn: null,
    moments: [],
    over: null,
    think: null,
    say: [],
    problem: null,
    ...changes,
    turn: { ...NO_TURN, ...turn },
  };
}
