import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../i18n/words';
import type { Removals } from './removals';

/** How long a deletion can be taken back at least. */
const UNDO_MILLIS = 12_000;

interface RemovedProps {
  removals: Removals;
  words: Words;
}

/**
 * Tells of the last deletion and takes it back. It has the focus, for what had it is gone, and stays while the focus is in
 * it; the region is always there, so that its words are heard.
 */
export function RemovedToast({ removals, words }: RemovedProps): JSX.Element {
  const last = removals.made.value.at(-1);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => () => removals.forget(), [removals]);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('button')?.focus();
    return last && goes(removals, () => root.current);
  }, [last]);
  return (
    <div ref={root} class={last === undefined ? 'spoken' : 'update removed'}>
      <p id="removed" role="status">
        {last?.text ?? ''}
      </p>
      {last !== undefined && (
        <button type="button" class="accent" data-action="bring-back" aria-describedby="removed" onClick={() => void removals.undo()}>
          {words.t('removed.undo')}
        </button>
      )}
    </div>
  );
}

/** Forgets the removals after a while, once neither the focus nor the pointer is in the toast. */
function goes(removals: Removals, toast: () => HTMLElement | null): () => void {
  const look = (): void => {
    const here = toast();
    if (here === null || !(here.contains(document.activeElement) || here.matches(':hover'))) {
      removals.forget();
      return;
    }
    timer = setTimeout(look, 1_000);
  };
  let timer = setTimeout(look, UNDO_MILLIS);
  return () => clearTimeout(timer);
}
