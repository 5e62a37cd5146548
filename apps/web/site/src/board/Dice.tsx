// Dice that tumble in and come to rest; used ones are dimmed.

import type { JSX } from 'preact';
import type { DieView } from '../contract';

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[1, 1]],
  2: [[0, 2], [2, 0]],
  3: [[0, 2], [1, 1], [2, 0]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

interface DieProps {
  value: number;
  side: string;
  used?: boolean;
  active?: boolean;
  /** Its place in the throw: each die tumbles a little differently. */
  nth: number;
}

export function Die({ value, side, used = false, active = false, nth }: DieProps): JSX.Element {
  const cls = `die die-${side}${used ? ' used' : ''}${active ? ' active' : ''} nth-${nth % 4}`;
  return (
    <svg class={cls} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <rect class="die-shadow" x="6" y="9" width="52" height="50" rx="13" />
      <rect class="die-body" x="3" y="3" width="54" height="54" rx="13" />
      <rect class="die-face" x="7" y="7" width="46" height="46" rx="11" />
      {(PIPS[value] ?? []).map(([row, column], i) => (
        <circle key={i} class="die-pip" cx={16 + column * 14} cy={16 + row * 14} r="5.2" />
      ))}
      {used && <path class="die-struck" d="M12 48L48 12" />}
    </svg>
  );
}

interface DiceProps {
  dice: readonly DieView[];
  side: string;
  /** Changes with each throw, so that new dice tumble and old ones lie still. */
  throwId: string;
  /** The die that a single tap plays, marked; -1 for none. */
  active: number;
}

export function Dice({ dice, side, throwId, active }: DiceProps): JSX.Element {
  return (
    <span class="dice" key={throwId}>
      {dice.map((die, i) => (
        <Die key={i} value={die.value} side={side} used={die.used} active={i === active} nth={i} />
      ))}
    </span>
  );
}

/** The groups of a cascading double that come later, one small die each with how many of it there are. */
export function LaterDice({ dice, side }: { dice: string; side: string }): JSX.Element {
  return (
    <span class="later">
      {[...new Set(dice)].map((die) => (
        <span key={die} class="later-group">
          <Die value={Number(die)} side={side} nth={0} />
          <span aria-hidden="true">×{dice.split(die).length - 1}</span>
        </span>
      ))}
    </span>
  );
}
