// The one line that says what the moment is.

import type { Side, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { onlyHuman } from './session';

/** What a side is called: "you" and "bot" when one person plays, else its colour. */
export function whoIn(view: TableView): (side: string) => string {
  const human = onlyHuman(view);
  return (side) => (human === null || side === '' ? side || 'none' : side === human ? 'you' : 'bot');
}

/** Whose numbering the board shows: the only person's, else that of whoever must act. */
export function numberingOf(view: TableView): Side {
  const human = onlyHuman(view);
  return human ?? (view.actor === 'B' ? 'B' : 'W');
}

export function statusOf(view: TableView, { t }: Words): string {
  const who = whoIn(view)(view.actor);
  const { turn, phase } = view;
  if (phase === 'over') {
    return t('status.over');
  }
  if (phase === 'opening') {
    return t(view.openingThrows.length > 0 ? 'status.tie' : 'status.opening');
  }
  if (phase === 'roll') {
    return t('status.roll', { who });
  }
  if (turn.pass) {
    return t('status.pass', { who });
  }
  if (!view.yourTurn) {
    return t('status.thinks', { who });
  }
  if (turn.canDone) {
    return t('status.done');
  }
  if (turn.selected !== '') {
    return t('status.drop');
  }
  return t(turn.forced && turn.steps.length === 0 ? 'status.forced' : 'status.pick', { who });
}

/** Who gives up when "resign" is asked for: the only person, else whoever must act. */
export function onlyHumanOrActor(view: TableView): Side {
  return numberingOf(view);
}
