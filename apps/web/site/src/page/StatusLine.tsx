import type { JSX } from 'preact';
import type { PartProps } from './parts';
import { statusOf, tellingIn, whoIn } from './status';

interface StatusLineProps extends PartProps {
  onFair(): void;
  /** Shows the panel of the end again; undefined while there is none that is closed. */
  onResult: (() => void) | undefined;
}

/** What the moment is, or why the last tap was refused, or that something is not as it should be. */
export function StatusLine({ session, view, words, onFair, onResult }: StatusLineProps): JSX.Element {
  const told = session.problem.value ?? session.notice.value;
  const refusal = told === null ? '' : words.say(told, whoIn(view)) || words.t('why.other');
  const unkept = session.unkept.value && view.over === null ? ` ${words.t('store.refused')}` : '';
  return (
    <p class={refusal === '' ? 'status' : 'status refusal'}>
      <span class="status-text">
        {refusal || statusOf(view, words, tellingIn(session, view, words))}
        {unkept}
      </span>
      {onResult !== undefined && (
        <button type="button" class="plain" data-action="show-over" onClick={onResult}>
          {words.t('over.show')}
        </button>
      )}
      {view.fair?.wordDue === true && (
        <button type="button" class="plain fair-line" data-action="fair" onClick={onFair}>
          {words.t('fair.line', { short: shortSeal(view.fair.commitment) })}
        </button>
      )}
    </p>
  );
}

/** Enough of a seal to know it again. */
function shortSeal(commitment: string): string {
  return `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;
}
