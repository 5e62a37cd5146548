import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CourseView } from '../contract';
import { EquityGraph } from './EquityGraph';
import { nameOf, outcomeOf } from './Games';
import { MoveList } from './MoveList';
import { Review } from './review';
import { ReviewBoard } from './ReviewBoard';
import { Frame, type ScreenProps } from './Screen';
import type { FinishedGame } from './shelf';
import { CertificatePart, DicePart, SumsPart } from './SumsPart';

/** A finished game, turn by turn. */
export function ReviewScreen({ id, ...given }: ScreenProps & { id: string }): JSX.Element {
  const { room, study } = given;
  const [game, setGame] = useState<FinishedGame | null | undefined>(undefined);
  useEffect(() => void room.shelf.game(id).then((found) => setGame(found ?? null)), [id]);
  const { s } = study;
  return (
    <Frame {...given} title={s('review.title')} back={{ at: 'games' }} phase="review">
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
  return (
    <>
      <p class="review-game">
        <strong>{nameOf(game, words)}</strong> {outcomeOf(game, words)} <span class="quiet">{study.date(game.ended)}</span>
      </p>
      <Work {...given} review={review} />
      {course !== null && <CourseOf {...given} review={review} course={course} />}
    </>
  );
}

type WorkProps = ScreenProps & { review: Review };

/** How far the work is, and what can be done about it. */
function Work({ review, study }: WorkProps): JSX.Element | null {
  const { s } = study;
  const [phase, done, all] = [review.phase.value, review.judged.value.length, review.course.value?.turns.length ?? 0];
  switch (phase) {
    case 'done':
      return null;
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

/** The game at a turn; the same turn is shown by the board, the graph and the list. */
function CourseOf({ review, course, ...given }: WorkProps & { course: CourseView }): JSX.Element {
  const [at, setAt] = useState(0);
  const judged = review.judged.value;
  const part = { ...given, game: review.game, course, judged, at, onGo: setAt };
  return (
    <div class="review">
      <div class="review-board">
        <ReviewBoard {...part} />
        <EquityGraph {...part} />
      </div>
      <div class="review-text">
        <SumsPart {...part} whole={review.phase.value === 'done'} />
        <MoveList {...part} />
        <DicePart {...part} />
        <CertificatePart {...part} />
      </div>
    </div>
  );
}
