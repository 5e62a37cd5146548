import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, diceOf } from './fair-dice';
import { Player, taps } from './player';
import { useBrowser, visit } from './visit';

/** The word as it is typed, its marks apart from their letters; it is mixed in with them together. */
const TYPED = 'e\u0301te\u0301 2026';

async function resign(page: Page): Promise<void> {
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog [data-action=resign]').click();
  await page.locator('[data-action=resign-now]').click();
  await page.locator('.over').waitFor();
}

describe('the dice of a game', () => {
  useBrowser();

  it('are sealed before the first throw, take a word, and are proved by the certificate afterwards', async () => {
    const page = await visit();
    await page.locator('[data-action=play-bot]').click();
    await page.locator('.status [data-action=fair]').click();
    const seal = await page.locator('.seal').innerText();
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    await page.locator('#word').fill(TYPED);
    await page.locator('[data-action=word]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await new Player(page, taps).play(({ phase, turn }) => phase === 'move' && turn >= 1);
    expect(await page.locator('.status [data-action=fair]').count()).toBe(0);
    await resign(page);
    await page.locator('[data-action=certificate]').click();
    await expect.poll(() => page.locator('textarea.certificate').inputValue()).not.toBe('');
    const certificate = JSON.parse(await page.locator('textarea.certificate').inputValue());
    expect(certificate).toMatchObject({ scheme: 'fairdice/1', variant: 'tapa/mali', commitments: { S: seal } });
    expect(certificate.offline.word).toBe(TYPED.normalize('NFC'));
    expect(certificate.rolls.length).toBeGreaterThan(0);
    for (const { k, tS, tA, dice } of certificate.rolls) {
      const tokens = [tS, tA].map((token: string) => Buffer.from(token, 'hex'));
      expect(diceOf(k, tokens, { ...certificate, seed: '', word: '' }), `throw ${k}`).toBe(dice.join(''));
    }
    const sealed = { ...certificate, seed: certificate.offline.seedS, word: certificate.offline.word };
    expect(begin(sealed)).toMatchObject({ commitment: seal, throws: [certificate.rolls[0].dice.join(''), expect.any(String)] });
  });

  it('can be saved as a file', async () => {
    const page = await visit();
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase]').waitFor();
    await new Player(page, taps).play(({ phase }) => phase === 'move');
    await resign(page);
    await page.locator('[data-action=certificate]').click();
    await expect.poll(() => page.locator('textarea.certificate').inputValue()).not.toBe('');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=save]').click()]);
    expect(download.suggestedFilename()).toBe('certificate.json');
  });
});

describe('an offer to resign for less', () => {
  useBrowser();

  it('is put to the other side, which plays on or accepts it', async () => {
    const page = await visit();
    await page.locator('[data-action=play-friend]').click();
    await page.locator('main[data-phase]').waitFor();
    const player = new Player(page, taps);
    await player.play(({ phase }) => phase === 'move');
    for (const [answer, phase] of [['refuse', 'move'], ['accept', 'over']] as const) {
      await page.locator('[data-action=menu]').click();
      await page.locator('dialog [data-action=resign]').click();
      await page.locator('[data-action=offer]').click();
      await page.locator('.offer').waitFor();
      await page.locator(`[data-action=${answer}]`).click();
      await page.locator(`main[data-phase=${phase}]`).waitFor();
      const end = ({ phase: now }: { phase: string }): boolean => now === 'roll';
      await (answer === 'refuse' ? player.play(end) : Promise.resolve());
      await (answer === 'refuse' ? player.play(({ phase: now }) => now === 'move') : Promise.resolve());
    }
    expect(await page.locator('.over h2').innerText()).toMatch(/wins 1 point/);
  });
});
