// Where in the study the reader is, written into the address: the way back of the browser leads out, a reload leads back in.

import { signal } from '@preact/signals';

export type Place = { readonly at: 'games' } | { readonly at: 'progress' } | { readonly at: 'review'; readonly id: string };

const PREFIX = '#study/';

/** The place that an address names, or null outside the study. */
export function placeOf(hash: string): Place | null {
  const [at, id] = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length).split('/') : [];
  if (at === 'review' && id !== undefined && id !== '') {
    return { at, id };
  }
  return at === 'games' || at === 'progress' ? { at } : null;
}

/** Without a page, as in a test, there is no address. */
const address = (): string => globalThis.location?.hash ?? '';

export const place = signal<Place | null>(placeOf(address()));

globalThis.addEventListener?.('hashchange', () => (place.value = placeOf(address())));

export function go(to: Place): void {
  location.hash = `${PREFIX}${to.at}${to.at === 'review' ? `/${to.id}` : ''}`;
  place.value = to;
}

/** Out of the study; the step back of the browser would lead in again. */
export function leaveStudy(): void {
  history.replaceState(null, '', location.pathname + location.search);
  place.value = null;
}
