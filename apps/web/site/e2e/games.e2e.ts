import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Hand, Player, drags, keys, taps } from './player';
import { useBrowser, visit } from './visit';

const SEED = '00000000000007a9';

async function begin(door: string, hand: (page: Page) => Hand): Promise<Player> {
  const page = await visit({ seed: SEED });
  await page.locator(`[data-action=${door}]`).click();
  await page.locator('main[data-phase]').waitFor();
  return new Player(page, hand);
}

describe('a whole game', () => {
  useBrowser();

  it.each([
    ['against the bot by taps', 'play-bot', taps],
    ['against the bot by drags', 'play-bot', drags],
    ['against the bot by keyboard only', 'play-bot', keys],
    ['of two at one device by taps', 'play-friend', taps],
  ])('%s comes to its end', async (_name, door, hand) => {
    const player = await begin(door, hand);
    const end = await player.play();
    expect(end.phase).toBe('over');
    expect(await player.page.locator('.over h2').innerText()).not.toBe('');
  });
});
