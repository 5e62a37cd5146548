import type { JSX } from 'preact';
import { Checkers } from '../board/Checkers';
import { arrange } from '../board/checkers';
import { layoutOf } from '../board/geometry';
import { laidOf, pointsOf } from '../board/laid';
import { Wood } from '../board/Wood';

const LAYOUT = layoutOf({ standing: false, bottom: 'W', mirror: false, parallel: false, bar: false });
const NUMBERS = Array.from({ length: 24 }, (_, i) => i + 1);
const NONE = { W: 0, B: 0 };

interface DiagramProps {
  /** A board of Tapa with all thirty checkers. */
  board: string;
  /** What there is to see, for those who see it and for those who do not. */
  caption: string;
}

/** A small board to look at: nothing on it can be picked. */
export function Diagram({ board, caption }: DiagramProps): JSX.Element {
  const points = pointsOf(laidOf(board));
  const lone = (side: string, start: number): boolean =>
    points.some(({ point, top, count, beneath }) => point === start && top === side && count === 1 && beneath === '');
  return (
    <figure class="diagram">
      <div class="board lying" aria-hidden="true" style={{ '--ratio': LAYOUT.width / LAYOUT.height, '--unit': LAYOUT.width }}>
        <Wood layout={LAYOUT} numbers={NUMBERS} />
        <Checkers
          layout={LAYOUT}
          checkers={arrange([], { points, off: NONE, bar: NONE, parallel: false })}
          mothers={{ W: lone('W', 24), B: lone('B', 1) }}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
