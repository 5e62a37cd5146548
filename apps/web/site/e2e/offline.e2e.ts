import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Cable, layCable } from './cable';
import { Player, taps } from './player';
import { reload, useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);

let cable: Cable;

/** The start page on a device that has kept everything. */
async function kept({ seed = SEED, folder = '/' } = {}): Promise<Page> {
  cable = await layCable(folder);
  const page = await visit({ at: cable.url, keeps: true, seed });
  await page.locator('[data-offline=ready]').waitFor();
  return page;
}

/** Begins a game; should the bot ever give no answer, the page is marked. */
async function playBot(page: Page): Promise<Player> {
  await page.evaluate(() => {
    const look = (): void => {
      if (/gave no answer|nie odpowiedział/.test(document.querySelector('.status')?.textContent ?? '')) {
        document.documentElement.dataset['silent'] = 'true';
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  return new Player(page, taps);
}

describe('without a network after the first visit', () => {
  useBrowser();
  afterEach(() => cable.cut());

  it('a whole game against the bot is played and reviewed, the page loads again, and the next game too', async () => {
    const page = await kept();
    expect(await page.locator('.offline-note').innerText()).toBe('Available offline ✓');
    cable.cut();
    const player = await playBot(page);
    await player.play((moment) => moment.turn > 4 && moment.steps > 0);
    const before = await player.now();
    await reload(page);
    await page.locator('main[data-phase]').waitFor();
    expect(await player.now()).toEqual(before);
    expect((await player.play()).phase).toBe('over');
    await page.locator('[data-action=review]').click();
    await page.getByText('Performance rating', { exact: true }).waitFor();
    await reload(page);
    await page.getByText('Performance rating', { exact: true }).waitFor();
    await page.locator('[data-action=leave-study]').click();
    await page.locator('[data-phase=start]').waitFor();
    const next = await playBot(page);
    expect((await next.play((moment) => moment.turn > 3)).turn).toBe(4);
    expect(await page.locator('html[data-silent]').count()).toBe(0);
  });

  it.each([
    ['tabla', '/'],
    ['gulbara', '/deep/down/'],
  ])('the bot of %s, the rules and other languages are there, the page lying at %s', async (game, folder) => {
    const page = await kept({ folder });
    cable.cut();
    await page.goto(new URL(`./?game=${game}`, cable.url).href);
    await page.locator(`.start [data-tab=${game}] input:checked`).waitFor();
    await page.locator('.start-foot select').selectOption('pl');
    await page.locator('html[lang=pl]').waitFor();
    await page.locator('[data-action=rules]').click();
    await page.locator('dialog[open] h2').waitFor();
    await page.keyboard.press('Escape');
    const player = await playBot(page);
    const later = await player.play((moment) => moment.turn > 2);
    expect(later.turn).toBe(3);
    expect(await page.locator('html[data-silent]').count()).toBe(0);
  });
});

/** The mark of the newer version, if that is what the page was loaded from. */
function mark(page: Page): Promise<string> {
  return page.evaluate(() => [...document.childNodes].map((node) => (node.nodeType === Node.COMMENT_NODE ? node.nodeValue : '')).join(''));
}

/** Comes back to the page after a newer version was released; answers once that version waits on the device. */
async function comeBack(page: Page): Promise<void> {
  cable.release('newer');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const waits = new Promise<void>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => worker.state === 'installed' && resolve());
      });
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waits;
  });
}

describe('a newer version', () => {
  useBrowser();
  afterEach(() => cable.cut());

  it('is told on the start page, never in a game, and taken when the reader says so', async () => {
    const page = await kept();
    const player = await playBot(page);
    await player.play((moment) => moment.turn > 2);
    await comeBack(page);
    await player.play((moment) => moment.turn > 3);
    expect(await page.locator('.update').count()).toBe(0);
    await reload(page);
    await page.locator('main[data-phase]').waitFor();
    expect(await page.locator('.update').count()).toBe(0);
    expect(await mark(page)).toBe('');
    await page.locator('.table-head button').first().click();
    await page.locator('.update').waitFor();
    const loaded = page.waitForEvent('load');
    await page.locator('[data-action=update]').click();
    await loaded;
    await page.locator('[data-action=continue]').waitFor();
    expect(await mark(page)).toContain('newer');
    expect(await page.locator('.update').count()).toBe(0);
  });

  it('taken in one window leaves the game in another alone, until it is left', async () => {
    const page = await kept();
    const player = await playBot(page);
    await player.play((moment) => moment.turn > 1);
    const other = await page.context().newPage();
    await other.goto(cable.url.href);
    await comeBack(page);
    await other.locator('.table-head button').first().click();
    await other.locator('[data-action=update]').click();
    await expect.poll(() => mark(other)).toContain('newer');
    await player.play((moment) => moment.turn > 3);
    expect(await mark(page)).toBe('');
    await page.locator('.table-head button').first().click();
    await expect.poll(() => mark(page)).toContain('newer');
    await page.locator('[data-action=continue]').first().waitFor();
  });
});
