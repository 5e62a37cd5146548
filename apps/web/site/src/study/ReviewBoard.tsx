import type { JSX } from 'preact';
import { Board } from '../board/Board';
import { Die } from '../board/Dice';
import type { Plan } from '../board/Lights';
import { kindOf } from '../board/geometry';
import { standardDice, standardPlay } from '../board/notation';
import { useStanding } from '../board/standing';
import { NO_ACTIONS } from '../board/still';
import type { CourseView, JudgedView } from '../contract';
import { FeltDice } from '../page/FeltDice';
import { boardOf } from './boards';
import { viewerOf } from './EquityGraph';
import { nameIn, whoOf } from './Games';
import type { ScreenProps } from './Screen';
import { type FinishedGame, readerOf } from './shelf';
import { isBettered } from './sums';
import { markName } from './TutorCard';

/** What the parts of a review are given. */
export interface ReviewProps extends ScreenProps {
  game: FinishedGame;
  course: CourseView;
  judged: readonly JudgedView[];
  /** The turn that is looked at; as many as there are turns for the end. */
  at: number;
  onGo(at: number): void;
}

/** Which play the arrows show. */
export type Shown = 'made' | 'best';

/**
 * The board before a turn, its dice on the felt or, where the board stands, beside the way through the game that lies
 * beneath it; the turn's play or the better one as arrows.
 */
export function ReviewBoard(props: ReviewProps & { shown: Shown }): JSX.Element {
  const { room, course, judged, at, game, words, shown } = props;
  const { mirror } = room.settings.value;
  const standing = useStanding();
  const view = boardOf(course, at);
  const turn = course.turns[at];
  const verdict = judged[at];
  const steps = shown === 'best' && isBettered(verdict) ? verdict.bestSteps : turn?.steps;
  const plan: Plan | undefined = turn === undefined || steps === undefined ? undefined : { side: turn.side, steps };
  const bottom = viewerOf(game);
  const numbering = readerOf(game) || (turn?.side === 'B' ? 'B' : 'W');
  return (
    <div class={`review-board ${standing ? 'stands' : 'lies'}`}>
      <div class="review-wood">
        <Board
          view={view}
          orientation={{ standing, bottom, mirror, ...kindOf(view) }}
          speaker={{ words, numbering, who: whoOf(game) }}
          lit={false}
          trail={false}
          plan={plan}
          moveMillis={0}
          actions={NO_ACTIONS}
          label={words.t('board.label')}
        >
          {turn !== undefined && !standing && <FeltDice words={words} bottom={bottom} mirror={mirror} actor={turn.side} opening={null} dice={<Dice {...props} />} />}
        </Board>
      </div>
      <div class="review-way">
        {turn !== undefined && standing && (
          <span class="tray-dice">
            <Dice {...props} />
          </span>
        )}
        <Scrubber {...props} />
      </div>
    </div>
  );
}

/** The dice of the turn, as they lie. */
function Dice({ course, at, words }: ReviewProps): JSX.Element {
  const { dice, side } = course.turns[at] ?? { dice: '', side: '' };
  return (
    <span class="dice" role="img" aria-label={words.t('dice.shown', { dice: standardDice(dice) })}>
      {[...dice].map((die, i) => (
        <Die key={i} value={Number(die)} side={side} />
      ))}
    </span>
  );
}

function Scrubber({ course, at, onGo, study, game, words }: ReviewProps): JSX.Element {
  const { s } = study;
  const last = course.turns.length;
  const turn = course.turns[at];
  const who = turn === undefined ? '' : nameIn(game, turn.side, words);
  const text = turn === undefined ? s('review.end') : s('review.turn', { n: turn.number, who });
  const step = (to: number, action: string, label: string, sign: string): JSX.Element => (
    <button type="button" data-action={action} aria-label={label} disabled={to < 0 || to > last} onClick={() => onGo(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="scrubber">
      {step(at - 1, 'turn-before', s('review.before'), '‹')}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={s('review.scrubber')}
        aria-valuetext={text}
        onInput={(e) => onGo(Number(e.currentTarget.value))}
      />
      {step(at + 1, 'turn-after', s('review.after'), '›')}
    </div>
  );
}

interface VerdictProps extends ReviewProps {
  shown: Shown;
  onShow(shown: Shown): void;
}

/** What was thrown and played, what it lost, and what would have been better. */
export function Verdict({ course, judged, at, game, words, study, shown, onShow }: VerdictProps): JSX.Element {
  const { s, plain, points } = study;
  const turn = course.turns[at];
  const verdict = judged[at];
  if (turn === undefined) {
    return <p class="verdict">{s('review.end')}</p>;
  }
  const who = nameIn(game, turn.side, words);
  return (
    <div class="verdict">
      <div aria-live="polite">
        <p>
          {s('review.turn', { n: turn.number, who })} <strong>{standardDice(turn.dice)}</strong>:{' '}
          <strong>{turn.play === '' ? s('review.unplayed') : standardPlay(turn.play)}</strong>
        </p>
        {verdict?.played === true && (
          <p>
            {verdict.forced ? s('review.forced') : s('review.lost', { loss: plain(verdict.loss) })}{' '}
            {verdict.mark !== '' && <span class="mark">{s('mark.named', { mark: markName(verdict.mark) })}</span>}{' '}
            {isBettered(verdict) && s('tutor.better', { play: standardPlay(verdict.best) })}
          </p>
        )}
        {verdict !== undefined && turn.thrown && <p class="quiet">{s('review.luck', { luck: points(verdict.luck) })}</p>}
      </div>
      <button
        type="button"
        class="verdict-best"
        data-action="show-best"
        aria-pressed={shown === 'best'}
        disabled={!isBettered(verdict)}
        onClick={() => onShow(shown === 'best' ? 'made' : 'best')}
      >
        {s('review.best')}
      </button>
    </div>
  );
}
