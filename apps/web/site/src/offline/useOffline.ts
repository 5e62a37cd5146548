// When the page looks for a newer version, takes one that another window has taken, and asks to keep its games.

import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../contract';
import { type Offline, offline as here } from './offline';
import { type Storage, isWorthKeeping, storage as kept } from './storage';
import { isPlaying } from './UpdateToast';

/** `studies` where the reader is at a review: it is no more disturbed than a game is. */
export function useOffline(view: TableView | null, studies: boolean, offline: Offline = here, storage: Storage = kept): void {
  const outdated = offline.outdated.value;
  useEffect(() => {
    if (outdated && !studies && !isPlaying(view)) {
      offline.catchUp();
    }
  }, [outdated, studies, view, offline]);
  const before = useRef(view);
  useEffect(() => {
    if (isWorthKeeping(before.current, view)) {
      void storage.ask();
    }
    before.current = view;
  }, [view, storage]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) {
        offline.look();
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [offline]);
}
