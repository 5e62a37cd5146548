// What a count is of, as a picture: on a narrow phone there is no room for the word.

import type { JSX } from 'preact';

export type Counted = 'held' | 'suffered' | 'bar' | 'off';

/** A checker over another, a lock, a checker on the bar, an arrow out of the box. */
const DRAWN: Record<Counted, string> = {
  held: 'M8 1.5a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4ZM3 9.5a5 5 0 0 0 10 0',
  suffered: 'M3.5 7h9v6.5h-9ZM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  bar: 'M8 1v3.5M8 11.5V15M8 4.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4Z',
  off: 'M2.5 8v5.5h11V8M8 10.5v-8M5 5.2l3-3l3 3',
};

export function CountMark({ of }: { of: Counted }): JSX.Element {
  return (
    <svg class="mini-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={DRAWN[of]} />
    </svg>
  );
}
