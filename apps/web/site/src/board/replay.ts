// The last turn run backwards, so that the page can show it again. It only takes back what the view says was done.

import type { PointView, Side, StepView, TableView } from '../contract';
import { type Lie, lieOf } from './checkers';
import { other } from './geometry';

/** The boards of the last turn: before it, and after each of its steps. Empty when there is nothing to show. */
export function lastTurnBoards(view: TableView): Lie[] {
  const last = view.lastTurn;
  if (last === null || last.steps.length === 0 || view.turn.steps.length > 0) {
    return [];
  }
  const boards = [lieOf(view)];
  const hits = view.game?.contact === 'hit';
  for (const step of [...last.steps].reverse()) {
    boards.unshift(takenBack(boards[0] as Lie, last.side as Side, step, hits));
  }
  return boards;
}

function takenBack(lie: Lie, side: Side, step: StepView, hits: boolean): Lie {
  const [off, bar] = [{ ...lie.off }, { ...lie.bar }];
  const enemy = other(side);
  const freed = hits && step.touches;
  if (step.to === 'off') {
    off[side] -= 1;
  }
  if (step.from === 'bar') {
    bar[side] += 1;
  }
  if (freed) {
    bar[enemy] -= 1;
  }
  const points = lie.points.map((p) => {
    const left = String(p.point) === step.to ? lifted(p) : p;
    if (freed && left !== p) {
      return { ...left, top: enemy, count: 1 };
    }
    return String(left.point) === step.from ? dropped(left, side) : left;
  });
  return { ...lie, points, off, bar };
}

function lifted(p: PointView): PointView {
  if (p.count > 1) {
    return { ...p, count: p.count - 1 };
  }
  return { ...p, top: p.beneath.slice(-1), count: p.beneath.length > 0 ? 1 : 0, beneath: p.beneath.slice(0, -1) };
}

function dropped(p: PointView, side: Side): PointView {
  if (p.top === other(side)) {
    return { ...p, top: side, count: 1, beneath: p.beneath + p.top };
  }
  return { ...p, top: side, count: p.count + 1 };
}
