import type { JSX } from 'preact';
import { Dice } from '../board/Dice';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { whoIn } from '../page/status';
import type { PuzzleWords } from './PuzzleScreen';
import type { Riddle } from './riddle';

interface TextProps {
  riddle: Riddle;
  texts: PuzzleWords;
  words: Words;
  view: TableView;
}

/** The question with its dice; then whether the answer is right, and why. */
export function PuzzleText({ riddle, texts, words, view }: TextProps): JSX.Element {
  const verdict = riddle.verdict.value;
  const { dice } = riddle.puzzle;
  const shown = [...dice].map((die) => ({ value: Number(die), used: false }));
  const refused = refusalOf(riddle, words);
  return (
    <div class="puzzle-text">
      <div>
        <p class="puzzle-question">{texts.say(riddle.puzzle.question)}</p>
        {refused !== '' && <p class="refusal">{refused}</p>}
        {verdict !== null && (
          <>
            <p class={verdict.right ? 'puzzle-right' : 'refusal'}>{verdictOf(riddle, texts)}</p>
            <p class="puzzle-why" tabIndex={0}>
              {texts.rules(riddle.puzzle.article)}
            </p>
          </>
        )}
      </div>
      <span class="tray-dice" role="img" aria-label={words.t('dice.shown', { dice: [...dice].join('-') })}>
        <Dice dice={view.phase === 'move' && verdict === null ? view.dice : shown} side="W" throwId={riddle.puzzle.id} active={-1} />
      </span>
    </div>
  );
}

/** What is to be heard: the question, a refusal, or the verdict with its reason. */
export function textOf(riddle: Riddle, texts: PuzzleWords, words: Words): string {
  if (riddle.verdict.value !== null) {
    return `${verdictOf(riddle, texts)} ${texts.rules(riddle.puzzle.article)}`;
  }
  const { question, dice } = riddle.puzzle;
  return refusalOf(riddle, words) || `${texts.say(question)} ${words.t('dice.shown', { dice: [...dice].join('-') })}`;
}

function refusalOf({ session }: Riddle, words: Words): string {
  const [problem, view] = [session.problem.value, session.view.value];
  return problem === null || view === null ? '' : words.say(problem, whoIn(view)) || words.t('why.other');
}

function verdictOf({ verdict, asksForMarks }: Riddle, { say }: PuzzleWords): string {
  if (verdict.value === null) {
    return '';
  }
  const { right, why } = verdict.value;
  return right ? `✓ ${say('puzzle.right')}` : say(asksForMarks ? 'puzzle.marks' : 'puzzle.wrong', why);
}
