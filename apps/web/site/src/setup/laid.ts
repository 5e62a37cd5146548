// A position while it is being set up: what a finger lays and takes. Whether it is one, the rules say; here nothing is judged.

import { other, ownNumber } from '../board/geometry';
import { type Laid, offOf } from '../board/laid';
import type { Side } from '../contract';
import type { GameId } from '../page/presets';

/** The boards with which games begin. */
export const OPENINGS: Readonly<Record<GameId, string>> = {
  tapa: '24:W15 1:B15',
  tabla: '24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2',
  gulbara: '24:W15 12:B15',
};

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

function withStack(laid: Laid, point: number, stack: string): Laid {
  return { ...laid, stacks: laid.stacks.map((each, at) => (at === point ? stack : each)) };
}
