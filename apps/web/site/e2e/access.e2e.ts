import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { Player, taps } from './player';
import { PROFILES } from './profiles';
import { goOn } from './setup';
import { useBrowser, visit } from './visit';

describe('nothing is wrong', () => {
  useBrowser();

  it('on the start page', async () => {
    expect(await faults(await visit())).toEqual([]);
  });

  it('on the rules page', async () => {
    const page = await visit();
    await page.locator('[data-action=rules]').click();
    await page.locator('dialog[open] h2').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('on the pages to learn from', async () => {
    const page = await visit();
    await page.locator('[data-action=learn]').click();
    await page.locator('dialog .diagram').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('dialog [data-tab=words]').click();
    await page.locator('dialog .glossary').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('on the pages to learn from, opened over a game on a phone', async () => {
    const page = await visit({ ...PROFILES.phone });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=learn]').click();
    await page.locator('dialog .diagram').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('on the window for real dice', async () => {
    const page = await visit({ settings: { realDice: true } });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('.controls [data-action=roll]').click();
    await page.locator('dialog[open] .faces').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it.each([
    ['with a checker on the bar', { game: 'tabla', setup: '13:W5 6:W4 19:B5 12:B5 barW:1', dice: '64', selected: 'bar' }],
    ['with a double that goes on', { game: 'gulbara', options: { cascade_from_roll: 1 }, setup: '24:W9 12:B9', dice: '33', selected: '24' }],
  ] as const)('at the table %s', async (_name, position) => {
    const page = await visit();
    await goOn(page, position);
    await page.locator('[data-can=target]').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('at the table, in the %s', async (colorScheme) => {
    const page = await visit({ seed: '1'.repeat(64), colorScheme });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase]').waitFor();
    await new Player(page, taps).play((moment) => moment.turn > 4 && moment.selected !== undefined);
    expect(await faults(page)).toEqual([]);
  });
});
