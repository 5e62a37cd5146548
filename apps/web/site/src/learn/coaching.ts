// What the coach has to say of a moment. He only looks at the view: what may be done stands there.

import type { TableView } from '../contract';

const LINES = ['roll', 'move', 'done', 'pins', 'held', 'pinned', 'home'] as const;
export type CoachLine = (typeof LINES)[number];

export function isCoachLine(text: unknown): text is CoachLine {
  return (LINES as readonly unknown[]).includes(text);
}

/** The lines that fit the moment, the most needed one first; each is told once. */
export function linesFor(view: TableView): CoachLine[] {
  const { phase, yourTurn, turn } = view;
  if (turn.canRoll && (yourTurn || phase === 'opening')) {
    return ['roll'];
  }
  if (phase !== 'move' || !yourTurn || turn.pass) {
    return [];
  }
  return turn.canDone ? ['done', ...pinsOf(view)] : ['move', ...aims(view), ...pinsOf(view)];
}

/** What the lit points are good for. */
function aims({ turn, game }: TableView): CoachLine[] {
  const lines: CoachLine[] = [];
  if (turn.targets.some(({ spot }) => spot === 'off')) {
    lines.push('home');
  }
  if (game?.contact === 'pin' && turn.targets.some(({ touches }) => touches)) {
    lines.push('pins');
  }
  return lines;
}

function pinsOf({ actor, white, black }: TableView): CoachLine[] {
  const mine = actor === 'B' ? black : white;
  const lines: CoachLine[] = [];
  if (mine.pinsHeld > 0) {
    lines.push('held');
  }
  if (mine.pinsSuffered > 0) {
    lines.push('pinned');
  }
  return lines;
}
