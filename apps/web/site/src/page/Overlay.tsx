import type { JSX } from 'preact';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { OpeningNews } from './opening';
import { passText } from './status';

interface OverlayProps {
  view: TableView;
  words: Words;
  opening: OpeningNews | null;
}

/** What lies over the felt for a while: who starts, or a pass. */
export function Overlay({ view, words, opening }: OverlayProps): JSX.Element | null {
  if (opening !== null) {
    return <p class={opening.dice === null ? 'toast' : 'toast opening-line'}>{opening.line}</p>;
  }
  return view.turn.pass && view.over === null ? <p class="toast">{passText(view, words)}</p> : null;
}
