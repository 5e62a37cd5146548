// A position of a course as the board shows it. It only unpacks the board text; what is legal is nobody's question here.

import type { CourseView, PointView, SideView, TableView, TurnView } from '../contract';

const CHECKERS = 15;

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

/** The points of a board text such as "24:W15 9:B1W1 barB:1", the bottom of each stack first. */
export function pointsOf(stacks: ReadonlyMap<string, string>): PointView[] {
  return Array.from({ length: 24 }, (_, i) => {
    const point = 24 - i;
    const runs = [...(stacks.get(String(point)) ?? '').matchAll(/([WB])(\d+)/g)];
    const top = runs.at(-1);
    const beneath = runs.slice(0, -1).map(([, side = '', n]) => side.repeat(Number(n)));
    return { point, top: top?.[1] ?? '', count: Number(top?.[2] ?? 0), beneath: beneath.join('') };
  });
}

/** The stacks of a board text by where they are. */
export function stacksOf(board: string): Map<string, string> {
  return new Map(board.split(' ').map((part) => part.split(':') as [string, string]));
}

function sideOf(side: string, points: readonly PointView[], onBar: number): SideView {
  const count = ({ top, count: n, beneath }: PointView): number =>
    (top === side ? n : 0) + [...beneath].filter((each) => each === side).length;
  const off = CHECKERS - onBar - points.reduce((sum, point) => sum + count(point), 0);
  return { off, onBar, pips: 0, pinsHeld: 0, pinsSuffered: 0, motherAlone: false, resignCost: 0 };
}

/** The board before a turn of the course, or after the last one. */
export function boardOf(course: CourseView, at: number): TableView {
  const turn = course.turns[at];
  const stacks = stacksOf(turn?.position ?? course.end);
  const points = pointsOf(stacks);
  const bar = (side: string): number => Number(stacks.get(`bar${side}`) ?? 0);
  return {
    phase: 'over',
    game: course.game,
    match: null,
    fair: null,
    offer: null,
    actor: turn?.side ?? '',
    yourTurn: false,
    points,
    white: sideOf('W', points, bar('W')),
    black: sideOf('B', points, bar('B')),
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
