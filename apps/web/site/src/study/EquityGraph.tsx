import type { JSX } from 'preact';
import type { JudgedView } from '../contract';
import type { ReviewProps } from './ReviewBoard';
import { readerOf } from './shelf';

const [WIDTH, HEIGHT, EDGE] = [320, 130, 8];

/** What the game was worth to a side after each play that has been judged; nothing where none was made. */
export function worths(judged: readonly JudgedView[], side: string): (number | null)[] {
  return judged.map((turn) => (turn.played ? (turn.side === side ? turn.equity : -turn.equity) : null));
}

/** How the game went. The list of moves says the same in words. */
export function EquityGraph({ course, judged, game, at, onGo, study, words }: ReviewProps): JSX.Element {
  const { s } = study;
  const side = readerOf(game) || 'W';
  const seen = worths(judged, side);
  const most = Math.max(1, ...seen.map((worth) => Math.abs(worth ?? 0)));
  const turns = Math.max(course.turns.length, 1);
  const x = (turn: number): number => EDGE + ((WIDTH - 2 * EDGE) * (turn + 0.5)) / turns;
  const y = (worth: number): number => HEIGHT / 2 - ((HEIGHT / 2 - EDGE) * worth) / most;
  const known = seen.flatMap((worth, turn) => (worth === null ? [] : [{ worth, turn }]));
  const line = known.map(({ worth, turn }) => `${x(turn).toFixed(1)},${y(worth).toFixed(1)}`).join(' ');
  const who = words.t('side.name', { who: readerOf(game) === '' ? 'W' : 'you' });
  const touch = (e: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const box = e.currentTarget.getBoundingClientRect();
    const share = ((e.clientX - box.left) / box.width) * WIDTH - EDGE;
    onGo(Math.max(0, Math.min(turns - 1, Math.floor((share / (WIDTH - 2 * EDGE)) * turns))));
  };
  return (
    <figure class="graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={s('graph.label', { who })} onClick={touch}>
        <line class="graph-even" x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <line class="graph-at" x1={x(Math.min(at, turns - 1))} x2={x(Math.min(at, turns - 1))} y1={EDGE} y2={HEIGHT - EDGE} />
        <polyline class="graph-line" points={line} />
        {known.map(({ worth, turn }) => (
          <Blot key={turn} mark={judged[turn]?.mark ?? ''} x={x(turn)} y={y(worth)} />
        ))}
      </svg>
      <figcaption class="quiet">{s('graph.caption', { who })}</figcaption>
    </figure>
  );
}

/** Errors differ by shape: a ring, a triangle, a square. */
function Blot({ mark, x, y }: { mark: string; x: number; y: number }): JSX.Element | null {
  switch (mark) {
    case '?!':
      return <circle class="blot" cx={x} cy={y} r="3" />;
    case '?':
      return <path class="blot" d={`M${x} ${y - 4.5}l4.5 8h-9z`} />;
    case '??':
      return <rect class="blot worst" x={x - 4} y={y - 4} width="8" height="8" />;
    default:
      return null;
  }
}
