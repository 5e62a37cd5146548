// The whole page, given its table, thinker, store and language; tests give it scripted ones.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Table, Thinker } from '../contract';
import { type Language, type Words, loadWords } from '../i18n/words';
import { followShortcut } from '../offline/shortcut';
import { UpdateToast } from '../offline/UpdateToast';
import { useOffline } from '../offline/useOffline';
import { Live, Speech } from './Live';
import { Session } from './session';
import { Start } from './Start';
import type { Store } from './store';
import { TableScreen } from './TableScreen';

export interface AppProps {
  table: Table;
  thinker: Thinker;
  store: Store;
  /** The language while the reader has chosen none. */
  lang: Language;
}

export function App({ table, thinker, store, lang }: AppProps): JSX.Element | null {
  const session = useMemo(() => new Session(table, thinker, store), [table, thinker, store]);
  const speech = useMemo(() => new Speech(), []);
  const [restored, setRestored] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void session.restore().then(() => followShortcut(session)).finally(() => setRestored(true)), [session]);
  const language = session.settings.value.language ?? lang;
  useEffect(() => {
    if (restored) {
      void loadWords(language).then(setWords);
    }
  }, [language, restored]);
  useEffect(() => {
    document.documentElement.lang = words?.language ?? 'en';
    document.title = words?.t('title') ?? 'Tapa';
  }, [words]);
  const view = session.view.value;
  useOffline(view);
  if (words === null) {
    return null;
  }
  return (
    <>
      {view === null || view.phase === 'none' ? (
        <Start session={session} words={words} />
      ) : (
        <TableScreen session={session} view={view} words={words} speech={speech} />
      )}
      <UpdateToast view={view} words={words} />
      <Live speech={speech} />
    </>
  );
}
