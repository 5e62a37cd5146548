import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../tools/i18n.mjs';
import { useBrowser, visit } from './visit';

const i18n = join(import.meta.dirname, '../src/i18n');
const catalogue = (name: string): Record<string, string> => JSON.parse(readFileSync(join(i18n, `${name}.json`), 'utf8'));
/** The windows of the start page and their tabs. */
const WINDOWS = { rules: ['tabla', 'gulbara', 'match', 'tapa'], learn: ['words', 'puzzles', 'strategy'], settings: [] };

const KEYS = Object.keys({ ...catalogue('en'), ...catalogue('rules.en'), ...catalogue('learn.en') }).filter((key) => key.includes('.'));

/** Everything that can be read or heard. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });
}

function unspoken(text: string): string[] {
  const written = new Set(text.split(/[^\w.]+/));
  const keys = KEYS.filter((key) => written.has(key));
  return [...keys, ...(text.match(/\{[^}]*\}|undefined|\[object/g) ?? [])];
}

describe('a reader', () => {
  useBrowser();

  it.each(LANGUAGES)('of %s sees sentences everywhere and no key', async (language) => {
    const page = await visit({ locale: language, seed: '1'.repeat(64) });
    const seen: string[] = [];
    /** Each time there is something else to see than ever before, as soon as the page shows it. */
    const look = async (): Promise<void> => {
      await expect.poll(async () => seen.includes(await words(page))).toBe(false);
      seen.push(await words(page));
    };
    const close = (): Promise<void> => page.keyboard.press('Escape');
    await look();
    for (const [window, tabs] of Object.entries(WINDOWS)) {
      await page.locator(`[data-action=${window}]`).click();
      await page.locator('dialog[open] h2').waitFor();
      if (tabs.length === 0) {
        await look();
      }
      for (const tab of tabs) {
        await page.locator(`dialog [data-tab=${tab}]`).click();
        await page.locator('dialog .rules').waitFor();
        await look();
      }
      await close();
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('[data-tab=gulbara]').click();
    await page.locator('.chooser summary').click();
    await look();
    await page.locator('[data-tab=tapa]').click();
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase]').waitFor();
    await page.locator('[data-action=roll]').click();
    await look();
    await page.locator('[data-action=menu]').click();
    await look();
    await close();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(unspoken(seen.join('\n'))).toEqual([]);
  });
});
