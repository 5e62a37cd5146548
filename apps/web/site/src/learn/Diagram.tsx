import type { JSX } from 'preact';
import { Checkers } from '../board/Checkers';
import { arrange } from '../board/checkers';
import { layoutOf } from '../board/geometry';
import { useStanding } from '../board/standing';
import { laidOf, pointsOf } from '../board/laid';
import { Wood } from '../board/Wood';

const TAPA = { bottom: 'W', mirror: false, parallel: false, bar: false } as const;
const LYING = layoutOf({ ...TAPA, standing: false });
const STANDING = layoutOf({ ...TAPA, standing: true });
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
  const layout = useStanding() ? STANDING : LYING;
  const points = pointsOf(laidOf(board));
  const lone = (side: string, start: number): boolean =>
    points.some(({ point, top, count, beneath }) => point === start && top === side && count === 1 && beneath === '');
  return (
    <figure class="diagram">
      <div
        class={`board ${layout.standing ? 'standing' : 'lying'}`}
        aria-hidden="true"
        style={{ '--ratio': layout.width / layout.height, '--unit': layout.width }}
      >
        <Wood layout={layout} numbers={NUMBERS} />
        <Checkers
          layout={layout}
          checkers={arrange([], { points, off: NONE, bar: NONE, parallel: false })}
          mothers={{ W: lone('W', 24), B: lone('B', 1) }}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
