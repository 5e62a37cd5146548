// What is spoken: a polite region that says one sentence after the other, and an assertive one for "your turn".

import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** How long a sentence stays before the next one takes its place. */
const SENTENCE_MILLIS = 1000;

export class Speech {
  readonly polite = signal('');
  readonly assertive = signal('');
  private waiting: { kind: string; text: string }[] = [];
  private speaking: ReturnType<typeof setTimeout> | undefined;
  private urging: ReturnType<typeof setTimeout> | undefined;

  /** Said after what waits. What waits of the same kind is stale by now and falls silent. */
  say(text: string, kind = text): void {
    if (text === '') {
      return;
    }
    this.waiting = [...this.waiting.filter((each) => each.kind !== kind), { kind, text }];
    if (this.speaking === undefined) {
      this.next();
    }
  }

  /** Said at once, in place of all that waits: nothing else matters any more. */
  conclude(text: string): void {
    clearTimeout(this.speaking);
    this.waiting = [{ kind: '', text }];
    this.next();
  }

  /** Said at once, before what waits. The region is emptied first, so that the same words are said again. */
  urge(sentence: string): void {
    this.hush();
    this.urging = setTimeout(() => (this.assertive.value = sentence), 50);
  }

  /** What was urgent is so no more. */
  hush(): void {
    clearTimeout(this.urging);
    this.assertive.value = '';
  }

  /** Nothing that was said, or waits to be, is about what is on the screen now. */
  silence(): void {
    this.hush();
    this.waiting = [];
    this.polite.value = '';
  }

  private next(): void {
    const text = this.waiting.shift()?.text;
    this.speaking = text === undefined ? undefined : setTimeout(() => this.next(), SENTENCE_MILLIS);
    if (text !== undefined) {
      this.polite.value = this.polite.value === text ? `${text}\u00a0` : text;
    }
  }
}

export function Live({ speech }: { speech: Speech }): JSX.Element {
  return (
    <>
      <div class="spoken" role="status" aria-live="polite">
        {speech.polite.value}
      </div>
      <div class="spoken" role="alert" aria-live="assertive">
        {speech.assertive.value}
      </div>
    </>
  );
}
