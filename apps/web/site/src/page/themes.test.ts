import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from './themes';

const CSS = readFileSync('src/style/themes.css', 'utf8');

/** The colours of a theme: its own over those of the wooden box. */
function coloursOf(theme: string): (name: string) => string {
  const block = (name: string): Record<string, string> => {
    const body = new RegExp(`\\[data-theme='${name}'\\] \\{([^}]*)\\}`).exec(CSS)?.[1] ?? '';
    return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key, value]) => [key, value]));
  };
  const all: Record<string, string> = { ...block('wood'), ...block(theme) };
  return (name) => all[name] ?? '';
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of a colour, such as rgb(84 55 22 / 0.8), that lies on another. */
function overlaid(ink: string, ground: string): string {
  const [r, g, b, alpha] = (/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(ink) ?? []).slice(1).map(Number);
  if (alpha === undefined) {
    return ink;
  }
  const under = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  const parts = [r, g, b].map((part, i) => Math.round((part ?? 0) * alpha + (under[i] ?? 0) * (1 - alpha)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe('the count of a stack', () => {
  it.each([
    ['W', 'pale-2'],
    ['B', 'deep-2'],
  ])('of %s lies on a ground of its own, the %s', (side, ground) => {
    const body = new RegExp(`\\.count-${side} \\{([^}]*)\\}`).exec(readFileSync('src/style/checkers.css', 'utf8'))?.[1] ?? '';
    expect(body).toContain(`background: var(--${ground});`);
    expect(body).toContain(`color: var(--count-${side});`);
  });
});

describe.each(THEMES)('the theme %s', (theme) => {
  const of = coloursOf(theme);
  const best = (inks: string[], ground: string): number => Math.max(...inks.map((ink) => contrast(of(ink), of(ground))));

  it.each(['felt', 'spike-a', 'spike-b', 'tray'])('sets both kinds of checker off from the %s by face or rim', (ground) => {
    expect(best(['pale-2', 'pale-line'], ground)).toBeGreaterThanOrEqual(3);
    expect(best(['deep-2', 'deep-line'], ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['spike-a', 'spike-b'])('sets the points of the %s off from the felt by face or line', (point) => {
    const felt = of('felt');
    const line = overlaid(of(`${point}-line`), felt);
    expect(Math.max(contrast(of(point), felt), contrast(line, felt))).toBeGreaterThanOrEqual(3);
  });

  it('sets the two kinds of checker off from each other', () => {
    expect(contrast(of('pale-2'), of('deep-2'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['felt', 'spike-a', 'spike-b', 'tray', 'pale-2', 'deep-2'])('sets the ring of what may move off from the %s by line or edge', (ground) => {
    expect(best(['mark', 'mark-edge'], ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['number', 'frame-1'],
    ['number', 'frame-3'],
    ['die-W-pip', 'die-W'],
    ['die-B-pip', 'die-B'],
    ['count-W', 'pale-2'],
    ['count-B', 'deep-2'],
    ['on-felt', 'felt'],
  ])('lets the %s be read on the %s', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
