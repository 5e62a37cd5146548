import type { JSX } from 'preact';
import type { JudgedView } from '../contract';
import type { ReviewProps } from './ReviewBoard';
import { readerOf } from './shelf';
import { signed } from './words';

const [WIDTH, HEIGHT] = [480, 180];
/** Where the lines run; the numbers of the scale stand before them, those of the turns beneath. */
const PLOT = { left: 36, right: 474, top: 10, bottom: 154 };
/** So many turns at most are numbered beneath the graph. */
const NUMBERED = 8;

/** What the game was worth to a side after each play that has been judged; nothing where none was made. */
export function worths(judged: readonly JudgedView[], side: string): (number | null)[] {
  return judged.map((turn) => (turn.played ? worthTo(side, turn) : null));
}

/** What a turn that was judged left to a side, whoever played it. */
export function worthTo(side: string, { side: player, equity }: JudgedView): number {
  return player === side ? equity : -equity;
}

/** Whose view the worths are: the only person's, else White's. */
export function viewerOf(game: ReviewProps['game']): 'W' | 'B' {
  return readerOf(game) || 'W';
}

/** The worths of the scale, from the highest down: whole points, as far as the game went. */
export function scaleOf(worths: readonly (number | null)[]): number[] {
  const most = Math.max(1, ...worths.map((worth) => Math.ceil(Math.abs(worth ?? 0))));
  return Array.from({ length: 2 * most + 1 }, (_, i) => most - i);
}

/** How far apart the numbered turns are: 1, 2, 5, 10, 20 … */
export function strideOf(turns: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  return steps.find((step) => turns / step <= NUMBERED) ?? 200;
}

interface Scales {
  turns: number;
  most: number;
  x(turn: number): number;
  y(worth: number): number;
}

function scalesOf(turns: number, most: number): Scales {
  const { left, right, top, bottom } = PLOT;
  return {
    turns,
    most,
    x: (turn) => left + ((right - left) * (turn + 0.5)) / turns,
    y: (worth) => top + ((bottom - top) * (most - worth)) / (2 * most),
  };
}

/** How the game went, always as one side sees it. The list of moves says the same in words. */
export function EquityGraph({ course, judged, game, at, onGo, study }: ReviewProps): JSX.Element {
  const { s } = study;
  const seen = worths(judged, viewerOf(game));
  const scale = scaleOf(seen);
  const scales = scalesOf(Math.max(course.turns.length, 1), scale[0] ?? 1);
  const { turns, x, y } = scales;
  const known = seen.flatMap((worth, turn) => (worth === null ? [] : [{ worth, turn }]));
  const line = known.map(({ worth, turn }) => `${x(turn).toFixed(1)},${y(worth).toFixed(1)}`);
  const [first, last] = [known[0], known.at(-1)];
  const here = Math.min(at, turns - 1);
  const now = seen[here];
  const of = s('worth.of', { who: readerOf(game) === '' ? 'W' : 'you' });
  return (
    <figure class="graph">
      <figcaption class="quiet">{of}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={s('graph.label', { of })} {...touches(turns, onGo)}>
        <Scale {...scales} scale={scale} />
        {first && last && (
          <polygon class="graph-area" points={[`${x(first.turn)},${y(0)}`, ...line, `${x(last.turn)},${y(0)}`].join(' ')} />
        )}
        <line class="graph-at" x1={x(here)} x2={x(here)} y1={PLOT.top} y2={PLOT.bottom} />
        <polyline class="graph-line" points={line.join(' ')} />
        {known.map(({ worth, turn }) => (
          <Blot key={turn} mark={judged[turn]?.mark ?? ''} x={x(turn)} y={y(worth)} />
        ))}
        {now !== null && now !== undefined && <circle class="graph-now" cx={x(here)} cy={y(now)} r="4" />}
      </svg>
    </figure>
  );
}

/** Lines and numbers of the scale: points up the side, turns along the foot. */
function Scale({ turns, x, y, scale }: Scales & { scale: readonly number[] }): JSX.Element {
  const stride = strideOf(turns);
  const numbered = Array.from({ length: Math.floor(turns / stride) }, (_, i) => (i + 1) * stride);
  return (
    <g aria-hidden="true">
      {scale.map((worth) => (
        <g key={worth}>
          <line class={worth === 0 ? 'graph-zero' : 'graph-even'} x1={PLOT.left} x2={PLOT.right} y1={y(worth)} y2={y(worth)} />
          <text class="graph-number" x={PLOT.left - 5} y={y(worth) + 5} text-anchor="end">
            {signed(worth)}
          </text>
        </g>
      ))}
      {numbered.map((turn) => (
        <text key={turn} class="graph-number" x={x(turn - 1)} y={HEIGHT - 6} text-anchor="middle">
          {turn}
        </text>
      ))}
    </g>
  );
}

type Touch = PointerEvent & { currentTarget: SVGSVGElement };

interface Touches {
  onPointerDown(e: Touch): void;
  onPointerMove(e: Touch): void;
}

/** A tap, or a finger drawn along the graph, leads to the turn that lies there. */
function touches(turns: number, onGo: (turn: number) => void): Touches {
  const go = (e: Touch): void => {
    const box = e.currentTarget.getBoundingClientRect();
    const share = (((e.clientX - box.left) / box.width) * WIDTH - PLOT.left) / (PLOT.right - PLOT.left);
    onGo(Math.max(0, Math.min(turns - 1, Math.floor(share * turns))));
  };
  return { onPointerDown: go, onPointerMove: (e) => (e.buttons > 0 ? go(e) : undefined) };
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
