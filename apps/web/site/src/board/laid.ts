// A position as it lies: unpacked from its board text, for whoever paints it or lays checkers on it. What is legal is nobody's
// question here.

import type { PointView, Side, SideView } from '../contract';

/** `stacks` has the checkers of the points 1 to 24, White's numbering, bottom first; what neither they nor `bar` has is off. */
export interface Laid {
  readonly stacks: readonly string[];
  readonly bar: Readonly<Record<Side, number>>;
}

const POINTS = 24;
const CHECKERS = 15;
const SIDES = ['W', 'B'] as const;

export const EMPTY: Laid = { stacks: Array.from({ length: POINTS + 1 }, () => ''), bar: { W: 0, B: 0 } };

/** Reads a board text as the rules write it; what is none of one is left out. */
export function laidOf(board: string): Laid {
  const stacks = [...EMPTY.stacks];
  const bar = { W: 0, B: 0 };
  for (const [, place = '', runs = ''] of board.matchAll(/(bar[WB]|\d+):(\S+)/g)) {
    if (place.startsWith('bar')) {
      bar[place.slice(3) as Side] = Number(runs);
    } else if (Number(place) >= 1 && Number(place) <= POINTS) {
      stacks[Number(place)] = [...runs.matchAll(/([WB])(\d*)/g)].map(([, side = '', n]) => side.repeat(Number(n || 1))).join('');
    }
  }
  return { stacks, bar };
}

/** The board text. */
export function textOf({ stacks, bar }: Laid): string {
  const points = stacks.flatMap((stack, point) => (stack === '' ? [] : [`${point}:${runsOf(stack)}`]));
  const bars = SIDES.filter((side) => bar[side] > 0).map((side) => `bar${side}:${bar[side]}`);
  return [...points.reverse(), ...bars].join(' ');
}

export function offOf({ stacks, bar }: Laid, side: Side): number {
  const onPoints = stacks.reduce((sum, stack) => sum + [...stack].filter((each) => each === side).length, 0);
  return CHECKERS - onPoints - bar[side];
}

/** What is known of a side by where its checkers lie. */
export function sideOf(laid: Laid, side: Side): SideView {
  const uncounted = { pips: 0, pinsHeld: 0, pinsSuffered: 0, motherAlone: false, resignCost: 0 };
  return { ...uncounted, off: offOf(laid, side), onBar: laid.bar[side] };
}

/** What the board paints: the uppermost side's checkers, and all that lie beneath them. */
export function pointsOf({ stacks }: Laid): PointView[] {
  return stacks
    .map((stack, point) => {
      const top = stack.at(-1) ?? '';
      const beneath = /^(.*[^W]|)W+$|^(.*[^B]|)B+$/.exec(stack);
      const below = beneath?.[1] ?? beneath?.[2] ?? '';
      return { point, top, count: stack.length - below.length, beneath: below };
    })
    .slice(1)
    .reverse();
}

function runsOf(stack: string): string {
  return [...stack.matchAll(/W+|B+/g)].map(([run]) => `${run[0]}${run.length}`).join('');
}
