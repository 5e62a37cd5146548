import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { reload, useBrowser, visit } from './visit';

/** A game against the bot, up to the moment in which the bot is about to move; then the page is hidden. */
async function hiddenWhileTheBotMoves(page: Page): Promise<Player> {
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, taps);
  // The bot waits for the clock, which goes on only where the player lets it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await player.play((moment) => moment.actor === 'B' && moment.phase === 'move');
  await page.evaluate(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    addEventListener('tapa-seen', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  expect(await page.title()).toBe('Tapa');
  await page.clock.resume();
  await player.play((moment) => moment.yours);
  return player;
}

const see = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('tapa-seen')));
const notifications = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.tapaNotified.map(({ title, body }) => `${title}: ${body}`));

declare global {
  var tapaNotified: { title: string; body: string; close(): void }[];
}

/** A Chromium without a window has no system to notify: what the page hands over is kept here. Runs in the page. */
function rememberNotifications(): void {
  globalThis.tapaNotified = [];
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = (): Promise<NotificationPermission> => Promise.resolve((permission = 'granted'));
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = (title, options): Promise<void> => {
    const close = (): void => void globalThis.tapaNotified.pop();
    globalThis.tapaNotified.push({ title, body: options?.body ?? '', close });
    return Promise.resolve();
  };
  prototype.getNotifications = (): Promise<Notification[]> => Promise.resolve(globalThis.tapaNotified as unknown as Notification[]);
}

describe('with the page hidden', () => {
  useBrowser();

  it('the title says that it is your turn, until the page is seen', async () => {
    const page = await visit({ seed: 'a'.repeat(64) });
    await hiddenWhileTheBotMoves(page);
    await expect.poll(() => page.title()).toBe('● Your turn – Tapa');
    await see(page);
    expect(await page.title()).toBe('Tapa');
  });

  it('the system calls a reader who has switched that on, and nobody else', async () => {
    const page = await visit({ seed: 'a'.repeat(64), keeps: true });
    await page.addInitScript(rememberNotifications);
    await reload(page);
    await page.locator('[data-offline=ready]').waitFor();
    await hiddenWhileTheBotMoves(page);
    await expect.poll(() => page.title()).toContain('Your turn');
    expect(await notifications(page)).toEqual([]);
    await see(page);
    await page.locator('.table-head button').first().click();
    await page.locator('[data-action=settings]').click();
    await page.locator('.field', { hasText: 'Notification when it is your turn' }).locator('input').click();
    await page.keyboard.press('Escape');
    await hiddenWhileTheBotMoves(page);
    await expect.poll(() => notifications(page)).toEqual(['Tapa: Your turn']);
    await see(page);
    await expect.poll(() => notifications(page)).toEqual([]);
  });
});
