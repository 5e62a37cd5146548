import { describe, expect, it } from 'vitest';
import { taps } from './player';
import { useBrowser } from './visit';
import { wholeMatch } from './whole-game';

/** A row of the score sheet: what was played, who started, what it came to, how the match stood. */
type Row = [string, string, string, string];

describe('a Balkan match to 5', () => {
  useBrowser();

  it('is played by taps to its end, each game begun by the winner of the last', async () => {
    const { page, cards } = await wholeMatch('balkan-5', taps);
    expect(cards.at(-1)).toMatch(/(You win|The bot wins) the match, \d–\d/);
    for (const [i, card] of cards.slice(0, -1).entries()) {
      expect(card).toContain(`Next: game ${i + 2}, `);
      expect(card).toMatch(/(You start: you|The bot starts: it) won the last game/);
    }
    await page.locator('[data-action=menu]').click();
    await page.locator('dialog [data-action=sheet]').click();
    const rows = (await page.locator('.sheet tbody tr').evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    )) as Row[];
    expect(rows).toHaveLength(cards.length);
    const names = ['Tabla', 'Gul Bara', 'Tapa, Macedonian'];
    rows.forEach(([game, starter], i) => {
      expect(game).toBe(`${i + 1}. ${names[i % 3]}`);
      expect(starter).toBe(i === 0 ? starter : rows[i - 1]?.[2].split(' ')[0]);
    });
  });
});
