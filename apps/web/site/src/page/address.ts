// What stands behind the "#" of the address: it opens parts of the page, the browser's way back leads out of them, and a
// reload leads back in.

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Without a page, as in a test, there is no address. */
const now = (): string => globalThis.location?.hash ?? '';

export const address = signal(now());

globalThis.addEventListener?.('hashchange', () => (address.value = now()));

/** Goes to another part of the page, and back with the browser's own button. */
export function goTo(hash: string): void {
  location.hash = hash;
  address.value = now();
}

/** Leaves a part of the page that the address opened; the step back of the browser does not lead in again. */
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname + location.search);
  address.value = '';
}

/** What `load` brings, once it is wanted; null until it is there. */
export function useLater<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ it: T } | null>(null);
  useEffect(() => {
    if (wanted && part === null) {
      void load().then((it) => setPart({ it }));
    }
  }, [wanted]);
  return part === null ? null : part.it;
}
