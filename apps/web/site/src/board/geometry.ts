// Where everything lies on the board, in board units. The lying board has two rows of twelve columns, the standing one
// is the same board turned a quarter: two columns of twelve rows, the bottom side's home below, next to the thumb.

import type { Side, TableView } from '../contract';

/** What the rules make of the box: `parallel` where both sides travel the same way round, `bar` where checkers are hit. */
export interface Kind {
  parallel: boolean;
  bar: boolean;
}

export function kindOf({ game }: TableView): Kind {
  return { parallel: game?.direction === 'parallel', bar: game?.contact === 'hit' };
}

/** How the board is looked at. `bottom` is the side whose home lies near the reader; `mirror` swaps left and right. */
export interface Orientation extends Kind {
  standing: boolean;
  bottom: Side;
  mirror: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point, an off tray or a side's part of the bar: its whole box (the target of a finger), where its stack begins and which way it grows. */
export interface Column {
  box: Box;
  base: Spot2;
  grow: Spot2;
  /** How much room there is for the stack, from its outer edge to the end of its last checker. */
  room: number;
  /** How far the point's inlay reaches from the base. */
  inlay: number;
}

export interface Spot2 {
  x: number;
  y: number;
}

export interface Layout {
  standing: boolean;
  width: number;
  height: number;
  /** The diameter of a checker. */
  checker: number;
  frame: number;
  /** The felt, bar included. */
  field: Box;
  bar: Box;
  trays: readonly Box[];
  /** Every spot, in the bottom side's order. */
  spots: readonly string[];
  column(spot: string): Column;
}

/** `frame` is the wood behind the points, with their numbers; `cap` the wood at the two ends of the rows. */
interface Measures {
  frame: number;
  cap: number;
  pitch: number;
  bar: number;
  room: number;
  gap: number;
  checker: number;
  wall: number;
  tray: number;
  inlay: number;
}

// prettier-ignore
const LYING: Measures = { frame: 26, cap: 20, pitch: 56, bar: 40, room: 270, gap: 64, checker: 52, wall: 12, tray: 58, inlay: 232 };
// prettier-ignore
const STANDING: Measures = { frame: 17, cap: 8, pitch: 40, bar: 20, room: 156, gap: 14, checker: 37, wall: 6, tray: 42, inlay: 140 };

/** A bar that holds checkers, and trays at both ends, take their room from the wood, so that the rows stay as high. */
function measures({ standing, parallel, bar }: Orientation): Measures {
  if (!standing) {
    return { ...LYING, bar: bar ? 58 : LYING.bar };
  }
  const two = parallel ? { cap: 4, bar: 8, wall: 3, tray: 33 } : {};
  return { ...STANDING, ...two, ...(bar ? { cap: 4, bar: 34, wall: 4 } : {}) };
}

/**
 * Narrower than this the columns of a lying board are too thin for a finger: the board stands. 28 is the least that is
 * bearable; with 33 the widest phones held upright (430 px) stand too.
 */
const THINNEST_COLUMN_PX = 33;

/** The number a point has for a side, 24 its start and 1 its last point; or the point that has this number for it. */
export function ownNumber(side: Side, point: number, parallel: boolean): number {
  if (side === 'W') {
    return point;
  }
  return parallel ? ((point + 11) % 24) + 1 : 25 - point;
}

export function other(side: Side): Side {
  return side === 'W' ? 'B' : 'W';
}

/** Whether the board stands in a room of this many pixels. */
export function stands(width: number, height: number): boolean {
  const lying = size(LYING);
  const scale = Math.min(width / lying.along, height / lying.across);
  return scale * LYING.pitch < THINNEST_COLUMN_PX && height > width;
}

/** `start` is where the first column begins: behind the other side's tray where both sides travel the same way. */
function size(m: Measures, parallel = false): { along: number; across: number; long: number; start: number } {
  const long = 12 * m.pitch + m.bar;
  const start = m.cap + (parallel ? m.tray + m.wall : 0);
  return { along: start + long + m.wall + m.tray + m.cap, across: 2 * (m.frame + m.room) + m.gap, long, start };
}

export function layoutOf(orientation: Orientation): Layout {
  const { standing, bottom, parallel } = orientation;
  const m = measures(orientation);
  const { along, across, long, start } = size(m, parallel);
  const turn = turning(orientation, along, across);
  const box = (x: number, y: number, width: number, height: number): Box => turn({ x, y, width, height });
  const inner = across - 2 * m.frame;
  const column = (spot: string): Column => columnOf(spot, orientation, m, box);
  const bothSides = [bottom, other(bottom)].map((side) => column(`off${side}`).box);
  return {
    standing,
    width: standing ? across : along,
    height: standing ? along : across,
    checker: m.checker,
    frame: m.frame,
    field: box(start, m.frame, long, inner),
    bar: box(start + 6 * m.pitch, m.frame, m.bar, inner),
    trays: parallel ? bothSides : [box(start + long + m.wall, m.frame, m.tray, inner)],
    spots: boardOrder(bottom, orientation),
    column,
  };
}

/** Turns a box of the unmirrored lying board to where it is on this one. */
function turning(o: Orientation, along: number, across: number): (b: Box) => Box {
  if (o.standing) {
    return (b) => {
      const x = o.mirror ? b.y : across - b.y - b.height;
      return { x, y: b.x, width: b.height, height: b.width };
    };
  }
  return (b) => (o.mirror ? { ...b, x: along - b.x - b.width } : b);
}

type Boxer = (x: number, y: number, width: number, height: number) => Box;

/** Where a spot lies along the unmirrored lying board, in which half, and whether its stack grows from the middle. */
interface Lot {
  x: number;
  width: number;
  near: boolean;
  inward?: boolean;
}

/** `spot` is a point in White's numbering, or `offW`, `offB`, `barW` or `barB`. */
function lotOf(spot: string, o: Orientation, m: Measures): Lot {
  const { long, start } = size(m, o.parallel);
  const mine = spot.endsWith(o.bottom);
  if (spot.startsWith('off')) {
    const x = o.parallel && !mine ? m.cap : start + long + m.wall;
    return { x, width: m.tray, near: mine };
  }
  if (spot.startsWith('bar')) {
    // On the half where its checkers come in again.
    return { x: start + 6 * m.pitch, width: m.bar, near: !mine, inward: true };
  }
  const own = ownNumber(o.bottom, Number(spot), o.parallel);
  const place = own <= 12 ? 12 - own : own - 13;
  return { x: start + place * m.pitch + (place >= 6 ? m.bar : 0), width: m.pitch, near: own <= 12 };
}

function columnOf(spot: string, o: Orientation, m: Measures, box: Boxer): Column {
  const { across } = size(m);
  const { x, width, near, inward = false } = lotOf(spot, o, m);
  const edge = near ? across - m.frame : m.frame;
  const from = inward ? across / 2 : edge;
  const towards = near === inward ? from + 1 : from - 1;
  const [base, next] = [box(x + width / 2, from, 0, 0), box(x + width / 2, towards, 0, 0)];
  return {
    box: box(x, near ? across / 2 : m.frame, width, across / 2 - m.frame),
    base: { x: base.x, y: base.y },
    grow: { x: Math.sign(next.x - base.x), y: Math.sign(next.y - base.y) },
    room: m.room,
    inlay: m.inlay,
  };
}

/** The centres of a stack's checkers, bottom first. A pinned one peeks out by a third from beneath the next. */
export function stackCentres(column: Column, checker: number, beneath: number, free: number): Spot2[] {
  const peek = beneath > 0 && free > 0 ? checker / 3 : 0;
  const first = checker / 2 + 2;
  const left = column.room - 2 - checker - beneath * peek;
  const step = free > 1 ? Math.min(checker, left / (free - 1)) : 0;
  return Array.from({ length: beneath + free }, (_, i) => {
    const along = i < beneath ? first + i * peek : first + beneath * peek + (i - beneath) * step;
    return { x: column.base.x + column.grow.x * along, y: column.base.y + column.grow.y * along };
  });
}

/** A checker in a tray lies on its edge: how thick it is, and how long where the tray is narrow. */
export function sliceOf(layout: Layout, column: Column): { thick: number; long: number } {
  const tray = layout.standing ? column.box.height : column.box.width;
  return { thick: (column.room - 4) / 15, long: Math.min(layout.checker * 0.96, tray - 5) };
}

/** The centre of the slice of that index in a tray, which fifteen of them fill. */
export function sliceCentre(layout: Layout, column: Column, index: number): Spot2 {
  const along = 2 + sliceOf(layout, column).thick * (index + 0.5);
  return { x: column.base.x + column.grow.x * along, y: column.base.y + column.grow.y * along };
}

/** The spot under a place on the board; the whole column counts, and the nearest one just beside it. */
export function spotAt(layout: Layout, x: number, y: number): string | null {
  const slack = layout.checker / 2;
  let nearest: string | null = null;
  let least = slack;
  for (const spot of layout.spots) {
    const { box } = layout.column(spot);
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    if (dx + dy < least) {
      least = dx + dy;
      nearest = spot;
    }
  }
  return nearest;
}

/** The spots in the order of the keyboard and of the page: the bar, along the board from the side's 24 to its 1, off. */
export function boardOrder(side: Side, { parallel, bar }: Kind): string[] {
  const points = Array.from({ length: 24 }, (_, i) => String(ownNumber(side, 24 - i, parallel)));
  const bars = bar ? [`bar${side}`, `bar${other(side)}`] : [];
  return [...bars, ...points, `off${side}`, `off${other(side)}`];
}
