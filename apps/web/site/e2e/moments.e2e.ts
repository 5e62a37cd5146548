import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goOn } from './setup';
import { useBrowser, visit } from './visit';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** White's mother stands alone while Black is still on the way to her. */
const DANGER = { setup: '24:W1 19:B5 12:B10 13:W2 8:W6 6:W6', dice: '42', selected: '' };
/** White's mother is pinned and White has nothing left that could reach Black's start point. */
const LOST = { setup: '24:W1B1 19:B5 12:B8 1:B1', dice: '42', selected: '' };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What must stay in sight: checkers, dice, and every button of the turn. */
const IN_SIGHT = '.checker, .die, .controls button, .moment button, .table-head button';

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('a moment explained', () => {
  useBrowser();

  for (const [width, height] of SIZES) {
    for (const locale of ['en', 'fr']) {
      it(`hides no checker, no die and no button at ${width}×${height}, in ${locale}`, async () => {
        const page = await visit({ viewport: { width, height }, locale });
        for (const position of [DANGER, LOST]) {
          await goOn(page, position);
          await page.locator('.moment').waitFor();
          const [card] = await boxes(page, '.moment');
          const others = await boxes(page, IN_SIGHT.replace(', .moment button', ''));
          expect(others.length).toBeGreaterThan(30);
          expect(others.filter((box) => overlap(card as Box, box))).toEqual([]);
          const all = await boxes(page, `${IN_SIGHT}, .moment`);
          const outside = all.filter((b) => b.x < 0 || b.y < 0 || b.x + b.width > width + 0.5 || b.y + b.height > height + 0.5);
          expect(outside).toEqual([]);
          await page.locator('.table-head button').first().click();
          await page.locator('[data-phase=start]').waitFor();
        }
      });
    }
  }

  it('offers to end the game once a mother cannot be saved any more', async () => {
    const page = await visit();
    await goOn(page, LOST);
    await page.locator('.moment [data-action=end]').click();
    expect(await page.locator('dialog[open] h2').innerText()).toBe('Resign 2 points?');
  });
});
