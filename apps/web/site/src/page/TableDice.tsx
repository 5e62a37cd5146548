import type { JSX } from 'preact';
import { Dice, LaterDice, WaitingDice } from '../board/Dice';
import type { DieView, TableView } from '../contract';
import type { Words } from '../i18n/words';

interface TableDiceProps {
  view: TableView;
  words: Words;
  /** The place of the die that a single tap plays; -1 when single taps are off. */
  active: number;
  /** They are about to be thrown without the reader. */
  itself: boolean;
  /** The dice have been thrown before: they do not tumble again. */
  lies: boolean;
  onRoll(): void;
  onSwap(): void;
}

/** The dice: a button to throw them while a throw is due, to swap them while a single tap plays the marked one. */
export function TableDice({ view, words, active, itself, lies, onRoll, onSwap }: TableDiceProps): JSX.Element {
  const { t } = words;
  const { turn, yourTurn } = view;
  if (turn.canRoll && yourTurn) {
    const throwLabel = t(view.game?.realDice === true ? 'realDice.enter' : 'roll.dice');
    return (
      <button type="button" class={itself ? 'dice-button waiting itself' : 'dice-button waiting'} onMouseDown={keepFocus} onClick={onRoll} aria-label={throwLabel}>
        <WaitingDice sides={view.phase === 'opening' ? ['W', 'B'] : [colour(view), colour(view)]} />
      </button>
    );
  }
  const { dice } = view;
  const spoken = spokenDice(dice, turn.later, words);
  const throwId = `${view.game?.turnNumber ?? 0}:${dice.map((d) => d.value).join('')}`;
  const picture = (
    <>
      <Dice dice={dice} side={colour(view)} throwId={throwId} active={active} lies={lies} />
      {turn.later !== '' && <LaterDice dice={turn.later} side={colour(view)} />}
    </>
  );
  if (active >= 0) {
    return (
      <button type="button" class={buttonClass(turn.later)} onMouseDown={keepFocus} onClick={onSwap} aria-label={`${spoken} ${t('dice.swap')}`}>
        {picture}
      </button>
    );
  }
  return (
    <span class={buttonClass(turn.later)} role="img" aria-label={spoken || t('dice.none')}>
      {picture}
    </span>
  );
}

function spokenDice(dice: readonly DieView[], later: string, { t }: Words): string {
  if (dice.length === 0) {
    return '';
  }
  const now = t('dice.shown', { dice: dice.map((d) => d.value).join('-') });
  return later === '' ? now : `${now} ${t('dice.later', { dice: [...later].join('-') })}`;
}

/** A press of the mouse leaves the focus on the board. */
function keepFocus(e: MouseEvent): void {
  e.preventDefault();
}

/** Dice that go on as a chain lie in two rows where there is little room. */
function buttonClass(later: string): string {
  return later === '' ? 'dice-button' : 'dice-button chain';
}

function colour(view: TableView): string {
  return view.actor === 'B' ? 'B' : 'W';
}
