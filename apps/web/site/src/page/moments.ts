// Tapa's own moments, explained once each when they come up.

import type { Key } from '../i18n/gen/keys';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { whoIn } from './status';

const KINDS: readonly (readonly [string, Key])[] = [
  ['mother-danger-', 'moment.danger'],
  ['mother-pinned-', 'moment.pinned'],
  ['cannot-save-', 'moment.lost'],
];

/** What a moment of the view says in the reader's language; empty for one that this page does not know. */
export function momentText(moment: string, view: TableView, { t }: Words): string {
  const kind = KINDS.find(([prefix]) => moment.startsWith(prefix));
  return kind === undefined ? '' : t(kind[1], { who: whoIn(view)(moment.slice(-1)) });
}
