import type { ComponentChildren, JSX } from 'preact';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';

interface ControlsProps {
  view: TableView;
  words: Words;
  /** Whether somebody looks at the turn before it ends. */
  checking: boolean;
  /** How long it takes until the dice are thrown without the reader, who may be faster; null where they are not. */
  wait: number | null;
  onUndo(): void;
  onRoll(): void;
  onDone(): void;
}

/** Undo, Roll and Done. They are always there, always in this order, and only dimmed when they have nothing to do. */
export function Controls({ view, words, checking, wait, onUndo, onRoll, onDone }: ControlsProps): JSX.Element {
  const { turn, yourTurn } = view;
  const { t } = words;
  return (
    <div class="controls" role="group" aria-label={t('controls.label')}>
      <Action able={turn.canUndo} onAct={onUndo} keys="U" cls="undo">
        {t('undo')}
      </Action>
      <Action able={turn.canRoll && yourTurn} onAct={onRoll} keys="Space" cls="roll" wait={wait}>
        {t(view.game?.realDice === true ? 'realDice.enter' : 'roll')}
      </Action>
      <Action able={turn.canDone && yourTurn} onAct={onDone} keys="Space" cls="done" busy={checking}>
        {t('done')}
      </Action>
    </div>
  );
}

interface ActionProps {
  able: boolean;
  keys: string;
  cls: string;
  busy?: boolean;
  wait?: number | null;
  onAct(): void;
  children: ComponentChildren;
}

/** A press of the mouse leaves the focus on the board, so that its keys go on working. */
function Action({ able, keys, cls, busy = false, wait = null, onAct, children }: ActionProps): JSX.Element {
  return (
    <button
      type="button"
      class={wait === null ? `action ${cls}` : `action ${cls} itself`}
      style={wait === null ? undefined : { '--wait': `${wait}ms` }}
      data-action={cls}
      aria-disabled={!able}
      aria-busy={busy}
      aria-keyshortcuts={keys}
      onMouseDown={(e) => e.preventDefault()}
      onClick={() => able && onAct()}
    >
      {children}
    </button>
  );
}
