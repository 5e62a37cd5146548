import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { standardDice, standardPlay } from '../board/notation';
import { whoOf } from './Games';
import type { ReviewProps } from './ReviewBoard';

/** Every turn: the dice, the play and what it lost, what would have been best, the luck of the throw. */
export function MoveList(props: ReviewProps): JSX.Element {
  const { course, at, study } = props;
  const { s } = study;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && box.current) {
      box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2;
    }
  }, [at]);
  return (
    <div>
      <h2 id="moves-title">{s('moves.title')}</h2>
      <div class="moves" ref={box} tabIndex={0} role="region" aria-labelledby="moves-title">
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">{s('moves.turn')}</th>
              <th scope="col">{s('moves.play')}</th>
              <th scope="col">{s('moves.loss')}</th>
              <th scope="col">{s('moves.luck')}</th>
              <th scope="col">{s('moves.worth')}</th>
            </tr>
          </thead>
          <tbody>
            {course.turns.map((_, turn) => (
              <Row key={turn} {...props} turn={turn} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ course, judged, at, onGo, game, words, study, turn: index }: ReviewProps & { turn: number }): JSX.Element | null {
  const { s, plain, points } = study;
  const turn = course.turns[index];
  const verdict = judged[index];
  if (turn === undefined) {
    return null;
  }
  const better = verdict !== undefined && verdict.loss > 0 && verdict.mark !== '';
  return (
    <tr aria-current={index === at ? 'step' : undefined} class={index === at ? 'current' : undefined}>
      <th scope="row">
        {turn.number} {words.t('side.name', { who: whoOf(game)(turn.side) })}
      </th>
      <td>
        <button type="button" class="plain move" data-action="turn" onClick={() => onGo(index)}>
          {standardDice(turn.dice)}: {turn.play === '' ? s('review.unplayed') : standardPlay(turn.play)}
        </button>
        {better && <span class="best-play">{s('tutor.better', { play: standardPlay(verdict.best) })}</span>}
      </td>
      <td>{verdict?.played === true ? (verdict.forced ? s('moves.forced') : `${plain(verdict.loss)} ${verdict.mark}`) : ''}</td>
      <td>{verdict !== undefined && turn.thrown ? points(verdict.luck) : ''}</td>
      <td>{verdict?.played === true ? points(verdict.equity) : ''}</td>
    </tr>
  );
}
