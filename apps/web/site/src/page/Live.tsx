// What is spoken: a polite region that says one sentence after the other, and an assertive one for "your turn".

import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** How long a sentence stays before the next one takes its place. */
const SENTENCE_MILLIS = 1000;

export class Speech {
  readonly polite = signal('');
  readonly assertive = signal('');
  private waiting: string[] = [];
  private speaking = false;
  private urging: ReturnType<typeof setTimeout> | undefined;

  say(...sentences: string[]): void {
    this.waiting.push(...sentences.filter((each) => each !== ''));
    if (!this.speaking) {
      this.next();
    }
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
    const sentence = this.waiting.shift();
    this.speaking = sentence !== undefined;
    if (sentence !== undefined) {
      this.polite.value = this.polite.value === sentence ? `${sentence}\u00a0` : sentence;
      setTimeout(() => this.next(), SENTENCE_MILLIS);
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
