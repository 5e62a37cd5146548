// What is to be heard when one view follows another. It only compares what both say.

import type { StepView, TableView } from '../contract';

export const SOUNDS = ['roll', 'checker', 'touch', 'off', 'turn', 'win', 'end'] as const;
/** `touch` is a pin or a hit, `end` the end of a game that the reader has not won. */
export type Sound = (typeof SOUNDS)[number];

export interface Cue {
  sound: Sound;
  /** How much later than the view it is heard, in milliseconds. */
  after: number;
}

/** The checkers of one turn set off one after the other, as on the board. */
const NEXT_CHECKER = 0.6;

/** `moveMillis` is how long a checker slides. That it is the reader's turn is called from elsewhere. */
export function cuesBetween(before: TableView | null, now: TableView, moveMillis: number): Cue[] {
  if (before === null || isOther(before, now)) {
    return [];
  }
  const landed = landings(before, now).map((sound, i) => ({ sound, after: moveMillis * (1 + i * NEXT_CHECKER) }));
  const later = (landed.at(-1)?.after ?? 0) + moveMillis;
  const rest: Cue[] = [];
  const opened = now.openingThrows.length > before.openingThrows.length;
  if (opened || (thrown(now) !== '' && thrown(now) !== thrown(before))) {
    rest.push({ sound: 'roll', after: 0 });
  }
  if (now.over !== null && before.over === null) {
    rest.push({ sound: wonHere(now) ? 'win' : 'end', after: later });
  }
  return once([...landed, ...rest]);
}

/** Another game lies on the table, or an earlier moment of it: nothing has happened that could be heard. */
function isOther(before: TableView, now: TableView): boolean {
  const [was, is] = [before.game?.turnNumber ?? Infinity, now.game?.turnNumber ?? 0];
  return is < was || before.match?.gameNumber !== now.match?.gameNumber;
}

/** Names the throw that lies on the board; empty while none does. */
function thrown({ game, dice }: TableView): string {
  return dice.length === 0 ? '' : [game?.turnNumber, ...dice.map((die) => die.value)].join();
}

/** The sounds of the checkers that were set down since: under the finger one by one, a bot's all at once. */
function landings(before: TableView, now: TableView): Sound[] {
  const [had, has] = [before.turn.steps.length, now.turn.steps.length];
  if (now.lastTurn !== null && differs(before.lastTurn, now.lastTurn)) {
    return now.lastTurn.steps.slice(had).map(landing);
  }
  return has < had ? ['checker'] : now.turn.steps.slice(had).map(landing);
}

function landing({ to, touches }: StepView): Sound {
  return to === 'off' ? 'off' : touches ? 'touch' : 'checker';
}

function differs(one: TableView['lastTurn'], other: TableView['lastTurn']): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Whether a person at this device has won; of two people one always has. */
function wonHere({ game, over }: TableView): boolean {
  return (over?.winner === 'W' && game?.white === 'human') || (over?.winner === 'B' && game?.black === 'human');
}

/** What sounds alike at one moment is heard once. */
function once(cues: Cue[]): Cue[] {
  return cues.filter((cue, i) => cues.findIndex((each) => each.sound === cue.sound && each.after === cue.after) === i);
}
