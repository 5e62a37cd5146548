import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { reload, URL_OF_PAGE, useBrowser, visit } from './visit';

async function open(page: Page, hash = '#setup'): Promise<void> {
  await page.goto(new URL(`/${hash}`, URL_OF_PAGE).href);
  await page.locator('.setup[data-verdict]:not([data-verdict=open])').waitFor();
}

async function verdict(page: Page, expected: string): Promise<void> {
  await page.locator(`.setup[data-verdict=${expected}]`).waitFor();
}

function label(page: Page, point: string): Promise<string | null> {
  return page.locator(`[data-point="${point}"]`).getAttribute('aria-label');
}

async function choose(page: Page, tap: 'W' | 'B' | 'take'): Promise<void> {
  await page.locator(`.setup-tap [data-tab="${tap}"]`).click();
}

describe('setting up a position', () => {
  useBrowser();

  it('lays a pin by taps, is told by the rules what is wrong, and plays on from it against the bot', async () => {
    const page = await visit();
    await page.locator('[data-action=setup]').click();
    await verdict(page, 'good');
    await page.locator('[data-action=clear]').click();
    await verdict(page, 'nobody');
    await choose(page, 'B');
    await page.locator('[data-point="10"]').click();
    await page.locator('[data-point="10"]').click();
    await choose(page, 'W');
    await page.locator('[data-point="10"]').click();
    await verdict(page, 'layers');
    expect(await page.locator('.setup-verdict').innerText()).toContain('exactly one checker beneath');
    await choose(page, 'take');
    await page.locator('[data-point="10"]').click();
    await page.locator('[data-point="10"]').click();
    await choose(page, 'W');
    await page.locator('[data-point="10"]').click();
    await verdict(page, 'good');
    expect(await label(page, '10')).toContain('pin');
    await page.locator('select').nth(0).selectOption('B');
    await page.locator('select').nth(1).selectOption('61');
    await page.locator('[data-action=setup-play]').click();
    await page.locator('[data-action=setup-bot]').click();
    await page.locator('main.table[data-phase=move], main.table[data-phase=over]').waitFor();
    expect(await page.locator('.table-head').innerText()).toContain('set-up position');
    await reload(page);
    await page.locator('main.table').waitFor();
    expect(await page.locator('.table-head').innerText()).toContain('set-up position');
    expect(await label(page, '10')).toContain('pin');
  });

  it('is shared by a link, which opens the same position, and refuses a damaged id in one sentence', async () => {
    const page = await visit();
    await open(page, '#setup=T:MIRRAz8QhaEDPw.Ag&game=tapa&rules=mali&turn=W&dice=61');
    await verdict(page, 'good');
    expect(await label(page, '9')).toContain('pin');
    await page.locator('[data-action=share]').click();
    const link = await page.locator('#setup-link').inputValue();
    expect(link).toContain('#setup=T:MIRRAz8QhaEDPw.Ag&game=tapa&rules=mali&turn=W&dice=61');
    await page.keyboard.press('Escape');
    await page.locator('[data-action=opening]').click();
    await page.locator('[data-action=paste]').click();
    await page.locator('#setup-paste').fill('T:nonsense');
    await page.locator('[data-action=lay]').click();
    await page.locator('#setup-problem:not(:empty)').waitFor();
    expect(await label(page, '9')).toContain('empty');
    await page.locator('#setup-paste').fill(link);
    await page.locator('[data-action=lay]').click();
    await page.waitForFunction(() => document.querySelector('[data-point="9"]')?.getAttribute('aria-label')?.includes('pin'));
  });

  it('takes an XGID for Tabla, and tells it again', async () => {
    const page = await visit();
    await open(page, '#setup=&rules=backgammon');
    await page.locator('[data-action=paste]').click();
    await page.locator('#setup-paste').fill('XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10');
    await page.locator('[data-action=lay]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-action=share]').click();
    await page.waitForFunction(() => document.querySelector('#setup-link') instanceof HTMLInputElement && /turn=B&dice=31/.test((document.querySelector('#setup-link') as HTMLInputElement).value));
    await page.getByText('XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10').waitFor();
  });

  it('works by keyboard alone and by dragging', async () => {
    const page = await visit();
    await open(page, '#setup=&rules=tabla');
    await page.locator('[data-point="24"]').focus();
    await page.keyboard.press('Enter');
    expect(await label(page, '24')).toContain('2 white');
    await page.locator('[data-action=clear]').click();
    await page.locator('[data-point="24"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await label(page, '24')).toContain('2 white');
    await page.locator('[data-point="24"]').dragTo(page.locator('[data-point="barW"]'));
    expect(await label(page, 'barW')).toContain('1 white');
    await page.locator('[data-point="offB"]').dragTo(page.locator('[data-point="3"]'));
    expect(await label(page, '3')).toContain('black');
    await verdict(page, 'good');
  });

  it('shows the position of the table, and the game beneath is still there afterwards', async () => {
    const page = await visit({ seed: '1'.repeat(64) });
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main.table').waitFor();
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=setup]').click();
    await verdict(page, 'good');
    expect(await label(page, '24')).toContain('15');
    await page.goBack();
    await page.locator('main.table').waitFor();
  });

  it('takes edits back and makes them again, by buttons and by keys', async () => {
    const page = await visit();
    await open(page);
    await page.locator('[data-action=clear]').click();
    await page.locator('[data-point="13"]').click();
    expect(await label(page, '13')).toContain('white');
    await page.locator('[data-action=undo]').click();
    expect(await label(page, '13')).toContain('empty');
    await page.keyboard.press('Control+z');
    expect(await label(page, '24')).toContain('15');
    await page.keyboard.press('Control+y');
    await page.locator('[data-action=redo]').click();
    expect(await label(page, '13')).toContain('white');
    await page.locator('[data-point="13"]').focus();
    await page.keyboard.press('u');
    expect(await label(page, '13')).toContain('empty');
  });

  it('is looked at by the study: who is better before the throw, and the best plays of a roll, shown on the board', async () => {
    const page = await visit();
    await open(page, '#setup=24:W10 13:W3 8:W2 1:B10 7:B1 12:B4&game=tapa&rules=mali&turn=W');
    await page.keyboard.press('h');
    await page.locator('[data-found=value]').waitFor();
    expect(await page.locator('[data-found=value]').innerText()).toMatch(/is better by 0\.\d{3} points[^]*White: Win \d+%/);
    await page.keyboard.press('Escape');
    await page.locator('select').nth(1).selectOption('61');
    await page.locator('[data-action=analyse]').click();
    await page.locator('[data-action=hint-play]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-action=hint-play]').first().click();
    await page.locator('.plan .trail-line').first().waitFor();
    expect(await page.locator('.setup-verdict').innerText()).toMatch(/^1\. .*7/);
    await choose(page, 'take');
    await page.locator('[data-point="24"]').click();
    await page.locator('.plan').waitFor({ state: 'detached' });
  });

  it.each([[360, 740], [768, 1024], [1440, 900]])('has no fault that axe finds at %d × %d, and nothing sticks out', async (width, height) => {
    const page = await visit({ viewport: { width, height } });
    await open(page, '#setup=T:MIRRAz8QhaEDPw.Ag&game=tapa&rules=mali&turn=W&dice=61');
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const needed = ['undo', 'redo', 'analyse', 'share', 'setup-play'].map((action) => `[data-action=${action}]`);
    for (const name of [...needed, '.setup-turn select >> nth=0', '.setup-turn select >> nth=1']) {
      const box = await page.locator(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
    }
    expect(await top(page, '.setup-tools'), 'there is more to be seen').toBeLessThan(height - 20);
    const board = await page.locator('.board').boundingBox();
    expect((board?.y ?? height) + (board?.height ?? 0)).toBeLessThanOrEqual(width < height ? await top(page, '.setup-foot') : height);
    await page.locator('[data-action=share]').click();
    expect(await faults(page)).toEqual([]);
  });
});

async function top(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.y ?? NaN;
}
