// Dice that tumble in as cubes and come to rest as faces; used ones are dimmed.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
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
}

function Pips({ value }: { value: number }): JSX.Element {
  return (
    <>
      {(PIPS[value] ?? []).map(([row, column], i) => (
        <circle key={i} class="die-pip" cx={16 + column * 14} cy={16 + row * 14} r="5.2" />
      ))}
    </>
  );
}

/** The die without a face. */
function DieBody(): JSX.Element {
  return (
    <>
      <rect class="die-shadow far" x="4" y="9" width="57" height="55" rx="16" />
      <rect class="die-shadow" x="4" y="6" width="54" height="54" rx="14" />
      <rect class="die-body" x="3" y="3" width="54" height="54" rx="13" />
      <rect class="die-face" x="6" y="5.5" width="48" height="48" rx="12" />
    </>
  );
}

export function Die({ value, side, used = false, active = false }: DieProps): JSX.Element {
  const cls = `die die-${side}${used ? ' used' : ''}${active ? ' active' : ''}`;
  return (
    <svg class={cls} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <DieBody />
      <Pips value={value} />
      {used && <path class="die-struck" d="M12 48L48 12" />}
    </svg>
  );
}

/** The die as a cube while it tumbles: what it will show in front, its opposite behind, the others around. */
function Cube({ value, side, onRest }: { value: number; side: string; onRest(): void }): JSX.Element {
  const around = [1, 2, 3, 4, 5, 6].filter((n) => n !== value && n !== 7 - value);
  const faces = [value, 7 - value, ...around];
  return (
    <span class={`cube die-${side}`} aria-hidden="true" onAnimationEnd={onRest}>
      {faces.map((face, i) => (
        <svg key={face} class={`cube-face face-${i}`} viewBox="3 3 54 54" focusable="false">
          <rect class="die-body" x="3" y="3" width="54" height="54" rx="7" />
          <rect class="die-face" x="5" y="5" width="50" height="50" rx="11" />
          <Pips value={face} />
        </svg>
      ))}
    </span>
  );
}

/** Tumbles once, when it appears; `nth` is its place in the throw: each die takes a way of its own. */
function Thrown({ nth, ...die }: DieProps & { nth: number }): JSX.Element {
  const [rests, setRests] = useState(false);
  return (
    <span class={`thrown nth-${nth % 4} thrown-${die.side}`}>
      {!rests && <Cube value={die.value} side={die.side} onRest={() => setRests(true)} />}
      <Die {...die} />
    </span>
  );
}

interface DiceProps {
  dice: readonly DieView[];
  side: string;
  /** Changes with each throw, so that new dice tumble and old ones lie still. */
  throwId: string;
  /** The die that a single tap plays, marked; -1 for none. */
  active: number;
  /** They lie as they were thrown before, and do not tumble. */
  lies?: boolean;
}

export function Dice({ dice, side, throwId, active, lies = false }: DiceProps): JSX.Element {
  return (
    <span class="dice" key={throwId}>
      {dice.map((die, i) => {
        const face = { value: die.value, side, used: die.used, active: i === active };
        return lies ? <Die key={i} {...face} /> : <Thrown key={i} {...face} nth={i} />;
      })}
    </span>
  );
}

/** Dice that wait to be thrown: no face that could pass for a throw, but the sign to turn them. */
export function WaitingDice({ sides }: { sides: readonly string[] }): JSX.Element {
  return (
    <span class="dice">
      {sides.map((side, i) => (
        <svg key={i} class={`die die-${side}`} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
          <DieBody />
          <path class="die-turn" d="M41.5 36.5a13.5 13.5 0 1 1 .6-12.3M43 14.5v10h-10" />
        </svg>
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
          <Die value={Number(die)} side={side} />
          <span aria-hidden="true">×{dice.split(die).length - 1}</span>
        </span>
      ))}
    </span>
  );
}
