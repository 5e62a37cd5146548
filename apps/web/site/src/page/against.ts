// Whom a game is played against.

import type { Words } from '../i18n/words';

/** A friend at the same device, or the bot. */
export function againstText({ white, black }: { white: string; black: string }, { t }: Words): string {
  return t('start.against', { against: white === black ? 'friend' : 'bot' });
}
