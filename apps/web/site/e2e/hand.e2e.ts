import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Fingers, middleOf } from './fingers';
import type { Moment } from './in-page';
import { Player, taps } from './player';
import { PROFILES } from './profiles';
import { useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);

/** Where the checkers lie, and the view that the board shows. */
async function picture(page: Page): Promise<unknown> {
  const lie = await page
    .locator('.checker')
    .evaluateAll((all) => all.map((each) => [(each as HTMLElement).dataset['spot'], (each as HTMLElement).style.transform].join(' ')).sort());
  return { lie, moment: await page.evaluate(() => globalThis.tapaMoment()) };
}

/** A hot-seat game up to a turn in which a checker may be moved. */
async function atMove(profile: keyof typeof PROFILES): Promise<Player> {
  const page = await visit({ seed: SEED, ...PROFILES[profile] });
  await page.locator('[data-action=play-friend]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, taps);
  await player.play((moment) => moment.phase === 'move' && moment.yours && moment.turn > 2);
  return player;
}

/** Waits until no checker is held and none is picked up. */
function released(page: Page): Promise<void> {
  return page.locator('.board:not(:has(.held, [aria-pressed=true]))').waitFor();
}

describe('a drag', () => {
  useBrowser();

  it.each(['phone', 'tablet'] as const)('into which a second finger comes is broken off, and nothing has moved: %s', async (profile) => {
    const { page } = await atMove(profile);
    const before = await picture(page);
    const from = await middleOf(page, '[data-can=source]');
    const fingers = await Fingers.on(page);
    await fingers.down(from);
    await fingers.move({ x: from.x + 20, y: from.y + 20 });
    await page.locator('.held').waitFor();
    await fingers.down({ x: from.x + 20, y: from.y + 20 }, { x: 180, y: 400 });
    await released(page);
    await fingers.move({ x: from.x + 60, y: from.y + 60 }, { x: 200, y: 420 });
    await fingers.up();
    await released(page);
    expect(await picture(page)).toEqual(before);
  });

  it.each(['phone', 'tablet'] as const)('that the system takes away leaves everything where it was: %s', async (profile) => {
    const { page } = await atMove(profile);
    const before = await picture(page);
    const from = await middleOf(page, '[data-can=source]');
    const fingers = await Fingers.on(page);
    await fingers.down(from);
    await fingers.move({ x: from.x + 30, y: from.y + 10 });
    await page.locator('.held').waitFor();
    await fingers.cancel();
    await released(page);
    expect(await picture(page)).toEqual(before);
  });

  it('of the mouse that ends beside the board leaves everything where it was, and the next one moves', async () => {
    const player = await atMove('desktop');
    const { page } = player;
    const before = await picture(page);
    const from = await middleOf(page, '[data-can=source]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.locator('.held').waitFor();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await released(page);
    expect(await picture(page)).toEqual(before);
    const steps = (await player.now()).steps;
    await player.play((moment) => moment.steps > steps || moment.able.includes('done'));
  });
});

describe('a first visit on a phone', () => {
  useBrowser();

  /** A visitor who has chosen nothing: what the page does by itself it does here too. */
  const UNCHOSEN = { speed: 'normal', forced: 'turn', autoRoll: 'first', level: 4, coach: true };

  it.each([
    ['play-bot', SEED],
    ['play-bot', '3'.repeat(64)],
    ['play-bot', '7'.repeat(64)],
    ['play-friend', SEED],
  ])('has made the first own step with three taps, by %s, dice %s', async (door, seed) => {
    const page = await visit({ seed, settings: UNCHOSEN, ...PROFILES.phone });
    const fingers = await Fingers.on(page);
    const taps: string[] = [];
    const tap = async (selector: string): Promise<void> => {
      taps.push(selector);
      await fingers.storm([await middleOf(page, selector)]);
    };
    await tap(`[data-action=${door}]`);
    await page.locator('main[data-phase]').waitFor();
    let moment: Moment = await page.evaluate(() => globalThis.tapaMoment());
    while (moment.steps === 0 || !moment.yours) {
      if (moment.yours && moment.sources.length > 0) {
        await tap(moment.selected === undefined ? '[data-can=source]' : '[data-can=target]');
      } else {
        await page.clock.fastForward(2_000);
      }
      const before = JSON.stringify(moment);
      moment = (await page.evaluate((was) => globalThis.tapaChanged(was, 10_000), before)) ?? moment;
    }
    expect(taps).toEqual([`[data-action=${door}]`, '[data-can=source]', '[data-can=target]']);
  });
});
