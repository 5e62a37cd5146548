import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { difference } from './pictures';
import { goOn, type Position } from './setup';
import { useBrowser, visit } from './visit';

const MOST_DIFFERENT = 0.002;

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

const POSITIONS: Record<string, Position> = {
  opening: { setup: 'corner', dice: '61', selected: '24' },
  pins: {
    setup: '24:W1 22:B3 21:B2 20:W1B1 18:B1W2 17:B2 15:W2 13:W1B1 11:W1 9:B1W2 8:W2 6:W2 4:B1W1 3:B1 1:B2',
    dice: '42',
    selected: '15',
  },
  bar: {
    game: 'tabla',
    setup: '24:W2 20:B1 19:B3 18:B3 17:B2 13:W4 12:B3 9:W1 8:W3 6:W3 5:W1 1:B2 barW:1 barB:1',
    dice: '54',
    selected: 'bar',
  },
  cascade: {
    game: 'gulbara',
    options: { cascade_from_roll: 1 },
    setup: '24:W6 20:W1 18:W2 17:W1 15:B2 14:B3 12:B4 11:W1 10:B1 8:B1 7:B2 5:W1 3:B1 1:W2',
    dice: '44',
    selected: '17',
  },
  'bear-off': { setup: '24:B4 23:B2 22:B3 21:B1 20:B1 6:W2 5:W3 4:W1 3:W2 2:W1', dice: '64', selected: '6' },
};

async function show(page: Page, position: Position): Promise<void> {
  await goOn(page, position);
  await page.locator('[data-can=target]').first().waitFor();
  const card = page.locator('.moment [data-action=seen]');
  if (await card.isVisible()) {
    await card.click();
  }
  await page.mouse.move(0, 0);
}

/** What is looked at in every theme; the rest in the wooden box alone. */
const IN_ALL = ['opening', 'pins', 'bear-off'];
const THEMES = ['wood', 'light', 'dark', 'contrast'];

describe('the board looks as it did', () => {
  useBrowser();

  for (const [width, height] of SIZES) {
    for (const [name, position] of Object.entries(POSITIONS)) {
      it(`${name} at ${width}×${height}`, async () => {
        const page = await visit({ viewport: { width, height }, deviceScaleFactor: 1 });
        await show(page, position);
        for (const theme of IN_ALL.includes(name) ? THEMES : ['wood']) {
          await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
          const picture = `${width}x${height}-${name}${theme === 'wood' ? '' : `-${theme}`}`;
          expect(await difference(page, picture), picture).toBeLessThanOrEqual(MOST_DIFFERENT);
        }
      });
    }
  }
});
