// A modal window of the browser's own: focus stays inside, Escape closes it.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose(): void;
  wide?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, closeLabel, onClose, wide = false, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => before?.focus();
  }, []);
  const outside = (e: MouseEvent): void => {
    if (e.target === ref.current) {
      onClose();
    }
  };
  return (
    <dialog ref={ref} class={wide ? 'window wide' : 'window'} aria-labelledby={id} onClose={onClose} onClick={outside}>
      <div class="window-body">
        <header class="window-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="plain close" aria-label={closeLabel} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
