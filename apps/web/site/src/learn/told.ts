// What the coach has told in a game, kept on the device with the name of the game: a reload does not begin again.

import { signal } from '@preact/signals';
import type { Store } from '../page/store';
import { type CoachLine, isCoachLine } from './coaching';

const KEY = 'coached';

export class Told {
  readonly lines = signal<ReadonlySet<CoachLine>>(new Set());
  private game = '';

  constructor(private readonly store: Pick<Store, 'getSetting' | 'putSetting'>) {}

  /** A game in which nothing has been told yet. */
  begin(game: string): void {
    this.game = game;
    this.lines.value = new Set();
  }

  /** A game that goes on. */
  async goOn(game: string): Promise<void> {
    this.begin(game);
    const kept = (await this.store.getSetting(KEY).catch(() => null)) as { game?: unknown; lines?: unknown } | null;
    if (kept?.game === game && this.game === game && Array.isArray(kept.lines)) {
      this.lines.value = new Set([...kept.lines.filter(isCoachLine), ...this.lines.value]);
    }
  }

  add(line: CoachLine): void {
    this.lines.value = new Set(this.lines.value).add(line);
    // A device that refuses is told of where games are kept.
    this.store.putSetting(KEY, { game: this.game, lines: [...this.lines.value] }).catch(() => undefined);
  }
}
