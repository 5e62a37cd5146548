// What stands behind the "#" of the address: it opens parts of the page, the browser's way back leads out of them, and a
// reload leads back in.

import { signal } from '@preact/signals';

/** Without a page, as in a test, there is no address. */
const now = (): string => globalThis.location?.hash ?? '';

export const address = signal(now());

globalThis.addEventListener?.('hashchange', () => (address.value = now()));

/** Marks the steps that the reader has made within the page; a reload keeps it. */
const CAME_FROM_HERE = 'came from here';

/** Goes to another part of the page, and back with the browser's own button, or with {@link goBack}. */
export function goTo(hash: string): void {
  if (hash !== now()) {
    location.hash = hash;
    history.replaceState(CAME_FROM_HERE, '');
    address.value = now();
  }
}

/** Leads back where the reader came from; to `otherwise` where the page was opened at this address. */
export function goBack(otherwise = ''): void {
  if (history.state === CAME_FROM_HERE) {
    history.back();
  } else {
    replaceBy(otherwise);
  }
}

/** Leaves a part of the page that the address opened. */
export function leaveAddress(): void {
  replaceBy('');
}

/** The step back of the browser does not lead in again. */
function replaceBy(hash: string): void {
  history.replaceState(null, '', location.pathname + location.search + hash);
  address.value = now();
}
