// A whole game by the board's own offers, from the start page to its end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, Player } from './player';
import { visit } from './visit';

const SEED = '00000000000007a9';

/** Goes in by a door of the start page and plays until the game is over. */
export async function wholeGame(door: string, hand: (page: Page) => Hand): Promise<void> {
  const page = await visit({ seed: SEED });
  await page.locator(`[data-action=${door}]`).click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, hand);
  const end = await player.play();
  expect(end.phase).toBe('over');
  expect(await player.page.locator('.over h2').innerText()).not.toBe('');
}
