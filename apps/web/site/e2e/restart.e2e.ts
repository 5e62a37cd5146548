import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layCable } from './cable';
import { launchKept } from './chromium.mjs';
import { addToPage } from './in-page';
import { Player, taps } from './player';

let folder: string;
let browser: BrowserContext;

/** The browser of a device, with the page open. */
async function opened(url: URL): Promise<Page> {
  browser = await launchKept(folder, { viewport: { width: 390, height: 780 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await browser.newPage();
  await page.addInitScript(addToPage);
  await page.clock.install();
  await page.goto(url.href);
  await page.locator('[data-phase]').waitFor();
  return page;
}

describe('the browser closed and started again without a network', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapa-profile-'));
  });
  afterEach(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  it('has the game that was on the table, in the middle of the turn, and goes on', async () => {
    const cable = await layCable();
    const page = await opened(cable.url);
    await page.locator('[data-offline=ready]').waitFor();
    await page.locator('[data-action=play-bot]').click();
    await page.locator('main[data-phase]').waitFor();
    const player = new Player(page, taps);
    await player.play((moment) => moment.turn > 2 && moment.steps > 0);
    const before = await player.now();
    await browser.close();
    cable.cut();
    const again = new Player(await opened(cable.url), taps);
    // The coach of the first game begins anew; the game does not.
    expect({ ...(await again.now()), explains: '' }).toEqual({ ...before, explains: '' });
    expect((await again.play((moment) => moment.turn > before.turn + 2)).turn).toBe(before.turn + 3);
  });
});
