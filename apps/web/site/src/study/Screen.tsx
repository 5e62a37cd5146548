import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { RemovedToast } from '../page/RemovedToast';
import { leaveAddress } from '../page/address';
import { type Place, go } from './place';
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
  /** Where the arrow leads; out of the study if nothing is said. */
  back?: Place;
  phase: string;
  children: ComponentChildren;
}

/** A page of the study with its way back. */
export function Frame({ title, back, phase, room, words, children }: FrameProps): JSX.Element {
  return (
    <main class="study" data-study={phase}>
      <header class="study-head">
        <button type="button" class="plain close" data-action="leave-study" aria-label={words.t('close')} onClick={() => (back ? go(back) : leaveAddress())}>
          <span aria-hidden="true">‹</span>
        </button>
        <h1>{title}</h1>
      </header>
      {children}
      <RemovedToast removals={room.removals} words={words} />
    </main>
  );
}
