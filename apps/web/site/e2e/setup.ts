// Games that begin from a position of their own.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { remember } from './visit';

export interface Position {
  setup: string;
  /** What White has thrown; empty while the throw is due. */
  dice: string;
  selected: string;
  /** Tapa under its default rules, unless it is another game or another option is laid over. */
  game?: 'tapa' | 'tabla' | 'gulbara';
  options?: Record<string, unknown>;
  /** What happened before White's throw, in place of an opening throw that White won. */
  before?: readonly Record<string, unknown>[];
}

const PRESETS = { tapa: 'mali', tabla: 'tabla', gulbara: 'gulbara' };

/** A saved game, as the table writes it, that starts on a board of its own, White to move. */
function saved({ setup, dice, selected, game: id = 'tapa', options, before = [{ opening: '53' }] }: Position): string {
  const game = {
    version: 1,
    game: id,
    rules: { preset: PRESETS[id], setup, ...options },
    opening: 'reroll',
    events: [...before, ...(dice === '' ? [] : [{ side: 'W', dice }])],
    white: 'human',
    black: 'bot',
    chance: '0000000000000000',
    steps: [],
    selected,
  };
  const check = createHash('sha256').update(Buffer.from(JSON.stringify(game), 'utf16le').swap16()).digest('hex').slice(0, 16);
  return JSON.stringify({ ...game, check });
}

/** Goes on with a game against the bot in this position. */
export async function goOn(page: Page, position: Position): Promise<void> {
  const game = { preset: PRESETS[position.game ?? 'tapa'], white: 'human', black: 'bot', turnNumber: 0 };
  await remember(page, 'games', undefined, { id: 'position', saved: saved(position), played: 0, ...game });
  await page.reload();
  await page.locator('[data-action=continue]').click();
  await page.locator('main[data-phase]').waitFor();
}
