import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Fingers, type Spot } from './fingers';
import { PROFILES } from './profiles';
import { reload, useBrowser, visit } from './visit';

/** So many storms a device: 200 in all. */
const STORMS = { phone: 80, tablet: 60, desktop: 60 };
const TAPS = 10;
/** After so many storms the page is loaded again: a game opens only if each of its moves is legal. */
const UNTIL_RELOAD = 20;
/** Nothing has changed for so long: every tap is answered. */
const CALM = 400;

interface Box extends Spot {
  width: number;
  height: number;
}

const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The same numbers from the same seed, each 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The checkers of each side, and what the board says of itself, once every tap is answered. */
async function calm(page: Page): Promise<{ lie: string[]; moment: string }> {
  for (;;) {
    const moment = JSON.stringify(await page.evaluate(() => globalThis.tapaMoment()));
    const after = await page.evaluate(([was, patience]) => globalThis.tapaChanged(was, patience), [moment, CALM] as const);
    if (after === null) {
      return { lie: await lie(page), moment };
    }
  }
}

function lie(page: Page): Promise<string[]> {
  return page.locator('.checker').evaluateAll((all) =>
    all.map((each) => `${((each as HTMLElement).dataset['key'] ?? '').charAt(0)} ${(each as HTMLElement).dataset['spot']}`).sort(),
  );
}

/** A fresh game, if the last storm ended the one before; no window is open. */
function sitDown(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    document.querySelector<HTMLElement>('[data-action=again], .start [data-action=play-friend]')?.click();
  });
}

/** Half of the taps fall on what is lit, so that games move on. */
async function storm(page: Page, next: () => number): Promise<Spot[]> {
  const [board, ...lit] = await page.evaluate(() =>
    [...document.querySelectorAll('.board, [data-can], .controls [aria-disabled=false], .dice-button')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const within = ({ x, y, width, height }: Box, right: number, down: number): Spot => ({
    x: Math.round(x + right * width),
    y: Math.round(y + down * height),
  });
  return Array.from({ length: TAPS }, () => {
    const on = next() < 0.5 ? lit[Math.floor(next() * lit.length)] : undefined;
    return on === undefined ? within(board ?? NOWHERE, next(), next() * 1.15) : within(on, 0.5, 0.5);
  });
}

describe('storms of taps', () => {
  useBrowser();

  it.each(['phone', 'tablet', 'desktop'] as const)('leave a legal state: %s', async (profile) => {
    const settings = { autoPass: false };
    const page = await visit({ seed: 'b'.repeat(64), settings, ...PROFILES[profile] });
    const fingers = await Fingers.on(page);
    const next = chance(profile.length);
    const seen = new Set<string>();
    for (let i = 1; i <= STORMS[profile]; i++) {
      await sitDown(page);
      const taps = await storm(page, next);
      await (profile === 'desktop' ? fingers.clicks(taps) : fingers.storm(taps));
      seen.add((await lie(page)).join());
      if (i % UNTIL_RELOAD === 0) {
        await sitDown(page);
        const before = await calm(page);
        expect(before.lie.filter((checker) => checker.startsWith('W'))).toHaveLength(15);
        expect(before.lie).toHaveLength(30);
        await reload(page);
        await page.locator('main[data-phase]').waitFor();
        expect(await calm(page)).toEqual(before);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
