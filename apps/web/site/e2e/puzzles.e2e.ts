import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laidOf } from '../src/board/laid';
import { type Played, reaches } from '../src/puzzles/goals';
import { PUZZLES, type Puzzle } from '../src/puzzles/puzzles';
import { faults } from './faults';
import { PROFILES } from './profiles';
import { Rules } from './rules';
import { URL_OF_PAGE, useBrowser, visit } from './visit';

const WASM = join(import.meta.dirname, '../../target/wasm');

/** How many of the legal results are right, of how many; and what can move. Found by hand. */
const EXPECTED: Record<string, readonly [number, number] | readonly string[]> = {
  pin: [4, 18],
  pinned: ['16', '8'],
  both: [1, 1],
  larger: [1, 1],
  'mother-win': [2, 10],
  draw: [3, 7],
  leave: [6, 11],
  'mother-safe': [9, 13],
  pairs: [1, 25],
  beneath: [],
  'off-two': [1, 2],
  gammon: [1, 5],
  bar: ['bar'],
  hit: [4, 16],
  holds: ['24', '20', '9'],
  'way-round': [1, 1],
};

let rules: Rules;

/** The legal plays, the right ones first apart from the others. */
async function playsOf(puzzle: Puzzle): Promise<{ right: string[]; wrong: string[] }> {
  const plays = await rules.plays(puzzle);
  const isRight = ({ position, over }: (typeof plays)[0]): boolean => {
    const end: Played['end'] = over === undefined ? 'none' : (over.winner ?? 'draw');
    return reaches(puzzle.goal, { before: laidOf(puzzle.position), after: laidOf(position), end });
  };
  const texts = (which: boolean): string[] => plays.filter((each) => isRight(each) === which).map(({ play }) => play);
  return { right: texts(true), wrong: texts(false) };
}

/** Where the plays begin: every checker that can move begins one of them. */
async function movable(puzzle: Puzzle): Promise<string[]> {
  const starts = (await rules.plays(puzzle)).flatMap(({ play }) => (play === 'pass' ? [] : play.split(' ').map((part) => part.split('/')[0] ?? '')));
  return [...new Set(puzzle.position.includes('barW') ? ['bar'] : starts)];
}

async function open(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#puzzle=${id}`);
  await page.locator(`[data-puzzle=${id}][data-verdict=open] [data-point]`).first().waitFor();
}

const tap = (page: Page, spot: string): Promise<void> => page.locator(`[data-point="${/^[a-z]/.test(spot) ? `${spot}W` : spot}"]`).click();

/** Makes a play by taps; each part goes from one point to the next. */
async function make(page: Page, play: string): Promise<void> {
  for (const part of play.replaceAll('*', '').split(' ')) {
    const [, path = '', times = '1'] = /^([^(]+)(?:\((\d)\))?$/.exec(part) ?? [];
    const stops = path.split('/');
    for (let step = 0; step < (stops.length - 1) * Number(times); step++) {
      const at = step % (stops.length - 1);
      await tap(page, stops[at] ?? '');
      await page.locator('[data-point][aria-pressed=true]').waitFor();
      await tap(page, stops[at + 1] ?? '');
      await page.locator('[data-point][aria-pressed=true]').waitFor({ state: 'detached' });
    }
  }
}

async function check(page: Page, verdict: 'right' | 'wrong'): Promise<void> {
  await page.locator('[data-action=check][aria-disabled=false]').click();
  await page.locator(`.puzzle[data-verdict=${verdict}]`).waitFor();
}

/** Takes back all that was done, step by step. */
async function takeBack(page: Page): Promise<void> {
  const undo = page.locator('[data-action=undo]');
  await undo.click();
  await page.locator('.puzzle[data-verdict=open]').waitFor();
  while ((await undo.getAttribute('aria-disabled')) === 'false') {
    await undo.evaluate((button: HTMLElement) => button.click());
  }
}

async function solve(page: Page, puzzle: Puzzle): Promise<void> {
  await open(page, puzzle.id);
  if (puzzle.goal === 'marks') {
    const spots = await movable(puzzle);
    await tap(page, '1');
    await check(page, 'wrong');
    await takeBack(page);
    for (const spot of spots) {
      await tap(page, spot);
    }
    return check(page, 'right');
  }
  const { right, wrong } = await playsOf(puzzle);
  for (const play of wrong.slice(0, 1)) {
    await make(page, play);
    await check(page, 'wrong');
    expect(await page.locator('.puzzle-question').isVisible()).toBe(true);
    await takeBack(page);
  }
  await make(page, right[0] ?? '');
  return check(page, 'right');
}

describe('the puzzles', () => {
  useBrowser();
  beforeAll(async () => void (rules = await Rules.of(WASM)));
  afterAll(() => rules.close());

  it('have the answers that the rules give them', async () => {
    const found: typeof EXPECTED = {};
    for (const puzzle of PUZZLES) {
      if (puzzle.goal === 'marks') {
        found[puzzle.id] = await movable(puzzle);
      } else {
        const { right, wrong } = await playsOf(puzzle);
        found[puzzle.id] = [right.length, right.length + wrong.length];
      }
    }
    expect(found).toEqual(EXPECTED);
  });

  it('are answered on the board, wrongly and rightly, with the article of the rules, and stay solved', async () => {
    const page = await visit(PROFILES.phone);
    for (const puzzle of PUZZLES) {
      await solve(page, puzzle);
      expect((await page.locator('.puzzle-why').innerText()).length, puzzle.id).toBeGreaterThan(30);
    }
    expect(await faults(page)).toEqual([]);
    await page.goto(URL_OF_PAGE.href);
    await page.locator('[data-action=learn]').click();
    await page.locator('dialog [data-tab=puzzles]').click();
    await page.locator('.puzzles ol').waitFor();
    await expect.poll(() => page.locator('.puzzles .hint').innerText()).toBe(`${PUZZLES.length} of ${PUZZLES.length} solved`);
    expect(await faults(page)).toEqual([]);
  });

  it('say why a checker may not go where it was sent, and leave the game beneath as it is', async () => {
    const page = await visit();
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase=opening]').waitFor();
    await open(page, 'both');
    await tap(page, '13');
    await page.locator('[data-point="13"][aria-pressed=true]').waitFor();
    await tap(page, '7');
    await page.locator('.puzzle .refusal', { hasText: 'The enemy holds that point.' }).waitFor();
    await page.locator('[data-action=close-puzzle]').click();
    await page.locator('main[data-phase=opening]').waitFor();
  });
});
