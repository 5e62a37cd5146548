// How a game opened: the throw of one die each, or whose start it is and why, shown for a moment.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OpeningThrow, TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { Session } from './session';
import { type Speed, OPENING_MILLIS } from './settings';
import { type Telling, openingLine, tellingIn, whoIn } from './status';

/** What is shown of an opening: one die for each side, or none where the rules of the match say who starts. */
export interface OpeningNews {
  dice: OpeningThrow | null;
  line: string;
}

export interface OpeningShow {
  news: OpeningNews | null;
  /** The dice of the opening are played: they lie there already. */
  lies: boolean;
}

/** What has happened between two views that is news of an opening. */
export function openingNews(before: TableView | null, now: TableView, words: Words, telling: Telling): OpeningNews | null {
  if (before === null || now.over !== null || now.game?.setUp != null) {
    return null;
  }
  const dice = now.openingThrows.at(-1);
  const earlier = isSameGame(before, now) ? before.openingThrows.length : 0;
  if (dice !== undefined && now.openingThrows.length > earlier) {
    return { dice, line: openingLine(now, words, telling) };
  }
  const why = isSameGame(before, now) ? undefined : now.say.find(({ key }) => key.startsWith('starter.') && key !== 'starter.opening');
  return why === undefined ? null : { dice: null, line: words.say(why, whoIn(now)) };
}

function isSameGame(before: TableView, now: TableView): boolean {
  return before.over === null && before.match?.gameNumber === now.match?.gameNumber;
}

/**
 * Shows the news of an opening for a moment, in which nothing happens by itself. A tap, a key or a newer view ends it at
 * once; the tap does what it does anyway.
 */
export function useOpening(session: Session, view: TableView, words: Words, speed: Speed): OpeningShow {
  const [news, setNews] = useState<OpeningNews | null>(null);
  const before = useRef<TableView | null>(null);
  const lies = useRef(false);
  useLayoutEffect(() => {
    const found = openingNews(before.current, view, words, tellingIn(session, view, words));
    before.current = view;
    lies.current = view.phase === 'move' && view.lastTurn === null && (lies.current || found?.dice != null);
    if (found === null) {
      return undefined;
    }
    const end = (): void => {
      clearTimeout(timer);
      EARLY.forEach((event) => document.removeEventListener(event, end, true));
      session.held.value = false;
      setNews(null);
    };
    const timer = setTimeout(end, OPENING_MILLIS[speed]);
    EARLY.forEach((event) => document.addEventListener(event, end, true));
    session.held.value = true;
    setNews(found);
    return end;
  }, [view]);
  return { news, lies: lies.current };
}

const EARLY = ['pointerdown', 'keydown'] as const;
