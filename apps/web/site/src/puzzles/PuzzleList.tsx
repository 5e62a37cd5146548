import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Words } from '../i18n/words';
import type { Say } from '../learn/pages';
import type { Session } from '../page/session';
import { goTo } from '../page/address';
import { hashOfPuzzle } from './address';
import { PUZZLES } from './puzzles';
import { Solved } from './solved';

interface ListProps {
  session: Session;
  words: Words;
  say: Say;
  onOpen(): void;
}

/** All puzzles with their questions, and how many are solved. */
export function PuzzleList({ session, words, say, onOpen }: ListProps): JSX.Element {
  const solved = useMemo(() => new Solved(session.store), [session]);
  useEffect(() => void solved.read(), [solved]);
  const ids = solved.ids.value;
  const open = (id: string): void => {
    onOpen();
    goTo(hashOfPuzzle(id));
  };
  return (
    <div class="rules puzzles">
      <p>{say('puzzle.intro')}</p>
      <p class="hint">{say('puzzle.count', { n: PUZZLES.filter(({ id }) => ids.has(id)).length, all: PUZZLES.length })}</p>
      <ol>
        {PUZZLES.map(({ id, preset, question }) => (
          <li key={id}>
            <button type="button" data-action="puzzle" data-puzzle={id} onClick={() => open(id)}>
              <span>{say(question)}</span>
              <span class="puzzle-state">
                {words.t(`preset.${preset}`)}
                {ids.has(id) && ` · ${say('puzzle.solved')} ✓`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
