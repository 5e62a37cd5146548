import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { goOn } from './setup';
import { useBrowser, visit } from './visit';

const SEED = 'c'.repeat(64);

/** White to play 6-1 with a mother that can be pinned: one play is far better than the others. */
const ROLLED = { setup: '24:W10 13:W3 8:W2 1:B10 7:B1 12:B4', dice: '61', selected: '' };

describe('the study', () => {
  useBrowser();

  it('gives a hint in mid-game, shows a play on the board and leaves the turn to the reader', async () => {
    const page = await visit({ seed: SEED });
    await goOn(page, ROLLED);
    await page.keyboard.press('h');
    await page.locator('[data-action=hint-play]').first().waitFor();
    const worths = await page.locator('.hint-equity').allInnerTexts();
    expect(worths.length).toBeGreaterThan(3);
    expect(await page.locator('.hint-chances').first().innerText()).toMatch(/Win \d+%.*Lose \d+%/);
    await page.locator('[data-action=hint-play]').nth(1).click();
    await page.locator('.plan .trail-line').first().waitFor();
    expect(await page.locator('.hint-bar').innerText()).toContain('2. ');
    expect((await new Player(page, taps).now()).steps).toBe(0);
    await page.locator('[data-action=hint-close]').click();
    await page.locator('.plan').waitFor({ state: 'detached' });
  });
});
