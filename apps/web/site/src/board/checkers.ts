// Thirty checkers that keep their identity from view to view, so that a move is a checker that slides.

import type { PointView, Side, TableView } from '../contract';
import { kindOf, ownNumber } from './geometry';

/** Where one checker is. `spot` is a point, `offW`, `offB`, `barW` or `barB`; `index` counts from the bottom of the whole stack. */
export interface Checker {
  key: string;
  side: Side;
  spot: string;
  index: number;
  /** How many checkers of the enemy, and how many of this side, the stack has. */
  stack: { beneath: number; free: number };
  pinned: boolean;
  top: boolean;
  /** Its place among the checkers that move together in this change; -1 stays. */
  order: number;
  /** How often it has been moved. */
  carries: number;
}

/** What lies on the points, in the trays and on the bar: all that the checkers need to know of a view. */
export interface Lie {
  points: readonly PointView[];
  off: Record<Side, number>;
  bar: Record<Side, number>;
  parallel: boolean;
}

interface Slot {
  spot: string;
  index: number;
  pinned: boolean;
  top: boolean;
  stack: { beneath: number; free: number };
}

export function lieOf(view: TableView): Lie {
  const { points, white, black } = view;
  return {
    points,
    off: { W: white.off, B: black.off },
    bar: { W: white.onBar, B: black.onBar },
    parallel: kindOf(view).parallel,
  };
}

/** The checkers of `lie`, each with the key it had in `before` where it stays, and the nearest way to go where not. */
export function arrange(before: Checker[], lie: Lie): Checker[] {
  return (['W', 'B'] as const).flatMap((side) => arrangeSide(side, before, slotsOf(side, lie), lie.parallel));
}

function slotsOf(side: Side, lie: Lie): Slot[] {
  const slots: Slot[] = [];
  for (const p of lie.points) {
    const beneath = p.beneath.length;
    const stack = { beneath, free: p.count };
    [...p.beneath].forEach((who, index) => {
      if (who === side) {
        slots.push({ spot: String(p.point), index, pinned: true, top: false, stack });
      }
    });
    for (let i = 0; p.top === side && i < p.count; i++) {
      slots.push({ spot: String(p.point), index: beneath + i, pinned: false, top: i === p.count - 1, stack });
    }
  }
  return [...slots, ...beside(`off${side}`, lie.off[side]), ...beside(`bar${side}`, lie.bar[side])];
}

/** A stack beside the points: in a tray or on the bar. */
function beside(spot: string, free: number): Slot[] {
  const stack = { beneath: 0, free };
  return Array.from({ length: free }, (_, index) => ({ spot, index, pinned: false, top: index === free - 1, stack }));
}

/** How far a spot is from the side's end: rear checkers are matched with rear places, so that paths do not cross. */
function distance(side: Side, spot: string, parallel: boolean): number {
  if (spot.startsWith('off')) {
    return 0;
  }
  return spot.startsWith('bar') ? 25 : ownNumber(side, Number(spot), parallel);
}

function arrangeSide(side: Side, before: Checker[], slots: Slot[], parallel: boolean): Checker[] {
  const idle = before.filter((c) => c.side === side).sort((a, b) => a.index - b.index);
  const placed = new Map<Slot, Checker>();
  for (const slot of slots) {
    const at = idle.findIndex((c) => c.spot === slot.spot);
    if (at >= 0) {
      const [stays] = idle.splice(at, 1);
      const { key, carries } = stays as Checker;
      placed.set(slot, { ...slot, side, key, order: -1, carries });
    }
  }
  const byDistance = (a: { spot: string }, b: { spot: string }): number =>
    distance(side, b.spot, parallel) - distance(side, a.spot, parallel);
  idle.sort(byDistance);
  const fresh = before.length === 0;
  slots
    .filter((slot) => !placed.has(slot))
    .sort(byDistance)
    .forEach((slot, order) => {
      const { key, carries } = idle[order] ?? { key: `${side}${placed.size}`, carries: 0 };
      placed.set(slot, { ...slot, side, key, order: fresh ? -1 : order, carries: carries + 1 });
    });
  return slots.map((slot) => placed.get(slot) as Checker);
}
