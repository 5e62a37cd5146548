// The one line that says what the moment is.

import { other } from '../board/geometry';
import type { Side, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { sideName } from './against';
import { rollWait } from './driver';
import { type Session, onlyHuman } from './session';

/** What a line needs to know beside the view: what the sides are called, how their dice lie, and whether the dice are about to roll by themselves. */
export interface Telling {
  name(side: string): string;
  /** The sides as the dice of the opening throw lie, from left to right. */
  order: readonly [Side, Side];
  itself: boolean;
}

/** What a side is called: "you" and "bot" when one person plays, else its colour. */
export function whoIn(view: TableView): (side: string) => string {
  const human = onlyHuman(view);
  return (side) => (human === null || side === '' ? side || 'none' : side === human ? 'you' : 'bot');
}

/** The side whose home lies near the reader. */
export function bottomOf(view: TableView, flip: boolean): Side {
  const home = onlyHuman(view) ?? 'W';
  return flip ? other(home) : home;
}

/** How the page tells of the game on the table, as it lies before the reader. */
export function tellingIn(session: Session, view: TableView, words: Words): Telling {
  const { flip, mirror } = session.settings.value;
  const near = bottomOf(view, flip);
  const order = mirror ? ([near, other(near)] as const) : ([other(near), near] as const);
  return { name: namesIn(view, session.level.value, words), order, itself: rollWait(view, session.settings.value) !== null };
}

/** What the sides are called where they are named. */
export function namesIn(view: TableView, level: number, words: Words): (side: string) => string {
  const who = whoIn(view);
  return (side) => sideName(who(side), level, words);
}

/** Whose numbering the board shows: the only person's, else that of whoever must act. */
export function numberingOf(view: TableView): Side {
  const human = onlyHuman(view);
  return human ?? (view.actor === 'B' ? 'B' : 'W');
}

/** Dice as a text that does not break within a group: "5-5, 6-6-6-6" with hyphens that hold together. */
function groups(dice: readonly string[]): string {
  return dice.map((die, i) => (i === 0 ? '' : die === dice[i - 1] ? '\u2011' : ', ') + die).join('');
}

/** That the group of a cascading double cannot be played, or the whole roll. */
export function passText(view: TableView, { t }: Words): string {
  const who = whoIn(view)(view.actor);
  const { dice, turn } = view;
  return turn.origin === 'roll' ? t('status.pass', { who }) : t('status.passGroup', { who, die: dice[0]?.value ?? 0 });
}

/** Whose double goes on where a group of a chain or of a rest is played; else empty. */
function chainText(view: TableView, { t }: Words): string {
  const name = whoIn(view);
  const { actor, turn } = view;
  const [who, whom] = [name(actor), name(actor === 'W' ? 'B' : 'W')];
  const left = view.dice.filter((die) => !die.used).map((die) => String(die.value));
  switch (turn.origin) {
    case 'rest':
      return t('status.rest', { who, whom, dice: groups([...left, ...turn.later]) });
    case 'chain':
      return t('status.chain', { who, dice: groups(left) });
    default:
      return '';
  }
}

/** "Cat 2 · You 4: you start", in the order in which the dice lie, or that equal dice are thrown again; empty where no throw was made. */
export function openingLine(view: TableView, { t }: Words, { name, order }: Telling): string {
  const dice = view.openingThrows.at(-1);
  if (dice === undefined) {
    return '';
  }
  if (view.phase === 'opening') {
    return t('status.tie');
  }
  const [left, right] = order.map((side) => `${name(side)}\u00a0${side === 'W' ? dice.white : dice.black}`) as [string, string];
  return t('opening.line', { left, right, who: whoIn(view)(view.actor), name: name(view.actor) });
}

/** That the throw is due, after who has won the opening throw if that is news. */
function rollText(view: TableView, words: Words, telling: Telling): string {
  const { t } = words;
  const { itself } = telling;
  const opened = view.lastTurn === null ? openingLine(view, words, telling) : '';
  if (opened !== '') {
    return view.yourTurn && !itself ? `${opened}. ${t('status.throw')}` : `${opened}.`;
  }
  return t(view.yourTurn && itself ? 'status.itself' : 'status.roll', { who: whoIn(view)(view.actor) });
}

export function statusOf(view: TableView, words: Words, telling: Telling): string {
  const { t } = words;
  const who = whoIn(view)(view.actor);
  const { turn, phase } = view;
  if (phase === 'over') {
    return t('status.over');
  }
  if (phase === 'answer') {
    return t('status.answer', { who });
  }
  if (phase === 'opening') {
    return t(view.openingThrows.length > 0 ? 'status.tie' : 'status.opening');
  }
  if (phase === 'roll') {
    return rollText(view, words, telling);
  }
  if (turn.pass) {
    return passText(view, words);
  }
  const chain = chainText(view, words);
  if (!view.yourTurn) {
    return chain || t('status.thinks', { who });
  }
  if (turn.canDone) {
    return turn.later === '' ? t('status.done') : t('status.doneGroup', { die: turn.later.charAt(0) });
  }
  if (turn.selected !== '') {
    return chain || t('status.drop');
  }
  if (chain !== '') {
    return chain;
  }
  if (turn.sources[0]?.spot === 'bar') {
    return t('status.bar');
  }
  return t(turn.forced && turn.steps.length === 0 ? 'status.forced' : 'status.pick', { who });
}

/** Who gives up when "resign" is asked for: the only person, else whoever must act. */
export function onlyHumanOrActor(view: TableView): Side {
  return numberingOf(view);
}
