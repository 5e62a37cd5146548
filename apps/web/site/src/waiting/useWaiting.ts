// Calls the only person at the device when the bot has played, by what fits: the title and a notification while the page
// is hidden, a short vibration while the reader is elsewhere, and whatever listens besides.

import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { onlyHuman } from '../page/session';
import { notify, vibrate, withdraw } from './notify';
import { callPlayer } from './yourTurn';

export function useWaiting(view: TableView, words: Words, notifies: boolean): void {
  const due = isDue(view);
  useTitle(due, words);
  const before = useRef(due);
  useEffect(() => {
    if (due && !before.current) {
      call(words, notifies);
    }
    before.current = due;
  }, [due]);
}

/** Whether the bot has played and waits. Two people at one device see for themselves. */
export function isDue(view: TableView): boolean {
  return view.yourTurn && view.over === null && onlyHuman(view) !== null;
}

function call({ t }: Words, notifies: boolean): void {
  const away = document.hidden || !document.hasFocus();
  callPlayer({ away });
  if (away) {
    vibrate();
  }
  if (document.hidden && notifies) {
    void notify(t('title'), t('say.yourTurn', { who: 'you' })).catch(() => undefined);
  }
}

/** The title calls while nobody sees the page, and goes back once somebody does. */
function useTitle(due: boolean, { t }: Words): void {
  useEffect(() => {
    const show = (): void => {
      document.title = due && document.hidden ? t('title.yourTurn') : t('title');
    };
    const onVisibility = (): void => {
      show();
      if (!document.hidden) {
        void withdraw().catch(() => undefined);
      }
    };
    show();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [due, t]);
  useEffect(() => () => void (document.title = t('title')), [t]);
}
