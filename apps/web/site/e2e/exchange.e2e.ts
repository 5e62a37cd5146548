import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { useBrowser, visit } from './visit';

const GAME = ` Game 1
 White : 0                        Black : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
`;

/** Opens a text on the start page. */
async function give(page: Page, text: string): Promise<void> {
  if (!(await page.locator('#import-text').isVisible())) {
    await page.locator('[data-action=import]').click();
    await page.locator('#import-text').waitFor();
  }
  await page.locator('#import-text').fill(text);
  await page.locator('[data-action=import-go]').click();
}

/** The text that a window holds, once it is there. */
async function paper(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('{'));
  return page.locator('dialog textarea').inputValue();
}

async function leave(page: Page): Promise<void> {
  await page.locator('.table-head button').first().click();
  await page.locator('[data-phase=start]').waitFor();
}

describe('games and dice as texts', () => {
  useBrowser();

  it('gives the record of a game, which opens again where the game was forgotten', async () => {
    const page = await visit({ seed: '1'.repeat(64) });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main.table').waitFor();
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=export]').click();
    const record = await paper(page);
    expect(await page.locator('.facts').innerText()).toContain('still on');
    expect(record).not.toContain('1'.repeat(64));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await leave(page);
    await page.locator('.go-on .close').click();
    await page.locator('.door.empty').waitFor();
    await page.locator('[data-action=bring-back]').click();
    await page.locator('[data-action=continue]:focus').waitFor();
    await page.locator('.go-on .close').click();
    await page.locator('.door.empty').waitFor();
    await give(page, record);
    await page.locator('main.table').waitFor();
    expect(await page.locator('.controls [data-action=roll]').innerText()).toBe('Enter dice');
  });

  it('refuses a damaged text in one sentence, and the games that wait are still there', async () => {
    const page = await visit({ seed: '1'.repeat(64) });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main.table').waitFor();
    await leave(page);
    for (const text of ['{"version":2}', 'hello', '{"scheme":"fairdice/1"}']) {
      await give(page, text);
      await page.locator('[data-found=bad]').waitFor();
      expect(await page.locator('[data-found=bad] .refusal').innerText()).toContain('Nothing has changed');
      await page.locator('#import-text').fill('');
    }
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-action=continue]').click();
    await page.locator('main.table').waitFor();
  });

  it('asks which game of a .mat text is meant', async () => {
    const page = await visit();
    await give(page, `${GAME}\n${GAME.replace('Game 1', 'Game 2').replace('42: 8/4 6/4', '')}`);
    await page.locator('.found button').nth(1).click();
    await page.locator('main.table[data-phase=roll][data-actor=B]').waitFor();
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=export]').click();
    await page.locator('[data-action=save-mat]').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=save-mat]').click()]);
    expect(file.suggestedFilename()).toBe('tabla.mat');
  });

  it('opens a .mat text of finished games as a match, each of them to be reviewed, and saves it as one', async () => {
    const page = await visit();
    const won = `${GAME}      Wins 1 point\n`;
    await give(page, `${won}\n${won.replace('Game 1', 'Game 2')}`);
    await page.locator('[data-study=match]').waitFor();
    expect(await page.locator('.finished li').allInnerTexts()).toEqual([expect.stringContaining('Game 1'), expect.stringContaining('Game 2')]);
    expect(await faults(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=save-mat]').click()]);
    expect(file.suggestedFilename()).toBe('tabla.mat');
    await page.locator('[data-action=review]').nth(1).click();
    await page.locator('.moves tbody tr').first().waitFor();
    await page.locator('[data-action=leave-study]').click();
    await page.locator('[data-study=match]').waitFor();
    await page.locator('[data-action=leave-study]').click();
    await page.locator('[data-action=games]').click();
    await page.locator('[data-action=match]').waitFor();
    expect(await page.locator('.finished li').count()).toBe(1);
    expect(await page.locator('[data-action=match]').innerText()).toContain('2 games');
  });

  it('checks a certificate of dice, and finds out a forged one', async () => {
    const page = await visit({ seed: '1'.repeat(64) });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('.controls [data-action=roll]').click();
    await page.locator('main[data-phase=roll], main[data-phase=move]').first().waitFor();
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=resign]').click();
    await page.locator('[data-action=resign-now]').click();
    await page.locator('[data-action=certificate]').click();
    const certificate = await paper(page);
    expect(await page.locator('dialog textarea').isVisible()).toBe(false);
    await page.locator('[data-action=check]').click();
    await page.locator('dialog [data-found=good]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await leave(page);
    await give(page, certificate);
    await page.locator('[data-found=good]').waitFor();
    await page.locator('#import-text').fill('');
    await give(page, certificate.replace('1'.repeat(64), '2'.repeat(64)));
    await page.locator('[data-found=dice]').waitFor();
  });
});
