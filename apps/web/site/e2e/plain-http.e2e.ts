import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { reload, URL_OF_PAGE, useBrowser, visit } from './visit';

const HOST = 'tapa.test';

/** The same server under a name that browsers do not trust without a certificate. */
function plain(): URL {
  const url = new URL(URL_OF_PAGE);
  url.hostname = HOST;
  return url;
}

async function begun(page: Page): Promise<Player> {
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, taps);
  await player.play((moment) => moment.turn > 4 && moment.steps > 0);
  return player;
}

describe('over plain http', () => {
  useBrowser(`--host-resolver-rules=MAP ${HOST} ${URL_OF_PAGE.hostname}`);

  it('browsers give a page no service worker, clipboard, share sheet or notification; the start page says so in one line', async () => {
    const page = await visit({ at: plain(), keeps: true });
    const missing = await page.evaluate(() => [
      isSecureContext,
      ...['serviceWorker', 'clipboard', 'share', 'storage'].map((name) => name in navigator),
    ]);
    expect(missing).toEqual([false, false, false, false, false]);
    await page.locator('[data-offline=insecure]').waitFor();
    expect(await page.locator('.offline-note p').allInnerTexts()).toEqual([expect.stringContaining('plain http')]);
    await page.locator('[data-action=settings]').click();
    const notify = page.locator('.field', { hasText: 'Notification when it is your turn' });
    expect(await notify.locator('input').getAttribute('aria-disabled')).toBe('true');
    expect(await notify.innerText()).toContain('This browser has no notifications');
  });

  it('a game is played and goes on after a reload, and its certificate can be copied', async () => {
    const page = await visit({ at: plain(), keeps: true, seed: 'a'.repeat(64) });
    const player = await begun(page);
    const before = await player.now();
    await reload(page);
    await page.locator('main[data-phase]').waitFor();
    expect(await player.now()).toEqual(before);
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=resign]').click();
    await page.locator('[data-action=resign-now]').click();
    await page.locator('[data-action=certificate]').click();
    await expect.poll(() => page.locator('textarea.certificate').inputValue()).not.toBe('');
    await page.locator('[data-action=copy]').click();
    await expect.poll(() => page.locator('dialog [role=status]').innerText()).toBe('Copied.');
  });
});
