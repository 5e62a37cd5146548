import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Moment } from './in-page';
import { Player, keys, taps } from './player';
import { type Position, goOn } from './setup';
import { useBrowser, visit } from './visit';
import { wholeGame } from './whole-game';

/** With these dice White is hit. */
const SEED = '3'.repeat(64);

/** Doubles go on from the first roll, so that a chain is near. */
const GUL_BARA = { game: 'gulbara', options: { cascade_from_roll: 1 }, selected: '' } as const;
/** White is stopped by the second 5; Black plays what is left (G10). */
const OF_WHITE: Position = { ...GUL_BARA, setup: '20:W1 10:B1 1:B13', dice: '55' };
/** The same seen from Black, who began and is stopped; White plays what is left. */
const OF_BLACK: Position = {
  ...GUL_BARA,
  setup: '8:B1 22:W1 13:W13',
  starter: 'B',
  dice: '55',
};

/** Keeps every text of the status line, however short it stands: a bot may answer before anybody looks. */
async function keepStatus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const text = document.querySelector('.status')?.textContent ?? '';
      if (text !== said.at(-1)) {
        said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Plays to the end; answers with all that the status line said. */
async function statuses(position: Position): Promise<string[]> {
  const page = await visit();
  await keepStatus(page);
  await goOn(page, position);
  const end = await new Player(page, taps).play();
  expect(end.phase).toBe('over');
  expect(await page.locator('.over h2').innerText()).not.toBe('');
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

describe('a game of Gul Bara to its end', () => {
  useBrowser();

  it('lets the bot play the rest of the person’s double', async () => {
    expect(await statuses(OF_WHITE)).toContain('The bot plays the rest of your double: 5‑5‑5, 6‑6‑6‑6.');
  });

  it('lets the person play the rest of the bot’s double, group by group', async () => {
    const said = await statuses(OF_BLACK);
    expect(said).toContain('You play the rest of the bot’s double: 5‑5‑5, 6‑6‑6‑6.');
    expect(said).toContain('Done ends this group; then come the 6s.');
    expect(said).toContain('You play the rest of the bot’s double: 6‑6‑6‑6.');
  });
});

describe('a whole game of Tabla', () => {
  useBrowser();

  it('is played by keyboard only, a checker on the bar and all', async () => {
    const seen = await wholeGame('play-bot', keys, 'tabla', SEED);
    const entering = seen.filter(({ sources, yours }: Moment) => yours && sources.includes('barW'));
    expect(entering.length).toBeGreaterThan(0);
    expect(entering.filter(({ sources }) => sources.length > 1)).toEqual([]);
  });
});
