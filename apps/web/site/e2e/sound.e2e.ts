import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reload, useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);

/** Counts what sounds from now on: oscillators and noises that are started. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.documentElement?.setAttribute('data-heard', '0');
    const start = AudioScheduledSourceNode.prototype.start;
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      kind.prototype.start = function (this: AudioScheduledSourceNode, ...at: number[]): void {
        const { dataset } = document.documentElement;
        dataset['heard'] = String(Number(dataset['heard'] ?? 0) + 1);
        start.apply(this, at.slice(0, 1) as [number]);
      };
    }
  });
  await reload(page);
  await page.locator('[data-phase]').first().waitFor();
  return () => page.evaluate(() => Number(document.documentElement.dataset['heard'] ?? 0));
}

describe('sounds', () => {
  useBrowser();

  it('are heard when the dice fall', async () => {
    const page = await visit({ seed: SEED, settings: { sounds: true } });
    const heard = await listen(page);
    await page.locator('[data-action=play-friend]').click();
    await page.locator('.controls [data-action=roll]').click();
    await page.waitForFunction(() => Number(document.documentElement.dataset['heard'] ?? 0) > 0);
    expect(await heard()).toBeGreaterThan(8);
  });

  it('are neither loaded nor made before the reader has touched the page, nor when they are switched off', async () => {
    const page = await visit({ seed: SEED, settings: { sounds: true, autoRoll: 'always' } });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('.controls [data-action=roll]').click();
    await page.locator('main[data-phase=roll]').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const heard = await listen(page);
    await page.clock.fastForward(2_000);
    await page.locator('main[data-phase=move]').waitFor();
    expect(await heard()).toBe(0);
    expect(asked.filter((url) => url.includes('/synth'))).toEqual([]);
    const silent = await visit({ seed: SEED });
    const nothing = await listen(silent);
    await silent.locator('[data-action=play-friend]').click();
    await silent.locator('.controls [data-action=roll]').click();
    await silent.locator('main[data-phase=roll]').waitFor();
    expect(await nothing()).toBe(0);
  });
});
