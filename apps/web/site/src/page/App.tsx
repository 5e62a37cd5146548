// The whole page, given its table, thinker, store and language; tests give it scripted ones.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Table, Thinker } from '../contract';
import { type Language, type Words, loadWords } from '../i18n/words';
import { isSetupAddress } from '../setup/address';
import { Live, Speech } from './Live';
import { Session } from './session';
import { Start } from './Start';
import type { Store } from './store';
import { TableScreen } from './TableScreen';
import { useHash, useLater } from './useAddress';

export interface AppProps {
  table: Table;
  thinker: Thinker;
  store: Store;
  /** The language while the reader has chosen none. */
  lang: Language;
}

/** The set-up of positions is loaded when it is first asked for. */
const loadSetup = () => import('../setup/SetupScreen').then(({ SetupScreen }) => SetupScreen);

export function App({ table, thinker, store, lang }: AppProps): JSX.Element | null {
  const session = useMemo(() => new Session(table, thinker, store), [table, thinker, store]);
  const speech = useMemo(() => new Speech(), []);
  const [restored, setRestored] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void session.restore().finally(() => setRestored(true)), [session]);
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
  const hash = useHash();
  const Setup = useLater(isSetupAddress(hash), loadSetup);
  if (words === null) {
    return null;
  }
  const view = session.view.value;
  if (isSetupAddress(hash)) {
    return (
      <>
        {Setup !== null && <Setup key={hash} session={session} thinker={thinker} words={words} speech={speech} hash={hash} />}
        <Live speech={speech} />
      </>
    );
  }
  return (
    <>
      {view === null || view.phase === 'none' ? (
        <Start session={session} words={words} />
      ) : (
        <TableScreen session={session} view={view} words={words} speech={speech} />
      )}
      <Live speech={speech} />
    </>
  );
}
