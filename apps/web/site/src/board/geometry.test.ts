import { describe, expect, it } from 'vitest';
import { boardOrder, layoutOf, ownNumber, spotAt, stackCentres, stands } from './geometry';

const LYING = layoutOf({ standing: false, bottom: 'W', mirror: false });
const STANDING = layoutOf({ standing: true, bottom: 'W', mirror: false });
const ALL = [false, true].flatMap((standing) =>
  (['W', 'B'] as const).flatMap((bottom) => [false, true].map((mirror) => ({ standing, bottom, mirror }))),
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
    const black = layoutOf({ standing: false, bottom: 'B', mirror: false });
    expect(black.column('24').box).toEqual(LYING.column('1').box);
  });

  it('mirrored has the 1 point at the left, the tray beyond it', () => {
    const mirrored = layoutOf({ standing: false, bottom: 'W', mirror: true });
    expect(mirrored.column('1').box.x).toBeLessThan(mirrored.column('6').box.x);
    expect(mirrored.tray.x).toBeLessThan(mirrored.column('1').box.x);
  });
});

describe('the standing board', () => {
  it('has twelve rows a side, the bottom side’s home below', () => {
    const rows = new Set(boardOrder('W').slice(0, 24).map((spot) => STANDING.column(spot).box.y));
    expect(rows.size).toBe(12);
    expect(STANDING.column('1').box.y).toBeGreaterThan(STANDING.column('12').box.y);
  });

  it('has rows of 40 pixels where it is 360 pixels wide, and little more than 560 of height', () => {
    expect((STANDING.column('3').box.height * 360) / STANDING.width).toBeGreaterThanOrEqual(40);
    expect((STANDING.height * 360) / STANDING.width).toBeLessThanOrEqual(566);
  });
});

describe('any board', () => {
  it.each(ALL)('finds each spot again under the middle of its column: %o', (orientation) => {
    const layout = layoutOf(orientation);
    for (const spot of boardOrder('W')) {
      const { box } = layout.column(spot);
      expect(spotAt(layout, box.x + box.width / 2, box.y + box.height / 2)).toBe(spot);
    }
  });

  it.each(ALL)('keeps fifteen checkers within their half: %o', (orientation) => {
    const layout = layoutOf(orientation);
    for (const spot of boardOrder('B')) {
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
    expect(ownNumber('B', 24)).toBe(1);
    expect(boardOrder('B')[0]).toBe('1');
  });
});
