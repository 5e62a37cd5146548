// Where in the study the reader is, as the address says it.

import { computed } from '@preact/signals';
import { address, goTo } from '../page/address';

export type Place =
  | { readonly at: 'games' }
  | { readonly at: 'progress' }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'review'; readonly id: string };

const PREFIX = '#study/';

/** The place that an address names, or null outside the study. */
export function placeOf(hash: string): Place | null {
  const [at, id] = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length).split('/') : [];
  if ((at === 'review' || at === 'match') && id !== undefined && id !== '') {
    return { at, id };
  }
  return at === 'games' || at === 'progress' ? { at } : null;
}

export const place = computed(() => placeOf(address.value));

/** The address that names a place. */
export function hashOf(to: Place): string {
  return PREFIX + to.at + ('id' in to ? `/${to.id}` : '');
}

export function go(to: Place): void {
  goTo(hashOf(to));
}
