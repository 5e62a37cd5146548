// A position while it is being set up: what a finger lays and takes. Whether it is one, the rules say; here nothing is judged.

import { other, ownNumber } from '../board/geometry';
import type { PointView, Side } from '../contract';
import type { GameId } from '../page/presets';

/** `stacks` has the checkers of the points 1 to 24, White's numbering, bottom first; what neither they nor `bar` has is off. */
export interface Laid {
  readonly stacks: readonly string[];
  readonly bar: Readonly<Record<Side, number>>;
}

const POINTS = 24;
const CHECKERS = 15;
const SIDES = ['W', 'B'] as const;

export const EMPTY: Laid = { stacks: Array.from({ length: POINTS + 1 }, () => ''), bar: { W: 0, B: 0 } };

/** The boards with which games begin. */
export const OPENINGS: Readonly<Record<GameId, string>> = {
  tapa: '24:W15 1:B15',
  tabla: '24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2',
  gulbara: '24:W15 12:B15',
};

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

/** One checker of `side` more on `spot`, a point or its part of the bar; the same position where none is left off the board. */
export function put(laid: Laid, spot: string, side: Side): Laid {
  if (offOf(laid, side) === 0 || spot.startsWith('off')) {
    return laid;
  }
  return spot.startsWith('bar')
    ? { ...laid, bar: { ...laid.bar, [side]: laid.bar[side] + 1 } }
    : withStack(laid, Number(spot), (laid.stacks[Number(spot)] ?? '') + side);
}

/** The uppermost checker of `spot` taken off the board. */
export function take(laid: Laid, spot: string): Laid {
  const side = topOf(laid, spot);
  if (side === null || spot.startsWith('off')) {
    return laid;
  }
  return spot.startsWith('bar')
    ? { ...laid, bar: { ...laid.bar, [side]: laid.bar[side] - 1 } }
    : withStack(laid, Number(spot), (laid.stacks[Number(spot)] ?? '').slice(0, -1));
}

/** The uppermost checker of `from` on `to`; it stays where it is if it has no business there, such as on the other side's bar. */
export function move(laid: Laid, from: string, to: string): Laid {
  const side = topOf(laid, from);
  const foreign = /^[a-z]/.test(to) && !to.endsWith(side ?? '');
  if (side === null || foreign || from === to) {
    return laid;
  }
  return put(take(laid, from), to, side);
}

/** Whose checker lies uppermost on `spot`, or next to hand in a tray. */
export function topOf(laid: Laid, spot: string): Side | null {
  if (/^[a-z]/.test(spot)) {
    const side = spot.slice(3) as Side;
    return (spot.startsWith('off') ? offOf(laid, side) : laid.bar[side]) > 0 ? side : null;
  }
  return (laid.stacks[Number(spot)]?.at(-1) as Side | undefined) ?? null;
}

/** The same position with the sides exchanged. */
export function exchanged({ stacks, bar }: Laid, parallel: boolean): Laid {
  const swap = (stack: string): string => [...stack].map((side) => other(side as Side)).join('');
  const swapped = stacks.map((_, point) => (point === 0 ? '' : swap(stacks[ownNumber('B', point, parallel)] ?? '')));
  return { stacks: swapped, bar: { W: bar.B, B: bar.W } };
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

function withStack(laid: Laid, point: number, stack: string): Laid {
  return { ...laid, stacks: laid.stacks.map((each, at) => (at === point ? stack : each)) };
}

function runsOf(stack: string): string {
  return [...stack.matchAll(/W+|B+/g)].map(([run]) => `${run[0]}${run.length}`).join('');
}
