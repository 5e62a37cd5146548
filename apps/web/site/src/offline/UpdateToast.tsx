import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { type Offline, offline as here } from './offline';

interface ToastProps {
  view: TableView | null;
  words: Words;
  offline?: Offline;
}

/** Whether a new version would disturb somebody: a game is on the table and not over. */
export function isPlaying(view: TableView | null): boolean {
  return view !== null && view.phase !== 'none' && view.over === null;
}

/** A newer version waits: told on the start page and after a game, never during one, and taken when the reader says so. */
export function UpdateToast({ view, words, offline = here }: ToastProps): JSX.Element | null {
  const { t } = words;
  const [later, setLater] = useState(false);
  if (!offline.update.value || later || isPlaying(view)) {
    return null;
  }
  return (
    <aside class="update" aria-label={t('update.ready')}>
      <p role="status">{t('update.ready')}</p>
      <button type="button" class="plain" data-action="update-later" onClick={() => setLater(true)}>
        {t('update.later')}
      </button>
      <button type="button" class="accent" data-action="update" onClick={() => offline.take()}>
        {t('update.take')}
      </button>
    </aside>
  );
}
