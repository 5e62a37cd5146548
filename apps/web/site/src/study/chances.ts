// The chances of the outcomes in words.

import type { ChanceView } from '../workers/messages';
import type { StudyWords } from './words';

/** Smaller shares than half a percent are not spoken of. */
const LEAST = 0.005;

/** Such as "Win 62% (2 points: 12%) · Draw 1% · Lose 37% (2 points: 8%)". */
export function chancesText(chances: readonly ChanceView[], words: StudyWords): string {
  return chanceParts(chances, words).join(' · ');
}

/** Wins, draws if there are any, and losses apart. */
export function chanceParts(chances: readonly ChanceView[], words: StudyWords): string[] {
  const { s, percent } = words;
  const draw = shareOf(chances, (points) => points === 0);
  const parts = [
    s('chance.win', { share: percent(shareOf(chances, (points) => points > 0)) }) + many(chances, 1, words),
    draw < LEAST ? '' : s('chance.draw', { share: percent(draw) }),
    s('chance.lose', { share: percent(shareOf(chances, (points) => points < 0)) }) + many(chances, -1, words),
  ];
  return parts.filter((part) => part !== '');
}

/** How likely the side wins, or loses, so many points and more. */
function many(chances: readonly ChanceView[], sign: 1 | -1, { s, percent }: StudyWords): string {
  const shares = [2, 3].map((n) => ({ n, share: shareOf(chances, (points) => points * sign >= n) }));
  const told = shares.filter(({ share }) => share >= LEAST).map(({ n, share }) => s('chance.points', { n, share: percent(share) }));
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

function shareOf(chances: readonly ChanceView[], counts: (points: number) => boolean): number {
  return chances.reduce((sum, { points, share }) => sum + (counts(points) ? share : 0), 0);
}
