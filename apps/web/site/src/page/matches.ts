// What a match is called, how it stands, and who starts its next game.

import type { Key } from '../i18n/gen/keys';
import type { Words } from '../i18n/words';
import type { MatchView, NextGameView, TableView } from '../contract';
import { MATCH_IDS, presetOf } from './presets';
import { whoIn } from './status';

/** A match preset by its name; one game to a target by both. */
export function matchName(name: string, target: number, preset: string, { t }: Words): string {
  const id = MATCH_IDS.find((each) => each === name);
  return id === undefined ? t('match.single', { game: t(`preset.${presetOf(preset).id}`), target }) : t(`match.${id}`);
}

/** How the match stands, the reader's points first where one person plays. */
export function scoreText({ target, white, black }: MatchView, { t }: Words): string {
  return t('match.score', { target, white, black });
}

const REASONS: Record<string, Key> = {
  opening: 'starter.opening',
  winner: 'starter.winner',
  'last-winner': 'starter.last-winner',
  alternate: 'starter.alternate',
  loser: 'starter.loser',
};

/** Who starts a game of the match and why; empty for a reason that this page does not know. */
export function starterText({ starter, why }: NextGameView, view: TableView, { t }: Words): string {
  const key = REASONS[why];
  return key === undefined ? '' : t(key, { who: whoIn(view)(starter) });
}
