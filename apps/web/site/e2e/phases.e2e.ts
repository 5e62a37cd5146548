import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import type { Moment } from './in-page';
import { Player, keys, taps } from './player';
import { PROFILES } from './profiles';
import { goOn } from './setup';
import { reload, useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);

/** What sort of moment it is. */
function sortOf({ phase, yours, selected, steps, able }: Moment): string {
  const part = (name: string, is: boolean): string => (is ? ` ${name}` : '');
  return `${phase}${part('bot', !yours)}${part('picked', selected !== undefined)}${part('begun', steps > 0)} ${able.join('+')}`.trim();
}

function wordFor(key: string, language: string): string | undefined {
  const catalogue = readFileSync(join(import.meta.dirname, `../src/i18n/${language}.json`), 'utf8');
  return (JSON.parse(catalogue) as Record<string, string>)[key];
}

async function reloaded(player: Player): Promise<Moment> {
  await reload(player.page);
  await player.page.locator('main[data-phase]').waitFor();
  return player.now();
}

async function againstBot(options: Parameters<typeof visit>[0]): Promise<Player> {
  const page = await visit({ seed: SEED, ...options });
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  return new Player(page, taps);
}

describe('a reload', () => {
  useBrowser();

  it('at every phase goes on where the game was, against the same bot', async () => {
    const player = await againstBot({ settings: { level: 3 }, ...PROFILES.phone });
    const seen = new Set<string>();
    for (let moment = await player.now(); moment.turn < 5; moment = await player.once(moment)) {
      const sort = sortOf(moment);
      if (!seen.has(sort)) {
        seen.add(sort);
        const after = await reloaded(player);
        if (moment.yours) {
          expect({ ...after, explains: '' }).toEqual({ ...moment, explains: '' });
        } else {
          // A bot does not wait for the reader to look.
          expect(after.turn).toBeGreaterThanOrEqual(moment.turn);
        }
        expect(await player.page.locator('.side-level').innerText()).toBe('Hare');
        moment = after;
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['opening roll', 'roll roll', 'move', 'move picked', 'move begun undo', 'move begun undo+done']));
    expect([...seen].filter((sort) => sort.includes('bot')).length).toBeGreaterThan(0);
  });

  it('after the end finds the game no more', async () => {
    const page = await visit();
    await goOn(page, { setup: '1:W1 24:B15', dice: '61', selected: '' });
    await new Player(page, taps).play();
    await reload(page);
    await page.locator('[data-phase=start]').waitFor();
    expect(await page.locator('[data-action=continue]').count()).toBe(0);
  });
});

describe('in the middle of a game', () => {
  useBrowser();

  it('the language changes and nothing else', async () => {
    const player = await againstBot({ ...PROFILES.tablet });
    const { page } = player;
    const before = await player.play((moment) => moment.phase === 'move' && moment.steps > 0);
    const roll = page.locator('.controls [data-action=roll]');
    for (const language of ['tr', 'el', 'en']) {
      await page.locator('[data-action=menu]').click();
      await page.locator('dialog [data-action=settings]').click();
      await page.locator('dialog select').first().selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await player.now()).toEqual(before);
      expect(await roll.innerText()).toBe(wordFor('roll', language));
    }
    await player.play((moment) => moment.turn > before.turn);
  });
});

/** How many animations run after a throw and after a move. */
async function animations(page: Page): Promise<number> {
  const player = new Player(page, taps);
  const running = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  const thrown = await player.play((moment) => moment.phase === 'move' && moment.yours);
  const afterThrow = await running();
  await player.play((moment) => moment.steps > thrown.steps);
  return afterThrow + (await running());
}

describe('motion', () => {
  useBrowser();

  it.each([
    ['is there as a rule', 'no-preference', { speed: 'slow' }, true],
    ['is none for readers who want less of it', 'reduce', { speed: 'slow' }, false],
    ['is none for readers who switched it off', 'no-preference', { speed: 'off' }, false],
  ] as const)('%s', async (_name, reducedMotion, settings, some) => {
    const page = await visit({ seed: SEED, settings, reducedMotion });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase]').waitFor();
    expect((await animations(page)) > 0).toBe(some);
  });
});

describe('colours chosen by the system', () => {
  useBrowser();

  it.each(['phone', 'desktop'] as const)('leave everything to be seen and played by keyboard: %s', async (profile) => {
    const { page } = await againstBot({ forcedColors: 'active', ...PROFILES[profile] });
    const player = new Player(page, keys);
    const later = await player.play((moment) => moment.turn > 3 && moment.phase === 'move' && moment.yours);
    expect(later.turn).toBeGreaterThan(3);
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, wide: parseFloat(outlineWidth) >= 2 };
    });
    expect(ring).toEqual({ outlineStyle: 'solid', wide: true });
    expect(await faults(page)).toEqual([]);
  });
});
