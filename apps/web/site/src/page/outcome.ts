// How a game has ended.

import type { Words } from '../i18n/words';

/** Who has won how many points, or that nobody has; `who` turns a side into its name here. */
export function outcomeText({ winner, points }: { winner: string; points: number }, who: (side: string) => string, { t }: Words): string {
  return winner === '' ? t('over.draw', { n: points }) : t('over.win', { who: who(winner), n: points });
}
