// Real dice: the numbers that fell, by tap or by digit.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Die } from '../board/Dice';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from './Dialog';
import type { Session } from './session';
import { whoIn } from './status';

const FACES = [1, 2, 3, 4, 5, 6];

interface ThrowWindowProps {
  session: Session;
  view: TableView;
  words: Words;
  onClose(): void;
}

/** Asks for the two dice of a throw; at an opening throw for White's die and Black's. */
export function ThrowWindow({ session, view, words, onClose }: ThrowWindowProps): JSX.Element {
  const { t } = words;
  const [dice, setDice] = useState<readonly number[]>([0, 0]);
  const opening = view.phase === 'opening';
  const complete = !dice.includes(0);
  const set = (which: number, value: number): void => setDice((now) => now.map((die, i) => (i === which ? value : die)));
  const play = (e: SubmitEvent): void => {
    e.preventDefault();
    if (complete) {
      onClose();
      void session.act({ do: 'throw', dice: dice.join('') });
    }
  };
  /** Digits fill the first die, then the second; one more begins again. */
  const onKey = (e: KeyboardEvent): void => {
    if (/^[1-6]$/.test(e.key)) {
      setDice((now) => (now[0] === 0 || now[1] !== 0 ? [Number(e.key), 0] : [now[0] as number, Number(e.key)]));
    }
  };
  const labels = opening ? [t('realDice.white'), t('realDice.black')] : [t('realDice.first'), t('realDice.second')];
  const title = opening ? t('realDice.opening') : t('realDice.title', { who: whoIn(view)(view.actor) });
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      <form class="throw" onSubmit={play} onKeyDown={onKey}>
        {labels.map((label, i) => (
          <DieChooser
            key={i}
            label={label}
            side={opening ? 'WB'.charAt(i) : view.actor}
            name={`die-${i}`}
            value={dice[i] ?? 0}
            first={i === 0}
            onChoose={(value) => set(i, value)}
          />
        ))}
        <p class="spoken" role="status">
          {complete ? t('dice.shown', { dice: dice.join('-') }) : ''}
        </p>
        <div class="buttons">
          <button type="submit" class="accent" data-action="thrown" aria-disabled={!complete}>
            {t('realDice.play')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface DieChooserProps {
  label: string;
  side: string;
  name: string;
  value: number;
  /** Has the focus when the window opens. */
  first: boolean;
  onChoose(value: number): void;
}

/** Six faces, one of which lies on top. */
function DieChooser({ label, side, name, value, first, onChoose }: DieChooserProps): JSX.Element {
  return (
    <fieldset class="faces">
      <legend>{label}</legend>
      {FACES.map((face) => (
        <label key={face} class="face">
          <input
            type="radio"
            name={name}
            class="spoken"
            aria-label={String(face)}
            autofocus={first && face === 1}
            checked={face === value}
            onChange={() => onChoose(face)}
          />
          <Die value={face} side={side} />
        </label>
      ))}
    </fieldset>
  );
}
