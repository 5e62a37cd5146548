import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CourseView } from '../contract';
import { Tabs } from '../page/fields';
import { EquityGraph } from './EquityGraph';
import { nameIn, nameOf, outcomeOf } from './Games';
import { MoveList } from './MoveList';
import { Review } from './review';
import { ReviewBoard, type Shown, Verdict } from './ReviewBoard';
import { Frame, type ScreenProps } from './Screen';
import type { FinishedGame } from './shelf';
import { TextsPart, DicePart, SumsPart, ratingText } from './SumsPart';
import { sumsOf } from './sums';

/** A finished game, turn by turn. */
export function ReviewScreen({ id, ...given }: ScreenProps & { id: string }): JSX.Element {
  const { room, study } = given;
  const [game, setGame] = useState<FinishedGame | null | undefined>(undefined);
  useEffect(() => void room.shelf.game(id).then((found) => setGame(found ?? null)), [id]);
  const { s } = study;
  return (
    <Frame {...given} title={s('review.title')} behind={{ at: 'games' }} phase="review">
      {game === null && <p role="alert">{s('review.gone')}</p>}
      {game && <ReviewOf {...given} game={game} />}
    </Frame>
  );
}

function ReviewOf({ game, ...given }: ScreenProps & { game: FinishedGame }): JSX.Element {
  const { room, words, study } = given;
  const review = useMemo(() => new Review(game, room.study, room.shelf), [game]);
  useEffect(() => {
    void review.start();
    return () => review.pause();
  }, [review]);
  const course = review.course.value;
  const work = <Work {...given} review={review} />;
  return (
    <>
      <p class="review-game">
        <strong>{nameOf(game, words)}</strong> {outcomeOf(game, words)} <span class="quiet">{study.date(game.ended)}</span>
      </p>
      {course === null ? work : <CourseOf {...given} review={review} course={course} work={work} />}
    </>
  );
}

type WorkProps = ScreenProps & { review: Review };

/** How far the work is, and what can be done about it. */
function Work({ review, ...given }: WorkProps): JSX.Element {
  const { study } = given;
  const { s } = study;
  const [phase, done, all] = [review.phase.value, review.judged.value.length, review.course.value?.turns.length ?? 0];
  switch (phase) {
    case 'done':
      return <Ratings {...given} review={review} />;
    case 'failed':
      return (
        <p role="alert" class="work">
          {s(review.code.value === 'no-net' ? 'review.noNet' : 'review.failed')}
          {review.code.value === '' && <Again review={review} study={study} />}
        </p>
      );
    case 'paused':
      return (
        <p class="work">
          {s('review.paused', { done, all })} <Again review={review} study={study} />
        </p>
      );
    case 'loading':
    case 'running':
      return (
        <div class="work">
          <label>
            <span>{s('review.running', { done, all })}</span>
            <progress max={Math.max(all, 1)} value={done} />
          </label>
          <button type="button" data-action="pause" onClick={() => review.pause()}>
            {s('cancel')}
          </button>
        </div>
      );
  }
}

function Again({ review, study }: Pick<WorkProps, 'review' | 'study'>): JSX.Element {
  return (
    <button type="button" data-action="resume" onClick={() => void review.start()}>
      {study.s('review.resume')}
    </button>
  );
}

type Part = 'turns' | 'sums' | 'dice';

interface CourseProps extends WorkProps {
  course: CourseView;
  /** How far the work is. */
  work: JSX.Element;
}

/** The game at a turn; the same turn is shown by the board, the graph and the list. */
function CourseOf({ review, course, work, ...given }: CourseProps): JSX.Element {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<Shown>('made');
  const [part, setPart] = useState<Part>('turns');
  useArrows(at, course.turns.length, setAt);
  const { s } = given.study;
  const props = { ...given, game: review.game, course, judged: review.judged.value, at, onGo: setAt };
  const whole = review.phase.value === 'done';
  return (
    <div class="review">
      <ReviewBoard {...props} shown={shown} />
      <div class="review-text">
        <Verdict {...props} shown={shown} onShow={setShown} />
        {work}
        <EquityGraph {...props} />
        <Tabs<Part>
          name="part"
          label={s('review.parts')}
          value={part}
          options={[
            ['turns', s('moves.title')],
            ['sums', s('sums.title')],
            ['dice', s('dice.title')],
          ]}
          onChange={setPart}
        />
        <div class="review-part" tabIndex={0} role="region" aria-label={s('review.parts')}>
          {part === 'turns' && <MoveList {...props} />}
          {part === 'sums' && (whole ? <SumsPart {...props} /> : <p class="quiet">{s('sums.waiting')}</p>)}
          {part === 'dice' && (
            <>
              <DicePart {...props} />
              <TextsPart {...props} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Left and right lead through the game wherever they have nothing else to do. */
function useArrows(at: number, last: number, onGo: (at: number) => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const busy = (e.target as Element).closest('input, textarea, select, dialog, [data-point]') !== null;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
      if (by !== undefined && !busy && !e.ctrlKey && !e.metaKey && !e.altKey) {
        onGo(Math.max(0, Math.min(last, at + by)));
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [at, last]);
}

/** How well both sides played, once all turns are judged. */
function Ratings({ review, words, study }: WorkProps): JSX.Element {
  const { game, judged } = review;
  return (
    <p class="work ratings">
      <span>{study.s('sums.rating')}</span>
      {(['W', 'B'] as const).map((side) => (
        <span key={side} class={`move-side move-${side}`}>
          {nameIn(game, side, words)} <strong>{ratingText(sumsOf(judged.value, side), study)}</strong>
        </span>
      ))}
    </p>
  );
}
