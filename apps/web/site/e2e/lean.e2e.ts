import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { URL_OF_PAGE, useBrowser, visit } from './visit';

/** Below this a packed file would not be smaller. */
const WORTH_PACKING = 1_000;
const PICTURE = 40_000;

interface Loaded {
  path: string;
  type: string;
  packed: boolean;
  bytes: number;
}

async function loaded(response: Response): Promise<Loaded> {
  const headers = await response.allHeaders();
  return {
    path: new URL(response.url()).pathname,
    type: headers['content-type'] ?? '',
    packed: ['br', 'gzip'].includes(headers['content-encoding'] ?? ''),
    bytes: (await response.body()).length,
  };
}

/** All that the page loads from a first visit on until the bot has played, each file once. */
async function everythingLoaded(page: Page): Promise<Loaded[]> {
  const waiting: Promise<Loaded>[] = [];
  // What the page before is still loading is of no interest, and cannot be read once it is left.
  await page.goto('about:blank');
  page.context().on('response', (response) => {
    if (response.status() === 200) {
      waiting.push(loaded(response));
    }
  });
  await page.goto(new URL(`./?seed=${'a'.repeat(64)}`, URL_OF_PAGE).href);
  await page.locator('[data-action=rules]').click();
  await page.locator('dialog[open] h2').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  await new Player(page, taps).play((moment) => moment.turn > 2 && moment.actor === 'W');
  return [...new Map((await Promise.all(waiting)).map((each) => [each.path, each])).values()];
}

describe('what the page loads', () => {
  useBrowser();

  it('comes packed wherever that is worth it, and without a big picture', async () => {
    const page = await visit();
    const files = await everythingLoaded(page);
    const kinds = ['html', 'css', 'javascript', 'wasm', 'octet-stream'];
    expect(kinds.filter((kind) => !files.some(({ type }) => type.includes(kind)))).toEqual([]);
    const loose = files.filter(({ type, packed, bytes }) => bytes > WORTH_PACKING && !type.includes('png') && !packed);
    expect(loose).toEqual([]);
    expect(files.filter(({ type, bytes }) => type.startsWith('image/') && bytes > PICTURE)).toEqual([]);
    const blownUp = await page.evaluate(() =>
      [...document.images].filter(({ naturalWidth, width }) => naturalWidth > 2 * devicePixelRatio * width).map(({ src }) => src),
    );
    expect(blownUp).toEqual([]);
  });
});
