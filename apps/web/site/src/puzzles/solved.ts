// Which puzzles the reader has solved, kept on the device.

import { signal } from '@preact/signals';
import type { Store } from '../page/store';

const KEY = 'puzzles';

export class Solved {
  readonly ids = signal<ReadonlySet<string>>(new Set());

  constructor(private readonly store: Pick<Store, 'getSetting' | 'putSetting'>) {}

  async read(): Promise<void> {
    const kept = await this.store.getSetting(KEY).catch(() => null);
    const ids = Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
    this.ids.value = new Set([...ids, ...this.ids.value]);
  }

  add(id: string): void {
    this.ids.value = new Set(this.ids.value).add(id);
    // Where the device refuses, the puzzle is solved until the page is left.
    this.store.putSetting(KEY, [...this.ids.value]).catch(() => undefined);
  }
}
