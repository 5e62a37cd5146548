// What the reader plays with: whichever was used last decides which words fit.

import { signal } from '@preact/signals';
import { isTyped } from '../board/keys';

export type Hand = 'touch' | 'mouse' | 'keys';

/** Before anything was used: what the device has to point with. */
function atFirst(): Hand {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'mouse';
}

export const hand = signal<Hand>(atFirst());

/** Keys that do something by themselves; whoever types a word into a field has not changed over to the keyboard. */
function isPlaying(e: KeyboardEvent): boolean {
  return !isTyped(e) && !['Shift', 'Control', 'Alt', 'Meta'].includes(e.key);
}

globalThis.addEventListener?.('pointerdown', (e) => (hand.value = (e as PointerEvent).pointerType === 'mouse' ? 'mouse' : 'touch'), true);
globalThis.addEventListener?.('keydown', (e) => isPlaying(e as KeyboardEvent) && (hand.value = 'keys'), true);
