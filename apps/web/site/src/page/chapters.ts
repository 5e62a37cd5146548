// Which articles the rules page of each game has, and in which order; many are shared.

import type { RulesKey } from '../i18n/gen/keys';
import type { GameId } from './presets';

/** A title and its articles. */
export type Chapter = readonly [RulesKey, readonly RulesKey[]];

/** What has a rules page: the games, and the match that joins them. */
export type RulesPage = GameId | 'match';
export const RULES_PAGES: readonly RulesPage[] = ['tapa', 'tabla', 'gulbara', 'match'];

export const CHAPTERS: Record<RulesPage, readonly Chapter[]> = {
  tapa: [
    ['goal.title', ['goal.1', 'goal.2', 'goal.3']],
    ['opening.title', ['opening.1', 'opening.2']],
    ['move.title', ['move.1', 'move.2', 'move.3', 'move.4', 'move.5']],
    ['pin.title', ['pin.1', 'pin.2', 'pin.3', 'pin.4']],
    ['off.title', ['off.1', 'off.2', 'off.3', 'off.4']],
    ['mother.title', ['mother.1', 'mother.2', 'mother.3', 'mother.4', 'mother.5']],
    ['score.title', ['score.1', 'score.2', 'score.3']],
    ['board.title', ['board.1', 'board.2', 'board.3', 'board.4']],
  ],
  tabla: [
    ['goal.title', ['tabla.goal.1', 'goal.2', 'goal.3']],
    ['opening.title', ['opening.1', 'tabla.opening.2']],
    ['move.title', ['move.1', 'tabla.move.2', 'move.4', 'move.5']],
    ['tabla.hit.title', ['tabla.hit.1', 'tabla.hit.2', 'tabla.hit.3']],
    ['off.title', ['off.1', 'tabla.off.2', 'off.3', 'tabla.off.4']],
    ['score.title', ['score.1', 'tabla.score.2', 'score.3']],
    ['board.title', ['board.1', 'board.2', 'tabla.board.3', 'board.4']],
  ],
  gulbara: [
    ['goal.title', ['gulbara.goal.1', 'gulbara.goal.2', 'goal.3']],
    ['opening.title', ['opening.1', 'gulbara.opening.2']],
    ['move.title', ['move.1', 'gulbara.move.2', 'move.4', 'move.5']],
    ['gulbara.double.title', ['gulbara.double.1', 'gulbara.double.2', 'gulbara.double.3', 'gulbara.double.4']],
    ['off.title', ['off.1', 'tabla.off.2', 'off.3']],
    ['score.title', ['score.1', 'score.3']],
    ['board.title', ['board.1', 'board.2', 'gulbara.board.3', 'board.4']],
  ],
  match: [['match.title', ['match.1', 'match.2', 'match.3', 'match.4', 'match.5', 'match.6', 'match.7']]],
};
