import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { goOn } from './setup';
import { spilled } from './spilled';
import { useBrowser, visit } from './visit';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [740, 360],
] as const;

/** White's mother stands alone while Black is still on the way to her. */
const DANGER = { setup: '24:W1 19:B5 12:B10 13:W2 8:W6 6:W6', dice: '42', selected: '' };
/** White's mother is pinned and White has nothing left that could reach Black's start point. */
const LOST = { setup: '24:W1B1 19:B5 12:B8 1:B1', dice: '', selected: '' };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** White bears the last checker off. */
const LAST = { setup: '1:W1 24:B5 23:B5 22:B5', dice: '61', selected: '' };

/** What must stay in sight: checkers, dice, the line that says what is going on, and every button of the turn. */
const IN_SIGHT = '.checker, .die, .status, .controls button, .table-head button';

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.filter((each) => getComputedStyle(each).visibility !== 'hidden').map((each) => each.getBoundingClientRect().toJSON() as Box),
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** At each size, what the card hides and what lies outside the window: nothing. */
async function hides(page: Page): Promise<Box[]> {
  const hidden: Box[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator(width < 400 ? '.is-standing' : '.is-lying').waitFor();
    const [card] = (await boxes(page, '.moment')) as [Box];
    const others = await boxes(page, IN_SIGHT);
    expect(others.length).toBeGreaterThan(15);
    const all = [...others, ...(await boxes(page, '.moment, .moment button'))];
    const outside = all.filter((b) => b.x < 0 || b.y < 0 || b.x + b.width > width + 0.5 || b.y + b.height > height + 0.5);
    hidden.push(...others.filter((box) => overlap(card, box)), ...outside);
  }
  return hidden;
}

describe('the end of a game', () => {
  useBrowser();

  it('is told where it hides no checker on the points, at any size', async () => {
    const page = await visit({ locale: 'el' });
    await goOn(page, LAST);
    await new Player(page, taps).play();
    await page.locator('.over').waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator(width < 400 ? '.is-standing' : '.is-lying').waitFor();
      const [panel] = (await boxes(page, '.over')) as [Box];
      const covered = (await boxes(page, '.checker:not([data-spot^=off])')).filter((box) => overlap(panel, box));
      expect(covered, `${width}×${height}`).toEqual([]);
      expect(await spilled(page)).toEqual([]);
    }
  });
});

describe('a moment explained', () => {
  useBrowser();

  it('hides no checker, no die and no button at any size', async () => {
    const page = await visit({ locale: 'fr' });
    await goOn(page, DANGER);
    await page.locator('.moment').waitFor();
    expect(await hides(page)).toEqual([]);
  });

  // The coach speaks in the place of the status line, which is not to be seen meanwhile.
  it('by the coach hides nothing either', async () => {
    const page = await visit({ locale: 'el', seed: 'a'.repeat(64), settings: { coach: true, autoRoll: 'first' } });
    await page.locator('[data-action=play-bot]').click();
    await page.locator('.moment.coach').waitFor();
    expect(await hides(page)).toEqual([]);
  });

  it('that offers to end the game hides nothing either, and leads to what it costs', async () => {
    const page = await visit();
    await goOn(page, LOST);
    await page.locator('.moment [data-action=end]').waitFor();
    expect(await hides(page)).toEqual([]);
    await page.locator('.moment [data-action=end]').click();
    expect(await page.locator('dialog[open] h2').innerText()).toBe('Resign 1 point?');
  });
});
