// Whether the browser promises to keep the games even when space runs short.

import { signal } from '@preact/signals';
import type { TableView } from '../contract';

export type Promised = 'unasked' | 'kept' | 'refused';

/** The part of the browser's storage that is asked; absent where the address is not secure. */
export type Keeper = Pick<StorageManager, 'persist' | 'persisted'>;

export class Storage {
  readonly promised = signal<Promised>('unasked');
  private asked = false;

  constructor(private readonly keeper: Keeper | undefined) {}

  /** Asks once a visit, and not at all where it has been promised before; some browsers show a question. */
  async ask(): Promise<void> {
    if (this.asked || this.keeper === undefined) {
      return;
    }
    this.asked = true;
    try {
      const kept = (await this.keeper.persisted()) || (await this.keeper.persist());
      this.promised.value = kept ? 'kept' : 'refused';
    } catch {
      this.promised.value = 'refused';
    }
  }
}

/** Whether there is now something worth keeping: a game has just ended, or been left for later. */
export function isWorthKeeping(before: TableView | null, now: TableView | null): boolean {
  const ended = before !== null && before.over === null && now !== null && now.over !== null;
  const left = before !== null && before.game !== null && before.over === null && now === null;
  return ended || left;
}

/** Of this browser. */
export const storage = new Storage((globalThis.navigator as Partial<Navigator> | undefined)?.storage);
