// What was deleted a moment ago and can be brought back: nobody is asked before, everybody may change their mind after.

import { signal } from '@preact/signals';

export interface Removal {
  /** What is gone, as a sentence in the reader's language. */
  readonly text: string;
  /** Finds what has come back, for the focus. */
  readonly place: string;
  restore(): Promise<void>;
}

export class Removals {
  /** The removals that can still be taken back, the last one at the end. */
  readonly made = signal<readonly Removal[]>([]);

  add(removal: Removal): void {
    this.made.value = [...this.made.value, removal];
  }

  /** Brings the last one back; those before it can still be taken back. */
  async undo(): Promise<void> {
    const last = this.made.value.at(-1);
    if (last === undefined) {
      return;
    }
    this.made.value = this.made.value.slice(0, -1);
    await last.restore();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(last.place)?.focus());
  }

  /** What is gone stays gone. */
  forget(): void {
    this.made.value = [];
  }
}
