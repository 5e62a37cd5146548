import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board, type BoardActions } from '../board/Board';
import { kindOf } from '../board/geometry';
import { viewSpot } from '../board/labels';
import { useStanding } from '../board/standing';
import { NO_ACTIONS } from '../board/still';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { MOVE_MILLIS } from '../page/settings';
import { type OpenChoice, actionsOf } from '../page/useActions';
import { ChoiceWindow } from '../page/Windows';
import type { Riddle } from './riddle';

interface PuzzleBoardProps {
  riddle: Riddle;
  view: TableView;
  words: Words;
}

/** The board of the puzzle: plays are made on it as in a game, unless checkers are to be marked. Nobody plays Black, who goes by the colour. */
export function PuzzleBoard({ riddle, view, words }: PuzzleBoardProps): JSX.Element {
  const [choice, setChoice] = useState<OpenChoice | null>(null);
  const standing = useStanding();
  const { session, puzzle, marks } = riddle;
  const { mirror, speed, lit } = session.settings.value;
  const check = (): void => void riddle.check();
  const playing = actionsOf(session, { active: 0, ask: setChoice, roll: () => undefined, done: check });
  const making = riddle.asksForMarks ? marking(riddle) : playing;
  const actions = { ...making, undo: () => void riddle.undo(), rollOrDone: check };
  return (
    <div class="puzzle-stage">
      <Board
        view={riddle.asksForMarks ? marked(view, marks.value) : view}
        orientation={{ standing, bottom: 'W', mirror, ...kindOf(view) }}
        speaker={{ words, numbering: 'W', who: (side) => (side === 'W' ? 'you' : side) }}
        lit={riddle.asksForMarks || (lit && view.yourTurn && puzzle.goal !== 'only')}
        marked={marks.value}
        trail={riddle.verdict.value !== null}
        moveMillis={MOVE_MILLIS[speed]}
        actions={actions}
        everywhere
        label={words.t('board.label')}
      />
      {choice !== null && <ChoiceWindow {...choice} session={session} view={view} words={words} onClose={() => setChoice(null)} />}
    </div>
  );
}

/** A tap marks a checker, or takes its mark away. */
function marking(riddle: Riddle): BoardActions {
  return { ...NO_ACTIONS, tap: (_, place) => riddle.mark(place) };
}

/** The view without what the rules say of it: only the marks are lit. */
function marked(view: TableView, marks: ReadonlySet<string>): TableView {
  const sources = [...marks].map((place) => ({ spot: viewSpot(place), dice: '' }));
  return { ...view, turn: { ...view.turn, selected: '', sources, targets: [] } };
}
