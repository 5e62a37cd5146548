// A puzzle: a position, dice and a question, answered on the same board as in a game.

import './puzzle.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Table } from '../contract';
import { type Words, loadLearn, loadRules } from '../i18n/words';
import { useLater } from '../page/later';
import type { Speech } from '../page/Live';
import type { Session } from '../page/session';
import { goTo, leaveAddress } from '../page/address';
import { useFirstFocus, useHeld } from '../page/useTable';
import { createTable, tableWorker } from '../workers/table';
import { namedPuzzle, hashOfPuzzle } from './address';
import { PuzzleBoard } from './PuzzleBoard';
import { PuzzleText, textOf } from './PuzzleText';
import { PUZZLES, puzzleAfter, puzzleOf } from './puzzles';
import { Riddle } from './riddle';
import { Solved } from './solved';

interface PuzzleScreenProps {
  session: Session;
  words: Words;
  speech: Speech;
  /** Which puzzle the address names. */
  hash: string;
}

export interface PuzzleWords {
  say: Awaited<ReturnType<typeof loadLearn>>;
  rules: Awaited<ReturnType<typeof loadRules>>;
}

export function PuzzleScreen({ session, words, speech, hash }: PuzzleScreenProps): JSX.Element | null {
  const table = useOwnTable();
  const puzzle = puzzleOf(namedPuzzle(hash));
  const riddle = useMemo(() => new Riddle(puzzle, table, session.settings.value), [puzzle, table]);
  const solved = useMemo(() => new Solved(session.store), [session]);
  const texts = useLater(true, () => loadWords(words.language), words.language);
  useHeld(session);
  useEffect(() => void solved.read(), [solved]);
  useEffect(() => void riddle.begin(), [riddle]);
  const verdict = riddle.verdict.value;
  useEffect(() => {
    if (verdict?.right === true) {
      solved.add(puzzle.id);
    }
  }, [verdict]);
  const said = texts === null ? '' : textOf(riddle, texts, words);
  useEffect(() => speech.say(said), [said]);
  const next = (): void => goTo(hashOfPuzzle(puzzleAfter(puzzle, solved.ids.value).id));
  const view = riddle.session.view.value;
  useFirstFocus();
  if (texts === null || view === null) {
    return null;
  }
  const title = texts.say('puzzle.title', { n: PUZZLES.indexOf(puzzle) + 1, all: PUZZLES.length });
  return (
    <main class="puzzle" data-phase="puzzle" data-puzzle={puzzle.id} data-verdict={verdict === null ? 'open' : verdict.right ? 'right' : 'wrong'}>
      <header class="puzzle-head">
        <h1>
          {title} <span class="tag">{words.t(`preset.${puzzle.preset}`)}</span>
          {solved.ids.value.has(puzzle.id) && <span class="tag">{texts.say('puzzle.solved')} ✓</span>}
        </h1>
        <button type="button" class="plain" data-action="close-puzzle" onClick={leaveAddress}>
          {words.t('close')}
        </button>
      </header>
      <PuzzleText riddle={riddle} texts={texts} words={words} view={view} />
      <PuzzleBoard riddle={riddle} view={view} words={words} />
      <Buttons riddle={riddle} texts={texts} words={words} onNext={next} />
    </main>
  );
}

interface ButtonProps {
  riddle: Riddle;
  texts: PuzzleWords;
  words: Words;
  onNext(): void;
}

/** Always there, always in this order. */
function Buttons({ riddle, texts, words, onNext }: ButtonProps): JSX.Element {
  const { t } = words;
  return (
    <div class="controls puzzle-controls" role="group" aria-label={t('controls.label')}>
      <button type="button" class="action" data-action="undo" aria-keyshortcuts="U" aria-disabled={!riddle.canUndo} onClick={() => void riddle.undo()}>
        {t('undo')}
      </button>
      <button type="button" class="action done" data-action="check" aria-keyshortcuts="Space" aria-disabled={!riddle.complete} onClick={() => void riddle.check()}>
        {riddle.asksForMarks ? texts.say('puzzle.check') : t('done')}
      </button>
      <button type="button" class={riddle.verdict.value?.right === true ? 'action accent' : 'action'} data-action="next-puzzle" onClick={onNext}>
        {texts.say('puzzle.next')}
      </button>
    </div>
  );
}

async function loadWords(language: Words['language']): Promise<PuzzleWords> {
  const [say, rules] = await Promise.all([loadLearn(language), loadRules(language)]);
  return { say, rules };
}

/** A table beside the one that holds the game; its worker ends with the puzzles. */
function useOwnTable(): Table {
  const own = useMemo(() => {
    const workers: Worker[] = [];
    const newWorker = (): Worker => {
      const worker = tableWorker();
      workers.push(worker);
      return worker;
    };
    return { table: createTable(newWorker), end: () => workers.forEach((each) => each.terminate()) };
  }, []);
  useEffect(() => own.end, [own]);
  return own.table;
}
