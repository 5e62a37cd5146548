import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { standardDice, standardPlay } from '../board/notation';
import { viewerOf, worthTo } from './EquityGraph';
import { nameIn } from './Games';
import type { ReviewProps } from './ReviewBoard';
import { readerOf } from './shelf';

/** Every turn: the dice, the play and what it lost, what would have been best, the luck of the throw. */
export function MoveList(props: ReviewProps): JSX.Element {
  const { course, at, game, study } = props;
  const { s } = study;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => void (table.current && follow(table.current)), [at]);
  return (
    <table class="sheet moves" ref={table}>
      <caption class="spoken">{s('worth.of', { who: readerOf(game) === '' ? 'W' : 'you' })}</caption>
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
  );
}

/** Where the list scrolls by itself it follows the board; where the page does, nothing moves under the finger. */
function follow(table: HTMLElement): void {
  const [box, row] = [table.closest('.review-part'), table.querySelector('[aria-current]')];
  if (box !== null && row !== null && box.scrollHeight > box.clientHeight) {
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }
}

/** The board that shows a turn chosen from far down the page comes into view. */
function showBoard(): void {
  document.querySelector('.review-board')?.scrollIntoView({ block: 'nearest' });
}

function Row({ course, judged, at, onGo, game, words, study, turn: index }: ReviewProps & { turn: number }): JSX.Element | null {
  const { s, plain, points } = study;
  const turn = course.turns[index];
  const verdict = judged[index];
  if (turn === undefined) {
    return null;
  }
  const choose = (): void => {
    onGo(index);
    showBoard();
  };
  const better = verdict !== undefined && verdict.loss > 0 && verdict.mark !== '';
  return (
    <tr aria-current={index === at ? 'step' : undefined} class={index === at ? 'current' : undefined}>
      <th scope="row">
        <span class={`move-side move-${turn.side}`}>
          {turn.number}
          <span class="spoken"> {nameIn(game, turn.side, words)}</span>
        </span>
      </th>
      <td>
        <button type="button" class="plain move" data-action="turn" onClick={choose}>
          <span class="move-dice">{standardDice(turn.dice)}:</span> {turn.play === '' ? s('review.unplayed') : standardPlay(turn.play)}
        </button>
        {better && <span class="best-play">{s('tutor.better', { play: standardPlay(verdict.best) })}</span>}
      </td>
      <td>{verdict?.played === true ? (verdict.forced ? s('moves.forced') : `${plain(verdict.loss)} ${verdict.mark}`) : ''}</td>
      <td>{verdict !== undefined && turn.thrown ? points(verdict.luck) : ''}</td>
      <td>{verdict?.played === true ? points(worthTo(viewerOf(game), verdict)) : ''}</td>
    </tr>
  );
}
