// What can be read of the game besides its rules: how Tapa is played well, and what its words mean.

import './learn.css';
import '../puzzles/puzzle.css';
import type { JSX } from 'preact';
import type { LearnKey } from '../i18n/gen/keys';
import type { Language } from '../i18n/words';
import { Diagram } from './Diagram';
import { LESSONS, type Lesson } from './diagrams';
import { TERMS } from './terms';

export { PuzzleList } from '../puzzles/PuzzleList';

export type Say = (key: LearnKey, args?: Record<string, string | number>) => string;

export function Strategy({ say }: { say: Say }): JSX.Element {
  return (
    <div class="rules">
      <p>{say('strategy.intro')}</p>
      {LESSONS.map((lesson) => (
        <LessonText key={lesson.title} lesson={lesson} say={say} />
      ))}
    </div>
  );
}

function LessonText({ lesson: { title, texts, board, caption }, say }: { lesson: Lesson; say: Say }): JSX.Element {
  return (
    <section class="lesson">
      <h3>{say(title)}</h3>
      {texts.map((text) => (
        <p key={text}>{say(text)}</p>
      ))}
      <Diagram board={board} caption={say(caption)} />
    </section>
  );
}

/** The words in the order of the reader's alphabet. */
export function Glossary({ say, language }: { say: Say; language: Language }): JSX.Element {
  const { compare } = new Intl.Collator(language);
  const words = TERMS.map((term) => [say(`word.${term}`), say(`word.${term}.means`)] as const);
  return (
    <div class="rules">
      <dl class="glossary">
        {words
          .toSorted(([a], [b]) => compare(a, b))
          .map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
