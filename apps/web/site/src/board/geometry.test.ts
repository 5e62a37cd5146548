import { describe, expect, it } from 'vitest';
import { type Kind, boardOrder, layoutOf, ownNumber, spotAt, stackCentres, stands } from './geometry';

const TAPA: Kind = { parallel: false, bar: false };
const TABLA: Kind = { parallel: false, bar: true };
const GUL_BARA: Kind = { parallel: true, bar: false };
const LYING = layoutOf({ standing: false, bottom: 'W', mirror: false, ...TAPA });
const STANDING = layoutOf({ standing: true, bottom: 'W', mirror: false, ...TAPA });
const ALL = [TAPA, TABLA, GUL_BARA].flatMap((kind) =>
  [false, true].flatMap((standing) =>
    (['W', 'B'] as const).flatMap((bottom) => [false, true].map((mirror) => ({ standing, bottom, mirror, ...kind }))),
  ),
);

describe('the lying board', () => {
  it('has the bottom side’s 1 point at the lower right and its 24 point above it', () => {
    const [one, start] = [LYING.column('1'), LYING.column('24')];
    expect(one.box.x).toBe(start.box.x);
    expect(one.box.y).toBeGreaterThan(start.box.y);
    expect(one.box.x).toBeGreaterThan(LYING.column('6').box.x);
    expect(one.grow).toEqual({ x: 0, y: -1 });
  });

  it('turned to Black has Black’s 1 point where White’s was', () => {
    const black = layoutOf({ standing: false, bottom: 'B', mirror: false, ...TAPA });
    expect(black.column('24').box).toEqual(LYING.column('1').box);
  });

  it('mirrored has the 1 point at the left, the tray beyond it', () => {
    const mirrored = layoutOf({ standing: false, bottom: 'W', mirror: true, ...TAPA });
    expect(mirrored.column('1').box.x).toBeLessThan(mirrored.column('6').box.x);
    expect(mirrored.trays[0]?.x ?? Infinity).toBeLessThan(mirrored.column('1').box.x);
  });
});

describe('the standing board', () => {
  it('has twelve rows a side, the bottom side’s home below', () => {
    const rows = new Set(boardOrder('W', TAPA).slice(0, 24).map((spot) => STANDING.column(spot).box.y));
    expect(rows.size).toBe(12);
    expect(STANDING.column('1').box.y).toBeGreaterThan(STANDING.column('12').box.y);
  });

  it('has rows of 40 pixels where it is 360 pixels wide, and little more than 560 of height', () => {
    for (const kind of [TAPA, TABLA, GUL_BARA]) {
      const layout = layoutOf({ standing: true, bottom: 'W', mirror: false, ...kind });
      expect((layout.column('3').box.height * 360) / layout.width).toBeGreaterThanOrEqual(40);
      expect((layout.height * 360) / layout.width).toBeLessThanOrEqual(568);
    }
  });
});

describe('any board', () => {
  it.each(ALL)('finds each spot again under the middle of its column: %o', (orientation) => {
    const layout = layoutOf(orientation);
    for (const spot of layout.spots) {
      const { box } = layout.column(spot);
      expect(spotAt(layout, box.x + box.width / 2, box.y + box.height / 2)).toBe(spot);
    }
  });

  it.each(ALL)('keeps fifteen checkers within their half: %o', (orientation) => {
    const layout = layoutOf(orientation);
    for (const spot of layout.spots) {
      const column = layout.column(spot);
      for (const { x, y } of stackCentres(column, layout.checker, 1, 14)) {
        expect(x).toBeGreaterThan(column.box.x);
        expect(x).toBeLessThan(column.box.x + column.box.width);
        expect(y).toBeGreaterThan(column.box.y);
        expect(y).toBeLessThan(column.box.y + column.box.height);
      }
    }
  });

  it('lets a pinned checker peek out by a third', () => {
    const column = LYING.column('9');
    const [pinned, pinner] = stackCentres(column, 52, 1, 1);
    expect((pinned?.y ?? 0) - (pinner?.y ?? 0)).toBeCloseTo(52 / 3);
  });

  it('stands on a phone held upright and lies on anything wider', () => {
    expect(stands(360, 540)).toBe(true);
    expect(stands(430, 670)).toBe(true);
    expect(stands(768, 740)).toBe(false);
    expect(stands(740, 360)).toBe(false);
  });

  it('counts Black’s points from the other end', () => {
    expect(ownNumber('B', 24, false)).toBe(1);
    expect(boardOrder('B', TAPA)[0]).toBe('1');
  });
});

describe('the board of Gul Bara', () => {
  const layout = (bottom: 'W' | 'B', standing = false): ReturnType<typeof layoutOf> =>
    layoutOf({ standing, bottom, mirror: false, ...GUL_BARA });

  it('has Black’s start on White’s 12 and Black’s home on White’s 13 to 18', () => {
    expect([24, 6, 1].map((own) => ownNumber('B', own, true))).toEqual([12, 18, 13]);
    expect([12, 18, 13].map((point) => ownNumber('B', point, true))).toEqual([24, 6, 1]);
  });

  it('has the reader’s home near at the right and the other side’s home far at the left, each with its tray', () => {
    const [near, far] = [layout('W').column('offW').box, layout('W').column('offB').box];
    expect(near.x).toBeGreaterThan(layout('W').column('1').box.x);
    expect(near.y).toBe(layout('W').column('1').box.y);
    expect(far.x).toBeLessThan(layout('W').column('13').box.x);
    expect(far.y).toBe(layout('W').column('13').box.y);
  });

  it('turned to Black has Black’s home where White’s was', () => {
    expect(layout('B').column('18').box).toEqual(layout('W').column('6').box);
    expect(layout('B').column('offB').box).toEqual(layout('W').column('offW').box);
    expect(layout('B', true).column('13').box).toEqual(layout('W', true).column('1').box);
  });
});

describe('the board of Tabla', () => {
  it('has on the bar a place for each side, on the half where it comes in', () => {
    const layout = layoutOf({ standing: false, bottom: 'W', mirror: false, ...TABLA });
    expect(layout.column('barW').box.y).toBe(layout.column('24').box.y);
    expect(layout.column('barB').box.y).toBe(layout.column('1').box.y);
    expect(layout.column('barW').box.x).toBeLessThan(layout.column('19').box.x);
    expect(layout.column('barW').box.x).toBeGreaterThan(layout.column('18').box.x);
  });

  it('has the bar first in the order of the keyboard', () => {
    expect(boardOrder('B', TABLA).slice(0, 3)).toEqual(['barB', 'barW', '1']);
    expect(boardOrder('W', TAPA)).not.toContain('barW');
  });
});
