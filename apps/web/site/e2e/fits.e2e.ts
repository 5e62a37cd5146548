import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../tools/i18n.mjs';
import { speakPseudo } from './pseudo';
import { goOn, type Position } from './setup';
import { spilled } from './spilled';
import { useBrowser, visit } from './visit';

const GAMES = ['tapa', 'tabla', 'gulbara', 'match'];

/** A mother in danger and both trays begun: every line around the board is there and has something to say. */
const CROWDED: Position = {
  setup: '24:W1 22:B2 20:B3 19:B2 18:W1B1 13:W2 12:B2 11:B1W1 6:W3 5:W2 4:W2 3:W2 2:B1W1',
  dice: '65',
  selected: '13',
};

/** Looks at every screen of a narrow phone and says where something does not fit. */
async function look(page: Page, at: string): Promise<string[]> {
  return (await spilled(page)).map((fault) => `${at}: ${fault}`);
}

/** What can be seen beside or above the head of the open window while its content scrolls by; runs in the page. */
function besideHead(): string[] {
  const [window, head] = [document.querySelector('dialog[open]'), document.querySelector('dialog[open] .window-head')];
  if (window === null || head === null) {
    return ['there is no window'];
  }
  window.scrollTop = 120;
  const [outer, box] = [window.getBoundingClientRect(), head.getBoundingClientRect()];
  const gaps = { left: box.left - outer.left, right: outer.right - box.right, top: box.top - outer.top };
  return Object.entries(gaps).flatMap(([side, gap]) => (gap > 1.5 ? [`${window.textContent?.slice(0, 20) ?? ''}: ${gap} px at the ${side} of its head`] : []));
}

async function startPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const game of GAMES) {
    await page.locator(`[data-tab=${game}]`).click();
    await page.locator('.chooser summary').click();
    faults.push(...(await look(page, `start, ${game}`)));
    await page.locator('.chooser summary').click();
  }
  for (const window of ['rules', 'learn', 'settings']) {
    await page.locator(`[data-action=${window}]`).click();
    await page.locator(`dialog[open] ${window === 'settings' ? 'h2' : '.rules'}`).waitFor();
    faults.push(...(await look(page, window)), ...(await page.evaluate(besideHead)));
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  return faults;
}

/** A puzzle with its question, and answered wrongly with the article of the rules. */
async function puzzle(page: Page): Promise<string[]> {
  await page.evaluate(() => void (location.hash = '#puzzle=pinned'));
  await page.locator('.puzzle [data-point="24"]').click();
  const faults = await look(page, 'puzzle');
  await page.locator('[data-action=check]').click();
  await page.locator('.puzzle-why').waitFor();
  faults.push(...(await look(page, 'puzzle, answered')));
  await page.locator('[data-action=close-puzzle]').click();
  await page.locator('.start').waitFor();
  return faults;
}

async function table(page: Page): Promise<string[]> {
  await goOn(page, CROWDED);
  const faults = await look(page, 'a moment explained');
  await page.locator('.moment [data-action=seen]').click();
  await page.locator('[data-can=target]').first().waitFor();
  faults.push(...(await look(page, 'table')));
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog[open] h2').waitFor();
  faults.push(...(await look(page, 'menu')));
  await page.locator('dialog [data-action=resign]').click();
  await page.locator('dialog[open] .danger').waitFor();
  return [...faults, ...(await look(page, 'resign'))];
}

describe('nothing spills on a narrow phone', () => {
  useBrowser();

  it.each(LANGUAGES)('in %s', async (locale) => {
    const page = await visit({ locale, viewport: { width: 320, height: 640 } });
    expect([...(await startPage(page)), ...(await puzzle(page)), ...(await table(page))]).toEqual([]);
  });
});

/** The sizes of phones that lie between those above and a tablet: upright, and on their side. */
const PHONES = [
  [360, 740],
  [740, 360],
  [568, 320],
] as const;

