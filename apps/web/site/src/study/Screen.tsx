import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { RemovedToast } from '../page/RemovedToast';
import { goBack, leaveAddress } from '../page/address';
import { type Place, hashOf } from './place';
import type { StudyRoom } from './room';
import type { StudyWords } from './words';

/** What the screens of the study are given. */
export interface ScreenProps {
  room: StudyRoom;
  words: Words;
  study: StudyWords;
}

interface Loaded {
  screens: typeof import('./screens');
  study: StudyWords;
}

/** Finished games, a review or "My progress", loaded when one of them is first opened. */
export function StudyScreen({ place, room, words }: Omit<ScreenProps, 'study'> & { place: Place }): JSX.Element | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    loadScreens(words.language).then(setLoaded, () => setMissing(true));
  }, [words.language]);
  if (missing) {
    return (
      <main class="study-missing">
        <p role="alert">{words.t('study.missing')}</p>
        <button type="button" data-action="leave-study" onClick={leaveAddress}>
          {words.t('close')}
        </button>
      </main>
    );
  }
  if (loaded === null) {
    return null;
  }
  const { Games, MatchScreen, ReviewScreen, Progress } = loaded.screens;
  const given = { room, words, study: loaded.study };
  switch (place.at) {
    case 'games':
      return <Games {...given} />;
    case 'progress':
      return <Progress {...given} />;
    case 'match':
      return <MatchScreen key={place.id} {...given} id={place.id} />;
    case 'review':
      return <ReviewScreen key={place.id} {...given} id={place.id} />;
  }
}

async function loadScreens(language: Words['language']): Promise<Loaded> {
  const [screens, { loadStudyWords }] = await Promise.all([import('./screens'), import('./words')]);
  return { screens, study: await loadStudyWords(language) };
}

interface FrameProps extends ScreenProps {
  title: string;
  /** What lies behind this page for whoever opened it by its address; the study's end if nothing is said. */
  behind?: Place;
  phase: string;
  children: ComponentChildren;
}

/** A page of the study; its arrow leads back where the reader came from. */
export function Frame({ title, behind, phase, room, words, children }: FrameProps): JSX.Element {
  return (
    <main class="study" data-study={phase}>
      <header class="study-head">
        <button type="button" class="plain close" data-action="leave-study" aria-label={words.t('close')} onClick={() => goBack(behind && hashOf(behind))}>
          <span aria-hidden="true">‹</span>
        </button>
        <h1>{title}</h1>
      </header>
      {children}
      <RemovedToast removals={room.removals} words={words} />
    </main>
  );
}
