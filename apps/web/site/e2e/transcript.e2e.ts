import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './visit';

const PAPER = join(import.meta.dirname, '../../../../docs/accessibility.md');
const [OPENS, ENDS] = ['<!-- transcript -->\n\n```text\n', '```\n\n<!-- end of the transcript -->'];

/** White is to roll; there is a lone black checker to be pinned. */
const POSITION = '#setup=24:W10 16:W1 13:W2 10:B1 8:W2 1:B14&game=tapa&rules=mali&turn=W';
/** With it White rolls 3-1. */
const SEED = 'f7'.repeat(32);

/** What is typed; digits that belong together are one entry. */
const KEYS = ['Space', '13', 'Enter', '10', 'Enter', 'U', '13', 'Enter', '10', 'Enter', '24', 'Enter', 'ArrowLeft', 'Enter', 'Space'];

/** After this long a digit begins a new number, and every sentence has been said. */
const QUIET = 3_000;

/** Notes in the page whatever the live regions come to say. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=alert], [role=status]');
      const text = region?.textContent?.trim() ?? '';
      if (text !== '' && heard.at(-1) !== text) {
        heard.push(text);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What was said since the last time, and what has the focus: its role, its name, and whether it is pressed. */
async function after(page: Page): Promise<{ heard: string[]; focus: string }> {
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return { heard, focus: snapshot.replace(/^- '?|'?:?$/g, '') };
}

/** Types an entry; digits and arrows only move the focus, for what the others bring about the rules must answer. */
async function press(page: Page, entry: string): Promise<void> {
  const moment = (): Promise<string> => page.evaluate(() => JSON.stringify(globalThis.tapaMoment()));
  const before = await moment();
  if (/^\d+$/.test(entry)) {
    await page.keyboard.type(entry);
  } else {
    await page.keyboard.press(entry);
  }
  if (['Space', 'Enter', 'U'].includes(entry)) {
    await expect.poll(moment).not.toBe(before);
  }
  await page.clock.runFor(entry === KEYS.at(-1) ? 500 : QUIET);
}

/** Plays the turn, and writes down what a key does. */
async function turn(page: Page): Promise<string> {
  const lines: string[] = [];
  const note = async (key: string): Promise<void> => {
    const { heard, focus } = await after(page);
    lines.push(`${key.padEnd(10)} ${focus}`, ...heard.map((text) => `${' '.repeat(10)} “${text}”`));
  };
  await note('');
  for (const entry of KEYS) {
    await press(page, entry);
    await note(entry);
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

async function atTable(): Promise<Page> {
  const page = await visit({ seed: SEED, settings: { level: 1, speed: 'slow' } });
  await page.evaluate((hash) => void (location.hash = hash), POSITION);
  await page.locator('.setup[data-verdict=good]').waitFor();
  await page.evaluate(listen);
  for (const button of ['[data-action=setup-play]', '[data-action=setup-bot]']) {
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('main.table [data-point]:focus').waitFor();
  await page.clock.runFor(QUIET);
  return page;
}

describe('a turn by keyboard and screen reader', () => {
  useBrowser();

  it('is what docs/accessibility.md says', async () => {
    const paper = readFileSync(PAPER, 'utf8');
    const [begin, end] = [paper.indexOf(OPENS) + OPENS.length, paper.indexOf(ENDS)];
    const seen = await turn(await atTable());
    if (process.env['TAPA_REWRITE'] === 'true') {
      writeFileSync(PAPER, paper.slice(0, begin) + seen + paper.slice(end));
      return;
    }
    expect(seen).toBe(paper.slice(begin, end));
  });
});
