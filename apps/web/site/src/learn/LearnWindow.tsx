import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Words, loadLearn } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import { Tabs } from '../page/fields';
import { useLater } from '../page/later';
import type { Session } from '../page/session';

interface LearnWindowProps {
  session: Session;
  words: Words;
  onClose(): void;
}

type LearnPage = 'strategy' | 'puzzles' | 'words';

interface Loaded {
  pages: typeof import('./pages');
  say: Awaited<ReturnType<typeof loadLearn>>;
}

/** How Tapa is played well, puzzles, and the words of the game; all are loaded when the window opens. */
export function LearnWindow({ session, words, onClose }: LearnWindowProps): JSX.Element {
  const [page, setPage] = useState<LearnPage>('strategy');
  const { t, language } = words;
  const loaded = useLater(true, () => load(language), language);
  return (
    <Dialog title={t('learn.title')} closeLabel={t('close')} onClose={onClose} wide>
      <Tabs<LearnPage>
        name="learn-page"
        label={t('learn.title')}
        value={page}
        options={[
          ['strategy', t('learn.strategy')],
          ['puzzles', t('learn.puzzles')],
          ['words', t('learn.words')],
        ]}
        onChange={setPage}
      />
      {loaded !== null && page === 'strategy' && <loaded.pages.Strategy say={loaded.say} />}
      {loaded !== null && page === 'puzzles' && <loaded.pages.PuzzleList session={session} words={words} say={loaded.say} onOpen={onClose} />}
      {loaded !== null && page === 'words' && <loaded.pages.Glossary say={loaded.say} language={language} />}
    </Dialog>
  );
}

async function load(language: Words['language']): Promise<Loaded> {
  const [pages, say] = await Promise.all([import('./pages'), loadLearn(language)]);
  return { pages, say };
}
