// Lets the table be heard: nothing before the reader's first gesture, nothing while sounds are switched off, and the
// synthesiser is loaded with the first sound.

import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../contract';
import type { Session } from '../page/session';
import { MOVE_MILLIS } from '../page/settings';
import { onYourTurn } from '../waiting/yourTurn';
import { type Cue, cuesBetween } from './cues';
import type { Synth } from './synth';

let synth: Promise<Synth> | undefined;

/** Whether the reader has touched this page; that another one was touched before, browsers may take for the same. */
let touched = false;

for (const gesture of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(gesture, () => (touched = true), { capture: true, once: true });
}

/** Whether the reader has touched the page and the browser can make sounds. */
function mayBeHeard(): boolean {
  return touched && globalThis.AudioContext !== undefined;
}

async function load(): Promise<Synth> {
  const { Synth } = await import('./synth');
  const audio = new AudioContext();
  // Not waited for: without anything to play on it may never come.
  void audio.resume();
  return new Synth(audio);
}

/** Plays what is to be heard; a browser that refuses is silent. */
export function hear(cues: readonly Cue[], volume: number): void {
  if (cues.length > 0 && mayBeHeard()) {
    synth ??= load();
    void synth.then(
      (ready) => cues.forEach(({ sound, after }) => ready.play(sound, after, volume / 100)),
      () => undefined,
    );
  }
}

export function useSounds(session: Session): void {
  const before = useRef<TableView | null>(null);
  const view = session.view.value;
  useEffect(() => {
    const { sounds, volume, speed } = session.settings.value;
    if (view !== null && sounds) {
      hear(cuesBetween(before.current, view, MOVE_MILLIS[speed]), volume);
    }
    before.current = view;
  }, [view]);
  useEffect(
    () =>
      onYourTurn(({ away }) => {
        const { sounds, volume, speed } = session.settings.value;
        if (away && sounds) {
          hear([{ sound: 'turn', after: 2 * MOVE_MILLIS[speed] }], volume);
        }
      }),
    [session],
  );
}
