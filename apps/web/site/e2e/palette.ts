// Pictures of few colours, so that many of them can be kept: a palette of their most frequent ones, a byte a pixel.
import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, a byte each. */
export type Colour = number;

/** Four bytes a pixel, as a decoded picture has them. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Colours that are nearer than this share a place in the palette. */
const STEP = 24;

function colourAt(data: Uint8Array, at: number): Colour {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

function apart(a: Colour, b: Colour): number {
  const part = (shift: number): number => (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2;
  return part(16) + part(8) + part(0);
}

/** How often each colour is there, the most frequent first; of those that are alike that one stands for all. */
function frequent({ data }: Pixels): [Colour, number][] {
  const times = new Map<Colour, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    times.set(colour, (times.get(colour) ?? 0) + 1);
  }
  const shades = new Map<number, [Colour, number]>();
  for (const [colour, n] of [...times].sort(([a, n], [b, m]) => m - n || a - b)) {
    const part = (shift: number): number => Math.round(((colour >> shift) & 255) / STEP);
    const shade = (part(16) << 16) | (part(8) << 8) | part(0);
    const known = shades.get(shade);
    shades.set(shade, [known?.[0] ?? colour, (known?.[1] ?? 0) + n]);
  }
  return [...shades.values()].sort(([a, n], [b, m]) => m - n || a - b);
}

/** At most so many colours of a picture: frequent ones, and each far from the others. */
export function paletteOf(picture: Pixels, most: number): Colour[] {
  const all = frequent(picture);
  const chosen = all.slice(0, 1).map(([colour]) => colour);
  const nearest = all.map(([colour]) => apart(colour, chosen[0] ?? 0));
  while (chosen.length < Math.min(most, all.length)) {
    const weights = all.map(([, times], i) => Math.sqrt(times) * (nearest[i] ?? 0));
    const next = all[weights.indexOf(Math.max(...weights))]?.[0] ?? 0;
    chosen.push(next);
    all.forEach(([colour], i) => (nearest[i] = Math.min(nearest[i] ?? 0, apart(colour, next))));
  }
  return chosen;
}

/** Every colour that is in a picture, in order. */
export function coloursOf({ data }: Pixels): Colour[] {
  const seen = new Set<Colour>();
  for (let at = 0; at < data.length; at += 4) {
    seen.add(colourAt(data, at));
  }
  return [...seen].sort((a, b) => a - b);
}

/** Turns each pixel into the colour of the palette that is nearest to it; answers with their places in it. */
export function reduce(picture: Pixels, palette: readonly Colour[]): Uint8Array {
  const sorted = [...palette].sort((a, b) => a - b);
  const places = new Map<Colour, number>();
  const place = (colour: Colour): number => {
    const far = sorted.map((each) => apart(each, colour));
    return far.indexOf(Math.min(...far));
  };
  const { data } = picture;
  const indices = new Uint8Array(data.length / 4);
  for (let i = 0; i < indices.length; i++) {
    const colour = colourAt(data, i * 4);
    const at = places.get(colour) ?? place(colour);
    places.set(colour, at);
    indices[i] = at;
    const now = sorted[at] ?? 0;
    data.set([now >> 16, (now >> 8) & 255, now & 255], i * 4);
  }
  return indices;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG with a palette; `indices` are places in the palette in rising order, row by row. */
export function indexedPng({ width, height }: Pixels, palette: readonly Colour[], indices: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const colours = [...palette].sort((a, b) => a - b).flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
