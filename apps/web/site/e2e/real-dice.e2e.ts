import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reload, useBrowser, visit } from './visit';

async function begin(): Promise<Page> {
  const page = await visit({ settings: { realDice: true } });
  await page.locator('[data-action=play-friend]').click();
  await page.locator('main[data-phase=opening]').waitFor();
  return page;
}

/** Taps the faces that lie on top. */
async function tapDice(page: Page, dice: string): Promise<void> {
  await page.locator('.controls [data-action=roll]').click();
  for (const [i, value] of [...dice].entries()) {
    await page.locator(`.face:has([name=die-${i}][aria-label="${value}"])`).click();
  }
  await page.locator('[data-action=thrown]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Never touches the mouse: Space opens the window, digits name the faces, Enter takes them. */
async function typeDice(page: Page, dice: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.type(dice);
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

function dice(page: Page): Promise<string | null> {
  return page.locator('.dice-button').getAttribute('aria-label');
}

describe('a game with real dice', () => {
  useBrowser();

  it('takes the dice that people tapped, from the opening throw on, and after a reload too', async () => {
    const page = await begin();
    await tapDice(page, '33');
    await page.locator('main[data-phase=opening]').waitFor();
    await tapDice(page, '25');
    await page.locator('main[data-phase=roll][data-actor=B]').waitFor();
    await reload(page);
    await page.locator('main[data-phase=roll]').waitFor();
    expect(await page.locator('.table-head').innerText()).toContain('Real dice');
    await tapDice(page, '64');
    await page.locator('main[data-phase=move]').waitFor();
    expect(await dice(page)).toBe('Dice: 6-4.');
    await page.locator('.table-head button').first().click();
    expect(await page.locator('[data-action=continue]').innerText()).toContain('real dice');
  });

  it('takes them by keyboard only', async () => {
    const page = await begin();
    await typeDice(page, '25');
    await page.locator('main[data-phase=roll][data-actor=B]').waitFor();
    await typeDice(page, '11');
    await page.locator('main[data-phase=move]').waitFor();
    expect(await dice(page)).toBe('Dice: 1-1-1-1.');
  });
});
