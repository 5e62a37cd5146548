// Games that begin from a position of their own.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { wordFor } from './fair-dice';
import { reload, remember } from './visit';

export interface Position {
  setup: string;
  /** Who won the opening throw: White unless it is said. */
  starter?: 'W' | 'B';
  /** What the starter has thrown; empty while the throw is due. */
  dice: string;
  selected: string;
  /** Tapa under its default rules, unless it is another game or another option is laid over. */
  game?: 'tapa' | 'tabla' | 'gulbara';
  options?: Record<string, unknown>;
}

const PRESETS = { tapa: 'mali', tabla: 'tabla', gulbara: 'gulbara' };

/** A saved game, as the table writes it, that starts on a board of its own. */
function saved({ setup, starter = 'W', dice, selected, game: id = 'tapa', options }: Position): string {
  const [seed, gameId] = ['0'.repeat(64), '0'.repeat(32)];
  const { word, throws } = wordFor({ seed, gameId, variant: `${id}/${PRESETS[id]}` }, starter, dice);
  const played = {
    game: id,
    rules: { preset: PRESETS[id], setup, ...options },
    opening: 'reroll',
    events: [throws[0], ...(dice === '' ? [] : [`${starter}${dice}`])],
  };
  const people = { white: 'human', black: 'bot' };
  const game = { version: 2, games: [played], ...people, seed, gameId, word, steps: [], selected };
  const check = createHash('sha256').update(Buffer.from(JSON.stringify(game), 'utf16le').swap16()).digest('hex').slice(0, 16);
  return JSON.stringify({ ...game, check });
}

/** Goes on with a game against the bot in this position. */
export async function goOn(page: Page, position: Position): Promise<void> {
  const game = { preset: PRESETS[position.game ?? 'tapa'], white: 'human', black: 'bot', turnNumber: 0 };
  await remember(page, 'games', undefined, { id: 'position', saved: saved(position), played: 0, ...game });
  await reload(page);
  await page.locator('[data-action=continue]').click();
  await page.locator('main[data-phase]').waitFor();
}