describe('nothing spills at the table of a phone', () => {
  useBrowser();

  it.each(LANGUAGES)('in %s', async (locale) => {
    const page = await visit({ locale });
    await goOn(page, CROWDED);
    await page.locator('.moment').waitFor();
    const faults: string[] = [];
    const boards: string[] = [];
    const measure = async (what: string): Promise<void> => {
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        await page.locator(width < height ? '.is-standing' : '.is-lying').waitFor();
        faults.push(...(await look(page, `${what} at ${width}×${height}`)));
        boards.push(`${width}×${height}: ${JSON.stringify(await page.locator('.board').boundingBox())}`);
      }
    };
    await measure('a moment explained');
    await page.locator('.moment [data-action=seen]').click();
    await page.locator('.moment').waitFor({ state: 'detached' });
    await measure('table');
    expect(faults).toEqual([]);
    expect(boards.slice(PHONES.length)).toEqual(boards.slice(0, PHONES.length));
  });
});

describe('the buttons of the turn and the board', () => {
  useBrowser();

  /** Where Undo, Roll and Done are, and the board with them, at each size of a phone. */
  async function places(page: Page): Promise<string[]> {
    const found: string[] = [];
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.locator(width < height ? '.is-standing' : '.is-lying').waitFor();
      const boxes = await page.locator('.action, .board').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width: w, height: h } = each.getBoundingClientRect();
          return [x, y, w, h].map(Math.round).join(' ');
        }),
      );
      found.push(...boxes.map((box) => `${width}×${height}: ${box}`));
    }
    return found;
  }

  it.each(LANGUAGES)('stay where they are whatever they are called and whatever is due: %s', async (locale) => {
    const page = await visit({ locale, settings: { realDice: true } });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase=opening]').waitFor();
    const due = await places(page);
    await page.locator('.controls [data-action=roll]').click();
    await page.locator('.face:has([name=die-0][aria-label="5"])').click();
    await page.locator('.face:has([name=die-1][aria-label="2"])').click();
    await page.locator('[data-action=thrown]').click();
    await page.locator('main[data-phase=roll]').waitFor();
    expect(await places(page)).toEqual(due);
    await page.locator('.table-head button').first().click();
    await page.locator('[data-action=play-bot]').click();
    await page.locator('main[data-phase=opening]').waitFor();
    expect(await places(page)).toEqual(due);
  });
});

describe('a page that is read from right to left', () => {
  useBrowser();

  /** Where the middle of something lies: 0 at the left edge of the window, 1 at the right. */
  async function place(page: Page, selector: string): Promise<number> {
    const box = await page.locator(selector).first().boundingBox();
    return ((box?.x ?? NaN) + (box?.width ?? NaN) / 2) / (page.viewportSize()?.width ?? NaN);
  }

  it('fits on a narrow phone', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 }, prepare: speakPseudo });
    expect([...(await startPage(page)), ...(await puzzle(page)), ...(await table(page))]).toEqual([]);
  });

  it.each([
    [360, 740],
    [1440, 900],
  ])('has its chrome mirrored and its board as it was at %i×%i', async (width, height) => {
    const places = async (prepare?: typeof speakPseudo): Promise<Record<string, number>> => {
      const page = await visit({ viewport: { width, height }, ...(prepare === undefined ? {} : { prepare }) });
      await goOn(page, CROWDED);
      await page.locator('.moment [data-action=seen]').click();
      await page.locator('[data-can=target]').first().waitFor();
      const found: Record<string, number> = {};
      for (const name of ['[data-action=menu]', '[data-action=undo]', '.side-W', '[data-point="24"]', '[data-point="6"]', '[data-point=offW]']) {
        found[name] = await place(page, name);
      }
      return found;
    };
    const [plain, mirrored] = [await places(), await places(speakPseudo)];
    for (const [name, x] of Object.entries(plain)) {
      expect(mirrored[name], name).toBeCloseTo(name.startsWith('[data-point') ? x : 1 - x, 1);
    }
  });
});
