// Parts of the page that the address opens, and that are loaded only then.

import { useEffect, useState } from 'preact/hooks';

/** What stands behind the "#" of the address, as it changes. */
export function useHash(): string {
  const [hash, setHash] = useState(() => globalThis.location?.hash ?? '');
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return hash;
}

/** Goes to another part of the page, and back with the browser's own button. */
export function goTo(hash: string): void {
  location.hash = hash;
}

/** Leaves a part of the page that the address opened. */
export function leaveAddress(): void {
  history.pushState(null, '', location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
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
