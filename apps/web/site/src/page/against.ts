// Whom a game is played against, and what the sides of a game are called.

import type { Words } from '../i18n/words';
import { isLevel } from './levels';

/** What "you", "bot", "W" or "B" is called where it is named: a bot has the name of its level, where that is known. */
export function sideName(who: string, level: number | undefined, { t }: Words): string {
  return who === 'bot' && isLevel(level) ? t(`level.${level}`) : t('side.name', { who });
}

interface Seats {
  white: string;
  black: string;
  level?: number | undefined;
}

/** A friend at the same device, or the bot by its name. */
export function againstText({ white, black, level }: Seats, words: Words): string {
  return white === black ? words.t('start.friendName') : sideName('bot', level, words);
}
