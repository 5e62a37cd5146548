import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../tools/i18n.mjs';
import { goOn } from './setup';
import { spilled } from './spilled';
import { URL_OF_PAGE, useBrowser, visit } from './visit';

const BOARD = '24:W10 13:W3 8:W2 1:B10 7:B1 12:B4';

/** What does not fit of the screen that shows once `wanted` is there. */
async function look(page: Page, wanted: string): Promise<string[]> {
  await page.locator(wanted).first().waitFor();
  return (await spilled(page)).map((fault) => `${wanted}: ${fault}`);
}

describe('what the study says on a narrow phone', () => {
  useBrowser();

  it.each(LANGUAGES)('fits in %s', async (locale) => {
    const page = await visit({ locale, viewport: { width: 320, height: 640 } });
    await goOn(page, { setup: BOARD, dice: '61', selected: '' });
    await page.keyboard.press('h');
    const faults = await look(page, '.hint-plays');
    await page.keyboard.press('Escape');
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=export]').click();
    faults.push(...(await look(page, '.facts')));
    await page.goto(new URL(`/#setup=${BOARD}&game=tapa&rules=mali&turn=W`, URL_OF_PAGE).href);
    faults.push(...(await look(page, '.setup[data-verdict=good]')));
    await page.locator('[data-action=analyse]').click();
    faults.push(...(await look(page, '[data-found=value]')));
    expect(faults).toEqual([]);
  });
});
