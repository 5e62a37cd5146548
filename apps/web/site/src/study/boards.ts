// A position of a course as the board shows it.

import { laidOf, pointsOf, sideOf } from '../board/laid';
import type { CourseView, TableView, TurnView } from '../contract';

const NO_TURN: TurnView = {
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

/** The board before a turn of the course, or after the last one. */
export function boardOf(course: CourseView, at: number): TableView {
  const turn = course.turns[at];
  const laid = laidOf(turn?.position ?? course.end);
  return {
    phase: 'over',
    game: course.game,
    match: null,
    fair: null,
    offer: null,
    actor: turn?.side ?? '',
    yourTurn: false,
    points: pointsOf(laid),
    white: sideOf(laid, 'W'),
    black: sideOf(laid, 'B'),
    openingThrows: [],
    dice: [...(turn?.dice ?? '')].map((die) => ({ value: Number(die), used: false })),
    turn: NO_TURN,
    lastTurn: null,
    moments: [],
    over: null,
    think: null,
    say: [],
    problem: null,
  };
}
