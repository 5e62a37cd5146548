// Where everything lies on the board, in board units. The lying board has two rows of twelve columns, the standing one
// is the same board turned a quarter: two columns of twelve rows, the bottom side's home below, next to the thumb.

import type { Side } from '../contract';

/** How the board is looked at. `bottom` is the side whose home lies near the reader; `mirror` swaps left and right. */
export interface Orientation {
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

/** A point, or an off tray: its whole box (the target of a finger), where its stack begins and which way it grows. */
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
  tray: Box;
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

/**
 * Narrower than this the columns of a lying board are too thin for a finger: the board stands. 28 is the least that is
 * bearable; with 33 the widest phones held upright (430 px) stand too.
 */
const THINNEST_COLUMN_PX = 33;

/** The number a point has for a side: 24 is its start, 1 its last point. */
export function ownNumber(side: Side, point: number): number {
  return side === 'W' ? point : 25 - point;
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

function size(m: Measures): { along: number; across: number; long: number } {
  const long = 12 * m.pitch + m.bar;
  return { along: m.cap + long + m.wall + m.tray + m.cap, across: 2 * (m.frame + m.room) + m.gap, long };
}

export function layoutOf(orientation: Orientation): Layout {
  const m = orientation.standing ? STANDING : LYING;
  const { along, across, long } = size(m);
  const turn = turning(orientation, along, across);
  const box = (x: number, y: number, width: number, height: number): Box => turn({ x, y, width, height });
  const inner = across - 2 * m.frame;
  return {
    standing: orientation.standing,
    width: orientation.standing ? across : along,
    height: orientation.standing ? along : across,
    checker: m.checker,
    frame: m.frame,
    field: box(m.cap, m.frame, long, inner),
    bar: box(m.cap + 6 * m.pitch, m.frame, m.bar, inner),
    tray: box(m.cap + long + m.wall, m.frame, m.tray, inner),
    column: (spot) => columnOf(spot, orientation, m, box),
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

/** `spot` is a point in White's numbering, or `offW` or `offB`. */
function columnOf(spot: string, o: Orientation, m: Measures, box: Boxer): Column {
  const { across, long } = size(m);
  const half = across / 2 - m.frame;
  const off = spot.startsWith('off');
  const own = off ? 0 : ownNumber(o.bottom, Number(spot));
  const near = off ? spot === `off${o.bottom}` : own <= 12;
  const place = near ? 12 - own : own - 13;
  const x = off ? m.cap + long + m.wall : m.cap + place * m.pitch + (place >= 6 ? m.bar : 0);
  const width = off ? m.tray : m.pitch;
  const whole = box(x, near ? across / 2 : m.frame, width, half);
  const edge = box(x + width / 2, near ? across - m.frame : m.frame, 0, 0);
  const inward = box(x + width / 2, near ? across - m.frame - 1 : m.frame + 1, 0, 0);
  return {
    box: whole,
    base: { x: edge.x, y: edge.y },
    grow: { x: Math.sign(inward.x - edge.x), y: Math.sign(inward.y - edge.y) },
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

/** The spot under a place on the board; the whole column counts, and the nearest one just beside it. */
export function spotAt(layout: Layout, x: number, y: number): string | null {
  const slack = layout.checker / 2;
  let nearest: string | null = null;
  let least = slack;
  for (const spot of boardOrder('W')) {
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

/** The points in the order of the keyboard and of the page: along the board from the side's 24 to its 1, then off. */
export function boardOrder(side: Side): string[] {
  const points = Array.from({ length: 24 }, (_, i) => String(ownNumber(side, 24 - i)));
  return [...points, `off${side}`, `off${other(side)}`];
}
