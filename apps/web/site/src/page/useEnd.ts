// The panel of a game's end: the reader may close it, to look at the last position, and show it again.

import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../contract';

export interface EndPanel {
  closed: boolean;
  close(): void;
  show(): void;
}

/** Escape closes the panel and leaves the focus where it can be shown again; with the next game the focus is on the board. */
export function useEnd({ over }: TableView): EndPanel {
  const [closed, setClosed] = useState(false);
  const ended = over !== null;
  const close = (): void => setClosed(true);
  useEffect(() => {
    if (closed) {
      focusOn('[data-action=show-over]');
    }
  }, [closed]);
  useEffect(() => {
    if (!ended || closed) {
      return undefined;
    }
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && document.querySelector('dialog[open]') === null) {
        e.preventDefault();
        e.stopPropagation();
        close();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [ended, closed]);
  useEffect(() => {
    if (!ended) {
      return undefined;
    }
    return () => {
      setClosed(false);
      if (document.activeElement === document.body) {
        focusOn('.point[tabindex="0"]');
      }
    };
  }, [ended]);
  return { closed, close, show: () => setClosed(false) };
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
