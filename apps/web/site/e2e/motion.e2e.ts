import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { middleOf } from './fingers';
import { PROFILES } from './profiles';
import { type Position, goOn } from './setup';
import { Trace, type Movement } from './trace';
import { useBrowser, visit } from './visit';

/** What moves: a click on `from`, and the end of the last movement it begins. */
interface Case {
  name: string;
  position: Position;
  click: string;
  /** The animations whose ends are waited for. */
  ends: string[];
}

const HOME = { setup: '24:B4 23:B2 22:B3 21:B1 20:B1 6:W2 5:W3 4:W1 3:W2 2:W1', dice: '64' };

const CASES: Case[] = [
  { name: 'a throw', position: { setup: '24:W15 1:B15', dice: '', selected: '' }, click: '.controls [data-action=roll]', ends: ['roll-in', 'roll-in'] },
  {
    name: 'a double',
    position: { game: 'gulbara', options: { cascade_from_roll: 1 }, setup: '24:W6 20:W1 18:W2 17:W1 15:B2 14:B3 12:B8 11:W1 10:B1 8:B1 5:W4', dice: '44', selected: '24' },
    click: '[data-can=target]',
    ends: ['transform'],
  },
  { name: 'a checker borne off', position: { ...HOME, selected: '6' }, click: '[data-point=offW]', ends: ['transform', 'come'] },
];

async function ready(position: Position): Promise<Page> {
  const page = await visit({ ...PROFILES.desktop, settings: { speed: 'normal' }, reducedMotion: 'no-preference' });
  await goOn(page, position);
  const card = page.locator('.moment [data-action=seen]');
  if (await card.isVisible()) {
    await card.click();
  }
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  return page;
}

/** Resolves once each of these movements has ended; listens from now on. */
function ended(page: Page, names: readonly string[]): Promise<void> {
  return page.evaluate((wanted) => {
    const open = [...wanted];
    return new Promise<void>((resolve) => {
      const end = (name: string): void => {
        const at = open.indexOf(name);
        if (at >= 0) {
          open.splice(at, 1);
        }
        if (open.length === 0) {
          resolve();
        }
      };
      document.addEventListener('animationend', (e) => end(e.animationName));
      document.addEventListener('transitionend', (e) => end(e.propertyName));
    });
  }, names);
}

/** Every property that an animation on the table changes. */
function animated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = document.getAnimations().flatMap((each) =>
      ((each.effect as KeyframeEffect | null)?.getKeyframes() ?? []).flatMap((frame) => Object.keys(frame)),
    );
    return [...new Set(names)].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort();
  });
}

async function traced({ position, click, ends }: Case): Promise<Movement> {
  const page = await ready(position);
  const at = await middleOf(page, click);
  const over = ended(page, ends);
  const trace = await Trace.start(page);
  await trace.click(at);
  await over;
  return trace.stop();
}

describe('what moves', () => {
  useBrowser();

  it.each(CASES)('changes transform and opacity alone: $name', async ({ position, click }) => {
    const page = await ready(position);
    await page.locator(click).first().click();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    const names = await animated(page);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([]);
  });

  it.each(CASES)('makes no script force style or layout within a frame: $name', async (moves) => {
    const { forced, scriptAt95, long } = await traced(moves);
    expect(forced).toEqual([]);
    if (process.env['TAPA_FULL'] === 'true') {
      console.log(`${moves.name}: script ${scriptAt95.toFixed(1)} ms a frame at the 95th percentile, ${long.length} long tasks`);
      expect(long).toEqual([]);
      expect(scriptAt95).toBeLessThanOrEqual(4);
    }
  });
});
