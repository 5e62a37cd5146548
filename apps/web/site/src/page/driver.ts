// What happens by itself: bots throw and move, a turn that is wholly forced is made, a roll without a move passes.
// Only what the view offers is ever done; no rule is known here.

import type { TableCommand, TableView } from '../contract';
import { kindOf, ownNumber } from '../board/geometry';
import type { Side } from '../contract';
import { BOT_MILLIS, type Settings } from './settings';

/** The next thing that happens without the reader, and after how long. */
export interface Plan {
  wait: number;
  act: { think: true } | { command: TableCommand };
}

/** Long enough to see that a turn is forced. */
const FORCED_MILLIS = 500;
/** Long enough to see what the other side did. */
const AUTO_ROLL_MILLIS = 600;
/** One roll of either side. */
const FIRST_ROLLS = 2;
/** Long enough to read that there is no move. */
const PASS_MILLIS = 1600;
/** Long enough to read that a double does not go on. */
const STAGE_PASS_MILLIS = 1100;

/** Long enough to ask for the seal of the dice before the first throw. */
const SEAL_MILLIS = 1800;

export function planOf(view: TableView, settings: Settings, undone: boolean): Plan | null {
  if (view.game === null || view.over !== null) {
    return null;
  }
  const { turn } = view;
  const pause = BOT_MILLIS[settings.speed];
  if (view.think !== null) {
    return { wait: pause, act: { think: true } };
  }
  if (turn.canRoll && rollsByItself(view, settings)) {
    return { wait: Math.max(pause, view.fair?.wordDue === true ? SEAL_MILLIS : AUTO_ROLL_MILLIS), act: { command: { do: 'roll' } } };
  }
  if (turn.pass && (settings.autoPass || !view.yourTurn)) {
    return { wait: turn.origin === 'roll' ? PASS_MILLIS : STAGE_PASS_MILLIS, act: { command: { do: 'done' } } };
  }
  return view.yourTurn && view.phase === 'move' && !undone ? forcedPlan(view, settings) : null;
}

/** How long it takes until the dice are thrown for whoever has to throw them; null where that is left to them, or no throw is due. */
export function rollWait(view: TableView, settings: Settings): number | null {
  const plan = planOf(view, settings, false);
  return plan !== null && 'command' in plan.act && plan.act.command.do === 'roll' ? plan.wait : null;
}

/** A bot's roll and a tie of the opening always; what people throw as they wish, and never their own dice. */
function rollsByItself({ game, yourTurn, phase, openingThrows }: TableView, { autoRoll }: Settings): boolean {
  if (game === null || game.realDice) {
    return false;
  }
  const begins = phase === 'opening' || game.turnNumber < FIRST_ROLLS;
  const tied = phase === 'opening' && openingThrows.length > 0;
  return !yourTurn || tied || autoRoll === 'always' || (autoRoll === 'first' && begins);
}

function forcedPlan(view: TableView, settings: Settings): Plan | null {
  const { turn } = view;
  const wholeTurn = settings.forced !== 'off' || (settings.autoBearOff === 'unique' && quietlyHome(view));
  if (wholeTurn && turn.forced && turn.steps.length === 0) {
    return { wait: FORCED_MILLIS, act: { command: { do: 'forced' } } };
  }
  return settings.forced === 'every' ? forcedPart(view) : null;
}

/** One source and one target: there is nothing to choose. */
function forcedPart({ turn }: TableView): Plan | null {
  const [source, target] = [turn.sources[0], turn.targets[0]];
  if (turn.sources.length !== 1 || source === undefined) {
    return null;
  }
  if (turn.selected === '') {
    return { wait: FORCED_MILLIS / 2, act: { command: { do: 'tap', spot: source.spot } } };
  }
  if (turn.targets.length !== 1 || target === undefined || target.choice) {
    return null;
  }
  return { wait: FORCED_MILLIS / 2, act: { command: { do: 'pick', from: source.spot, to: target.spot, via: '' } } };
}

/** Nothing pinned or hit anywhere, and every checker of the side to move on its last six points. */
function quietlyHome(view: TableView): boolean {
  const { white, black } = view;
  const touched = white.pinsHeld + black.pinsHeld + white.onBar + black.onBar;
  const side = view.actor as Side;
  const { parallel } = kindOf(view);
  return touched === 0 && view.points.every((p) => p.top !== side || ownNumber(side, p.point, parallel) <= 6);
}
