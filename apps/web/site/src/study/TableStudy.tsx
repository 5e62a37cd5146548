import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PartProps } from '../page/parts';
import type { StudyRoom } from './room';
import type { StudyWords } from './words';
import './checking.css';

interface TableStudyProps extends PartProps {
  room: StudyRoom;
  say(text: string): void;
}

interface Loaded {
  parts: typeof import('./parts');
  words: StudyWords;
}

/** Hints and the tutor's card over the table. What shows them is loaded when there is something to show. */
export function TableStudy({ room, say, ...part }: TableStudyProps): JSX.Element | null {
  const wanted = room.hint.value !== null || room.warning.value !== null;
  const loaded = useParts(wanted, part);
  const checking = room.checking.value;
  useEffect(() => say(checking ? part.words.t('study.checking') : ''), [checking]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const free = !e.ctrlKey && !e.metaKey && !e.altKey && document.querySelector('dialog[open]') === null;
      if (free && e.key.toLowerCase() === 'h') {
        void room.ask();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [room]);
  if (!wanted || loaded === null) {
    return null;
  }
  const { HintParts, TutorCard } = loaded.parts;
  return (
    <>
      <HintParts {...part} room={room} study={loaded.words} say={say} />
      <TutorCard {...part} room={room} study={loaded.words} />
    </>
  );
}

/** The parts and their sentences, once they are wanted; where they cannot be had, that is said. */
function useParts(wanted: boolean, { session, words }: PartProps): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (wanted) {
      loadParts(words.language).then(setLoaded, () => (session.notice.value = { key: 'study.missing', args: [] }));
    }
  }, [wanted, words.language]);
  return loaded;
}

async function loadParts(language: PartProps['words']['language']): Promise<Loaded> {
  const [parts, { loadStudyWords }] = await Promise.all([import('./parts'), import('./words')]);
  return { parts, words: await loadStudyWords(language) };
}
