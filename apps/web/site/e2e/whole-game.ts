// A whole game by the board's own offers, from the start page to its end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Moment } from './in-page';
import { type Hand, Player } from './player';
import { reload, type Visit, visit } from './visit';

const SEED = 'a'.repeat(64);

/**
 * Goes in by a door of the start page and plays until the game is over; answers with every moment on the way.
 *
 * @param game what is chosen on the start page
 */
export async function wholeGame(door: string, hand: (page: Page) => Hand, game = 'tapa', seed = SEED, device: Visit = {}): Promise<Moment[]> {
  const page = await visit({ seed, settings: { game }, ...device });
  await page.locator(`[data-action=${door}]`).click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, hand);
  const seen: Moment[] = [];
  const end = await player.play((moment) => {
    seen.push(moment);
    return false;
  });
  expect(end.phase).toBe('over');
  expect(await player.page.locator('.over h2').innerText()).not.toBe('');
  return seen;
}

/**
 * Plays a whole match against the bot, game after game, the page loaded again after each; answers with what each card
 * after a game said.
 */
export async function wholeMatch(match: string, hand: (page: Page) => Hand, seed = SEED): Promise<{ page: Page; cards: string[] }> {
  const page = await visit({ seed, settings: { game: 'match', match } });
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, hand);
  const cards: string[] = [];
  for (;;) {
    const end = await player.play();
    cards.push(await page.locator('.over').innerText());
    const next = page.locator('[data-action=next]');
    if (!(await next.isVisible())) {
      return { page, cards };
    }
    await reload(page);
    await page.locator('.over').waitFor();
    expect(await page.locator('.over').innerText()).toBe(cards.at(-1));
    await player.act(end, () => next.click());
  }
}
