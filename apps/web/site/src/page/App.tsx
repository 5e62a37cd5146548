// The whole page, given its table, thinker, store and language; tests give it scripted ones.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Turned } from '../board/Turned';
import type { Study, Table, Thinker } from '../contract';
import { type Language, type Words, loadWords } from '../i18n/words';
import { followShortcut } from '../offline/shortcut';
import { UpdateToast } from '../offline/UpdateToast';
import { useOffline } from '../offline/useOffline';
import { isPuzzleAddress } from '../puzzles/address';
import { isSetupAddress } from '../setup/address';
import { useSounds } from '../sound/useSounds';
import { place } from '../study/place';
import { StudyRoom } from '../study/room';
import { StudyScreen } from '../study/Screen';
import { createStudy } from '../workers/study';
import { address } from './address';
import { useLater } from './later';
import { Live, Speech } from './Live';
import { Session } from './session';
import { DEFAULTS } from './settings';
import { Start } from './Start';
import type { Store } from './store';
import { TableScreen } from './TableScreen';
import { wear } from './themes';

export interface AppProps {
  table: Table;
  thinker: Thinker;
  store: Store;
  study?: Study;
  /** The language while the reader has chosen none. */
  lang: Language;
}

/** The set-up of positions is loaded when it is first asked for. */
const loadSetup = () => import('../setup/SetupScreen').then(({ SetupScreen }) => SetupScreen);

/** So are the puzzles. */
const loadPuzzles = () => import('../puzzles/PuzzleScreen').then(({ PuzzleScreen }) => PuzzleScreen);

export function App({ table, thinker, store, study, lang }: AppProps): JSX.Element | null {
  const session = useMemo(() => new Session(table, thinker, store), [table, thinker, store]);
  const room = useMemo(() => new StudyRoom(session, study ?? createStudy()), [session, study]);
  const speech = useMemo(() => new Speech(), []);
  const [restored, setRestored] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void session.restore().then(() => followShortcut(session)).finally(() => setRestored(true)), [session]);
  const { theme, language: chosen } = session.settings.value;
  useEffect(() => wear(theme), [theme]);
  useSounds(session);
  const language = chosen ?? lang;
  // What the reader chose before is known sooner than the game is on the table: the words come meanwhile.
  const known = session.settings.value !== DEFAULTS;
  useEffect(() => {
    if (known) {
      void loadWords(language).then(setWords);
    }
  }, [language, known]);
  useEffect(() => {
    document.documentElement.lang = words?.language ?? 'en';
    document.documentElement.dir = words?.t('dir') ?? 'ltr';
    document.title = words?.t('title') ?? 'Tapa';
  }, [words]);
  const view = session.view.value;
  useOffline(view, place.value !== null);
  if (words === null || !restored) {
    return null;
  }
  return (
    <>
      <Turned />
      {place.value !== null ? (
        <StudyScreen place={place.value} room={room} words={words} />
      ) : (
        <>
          <Screen session={session} thinker={thinker} words={words} speech={speech} room={room} />
          <UpdateToast view={view} words={words} />
          <Live speech={speech} />
        </>
      )}
    </>
  );
}

interface ScreenProps {
  session: Session;
  thinker: Thinker;
  words: Words;
  speech: Speech;
  room: StudyRoom;
}

/** The start page or the table; over either of them what the address asks for. */
function Screen({ session, thinker, words, speech, room }: ScreenProps): JSX.Element | null {
  const view = session.view.value;
  const hash = address.value;
  const asked = isSetupAddress(hash);
  const Setup = useLater(asked, loadSetup);
  const puzzled = isPuzzleAddress(hash);
  const Puzzle = useLater(puzzled, loadPuzzles);
  if (asked) {
    return Setup && <Setup key={hash} session={session} thinker={thinker} study={room.study} words={words} speech={speech} hash={hash} />;
  }
  if (puzzled) {
    return Puzzle && <Puzzle session={session} words={words} speech={speech} hash={hash} />;
  }
  return view === null || view.phase === 'none' ? (
    <Start session={session} words={words} />
  ) : (
    <TableScreen session={session} view={view} words={words} speech={speech} room={room} />
  );
}
