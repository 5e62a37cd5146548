import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { Player, taps } from './player';
import { goOn } from './setup';
import { reload, useBrowser, visit } from './visit';

/** White to play 6-1: to pin on the 7 point is far better than anything else. */
const ROLLED = { setup: '24:W10 13:W3 8:W2 1:B10 7:B1 12:B4', dice: '61', selected: '' };
/** Both sides bear off: the game is over in a few turns. */
const RACE = { setup: '3:W2 2:W3 1:W2 22:B4 24:B3', dice: '', selected: '' };

/** A short game against the bot, played to its end. */
async function finish(page: Page): Promise<void> {
  await goOn(page, RACE);
  await new Player(page, taps).play();
  await page.locator('[data-action=review]').waitFor();
}

/** Lets the study judge two turns of a review and then wait for ever, until the page is reloaded; notes which turns it is asked for. */
async function holdStudy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = globalThis.Worker;
    const held = sessionStorage.getItem('held') === null;
    globalThis.Worker = class extends Real {
      override postMessage(message: { text: string }): void {
        const turn = /"do":"judge".*"turn":(\d+)/.exec(message.text)?.[1];
        if (turn !== undefined) {
          const { dataset } = document.documentElement;
          dataset['judged'] = `${dataset['judged'] ?? ''}${turn} `;
        }
        if (held && turn === '2') {
          sessionStorage.setItem('held', 'once');
          document.documentElement.dataset['held'] = 'true';
          return;
        }
        super.postMessage(message);
      }
    };
  });
}

const judged = (page: Page): Promise<number> => page.locator('.moves tbody tr td:nth-child(3):not(:empty)').count();

describe('the study', () => {
  useBrowser();

  it('gives a hint in mid-game, shows a play on the board and leaves the turn to the reader', async () => {
    const page = await visit();
    await goOn(page, ROLLED);
    await page.keyboard.press('h');
    await page.locator('[data-action=hint-play]').first().waitFor();
    expect(await page.locator('.hint-equity').count()).toBeGreaterThan(3);
    expect(await faults(page)).toEqual([]);
    expect(await page.locator('.hint-chances').first().innerText()).toMatch(/Win \d+%[^]*Lose \d+%/);
    await page.locator('[data-action=hint-play]').nth(1).click();
    await page.locator('.plan .trail-line').first().waitFor();
    expect(await page.locator('.hint-bar').innerText()).toContain('2. ');
    expect((await new Player(page, taps).now()).steps).toBe(0);
    await page.locator('[data-action=hint-close]').click();
    await page.locator('.plan').waitFor({ state: 'detached' });
  });

  it('warns as a tutor before a turn that costs much, which is taken back and played another way', async () => {
    const page = await visit({ settings: { tutor: true } });
    await goOn(page, ROLLED);
    const player = new Player(page, taps);
    await page.keyboard.press('h');
    await page.locator('[data-action=hint-play]').first().waitFor();
    const worst = await page.locator('.hint-move').last().innerText();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await playText(page, worst);
    await page.locator('[data-action=done]').click();
    await page.locator('[data-action=take-back]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => player.now()).toMatchObject({ steps: 0, actor: 'W' });
  });

  it('warns as a tutor before a typed turn too, which is not played then', async () => {
    const page = await visit({ settings: { tutor: true } });
    await goOn(page, ROLLED);
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=type]').click();
    await page.locator('#typed').fill('24/18/17');
    await page.locator('dialog [type=submit]').click();
    await page.locator('[data-action=take-back]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await new Player(page, taps).now()).toMatchObject({ steps: 0, actor: 'W', phase: 'move' });
  });

  it('reviews a finished game, goes on after a reload in the middle of it, and counts it as progress', async () => {
    const page = await visit();
    await holdStudy(page);
    await finish(page);
    await page.locator('[data-action=review]').click();
    await page.locator('html[data-held]').waitFor();
    expect(await page.locator('.work').innerText()).toContain('2 of');
    await reload(page);
    await page.locator('.ratings').waitFor();
    expect(await page.locator('html').getAttribute('data-judged')).toMatch(/^2 3 /);
    expect(await page.locator('.ratings').innerText()).toContain('too few decisions');
    expect(await page.locator('.work progress').count()).toBe(0);
    expect(await judged(page)).toBe(await page.locator('.moves tbody tr').count());
    await page.locator('[data-action=turn-after]').click();
    expect(await page.locator('.scrubber input').inputValue()).toBe('1');
    expect(await page.locator('.board .die').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.graph-number').allTextContents()).toEqual(expect.arrayContaining(['+1', '0', '−1']));
    expect(await faults(page)).toEqual([]);
    for (const part of ['sums', 'dice']) {
      await page.locator(`[data-tab=${part}]`).click();
      await page.locator('.review-part .sums').waitFor();
      expect(await faults(page)).toEqual([]);
    }
    await page.locator('[data-action=leave-study]').click();
    await page.locator('[data-action=games]').click();
    await page.locator('.finished [data-action=review]').click();
    await page.locator('[data-study=review]').waitFor();
    await page.locator('[data-action=leave-study]').click();
    await page.locator('.finished').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-action=progress]').click();
    expect(await page.locator('.sums').first().innerText()).toMatch(/of 1/);
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-action=delete]').click();
    await page.locator('.sums').waitFor({ state: 'detached' });
    await page.locator('[data-action=bring-back]').click();
    await page.locator('.sums').first().waitFor();
    await page.locator('[data-action=delete]:focus').click();
    await page.locator('.sums').waitFor({ state: 'detached' });
    expect(await page.locator('.removed [role=status]').innerText()).toBe('Your progress is deleted.');
  });
});

/** Makes a play by taps; each part goes from one point to the next. */
async function playText(page: Page, text: string): Promise<void> {
  for (const part of text.replaceAll('*', '').split(' ')) {
    const [from = '', ...stops] = part.replace(/\(\d\)/, '').split('/');
    for (const [i, to] of stops.entries()) {
      const at = i === 0 ? from : (stops[i - 1] ?? '');
      await page.locator(`[data-point="${at}"]`).click();
      await page.locator(`[data-point="${to === 'off' ? 'offW' : to}"]`).click();
    }
  }
}
