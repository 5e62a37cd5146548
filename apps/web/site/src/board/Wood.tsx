// The box itself: walnut frame, hinge line, felt, points in two woods, trays. Static: it is drawn once a layout.

import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { type Box, type Column, type Layout } from './geometry';

interface WoodProps {
  layout: Layout;
  /** The number that the frame shows beside a point. */
  numbers: readonly number[];
}

const POINTS = Array.from({ length: 24 }, (_, i) => i + 1);

function rect(box: Box, cls: string, round = 0): JSX.Element {
  return <rect class={cls} x={box.x} y={box.y} width={box.width} height={box.height} rx={round} />;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The inlay of a point: a long spike with slightly curved flanks. */
function spike({ box, base, grow, inlay }: Column, standing: boolean): string {
  const half = (standing ? box.height : box.width) / 2 - 1.5;
  const at = (along: number, aside: number): string =>
    `${base.x + grow.x * along + (standing ? 0 : aside)} ${base.y + grow.y * along + (standing ? aside : 0)}`;
  return `M${at(0, -half)}Q${at(inlay * 0.5, -half * 0.62)} ${at(inlay, 0)}Q${at(inlay * 0.5, half * 0.62)} ${at(0, half)}Z`;
}

function Label({ column, number, layout }: { column: Column; number: number; layout: Layout }): JSX.Element {
  const back = layout.frame / 2;
  return (
    <text class="wood-number" x={column.base.x - column.grow.x * back} y={column.base.y - column.grow.y * back}>
      {number}
    </text>
  );
}

/** Two brass leaves on the bar and the line where the box folds. */
function Hinge({ box, standing }: { box: Box; standing: boolean }): JSX.Element {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const [w, h] = standing ? [box.width * 0.14, box.height * 0.62] : [box.width * 0.62, box.height * 0.1];
  const leaves = [0.2, 0.8].map((at) => {
    const cx = standing ? box.x + box.width * at : x;
    const cy = standing ? y : box.y + box.height * at;
    return rect({ x: cx - w / 2, y: cy - h / 2, width: w, height: h }, 'wood-brass', 2);
  });
  const line = standing ? `M${box.x} ${y}h${box.width}` : `M${x} ${box.y}v${box.height}`;
  return (
    <g>
      <path class="wood-hinge" d={line} />
      {leaves}
    </g>
  );
}

/** Grain runs along the frame, and along each inlaid point. */
function Grain({ across }: { across: boolean }): JSX.Element {
  return (
    <defs>
      <linearGradient id="walnut" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#6b4429" />
        <stop offset="0.5" stop-color="#4f301c" />
        <stop offset="1" stop-color="#3d2415" />
      </linearGradient>
      <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#f0d58a" />
        <stop offset="0.5" stop-color="#b98a3a" />
        <stop offset="1" stop-color="#8a622a" />
      </linearGradient>
      <Texture id="grain" width={256} height={128} waves="0.008 0.22" seed={7} ink="0.1 0.05 0.02" dark={0.9} light={-0.3} />
      <Texture
        id="grain-across"
        width={across ? 64 : 256}
        height={across ? 256 : 64}
        waves={across ? '0.25 0.01' : '0.01 0.25'}
        seed={11}
        ink="0.25 0.12 0.04"
        dark={0.8}
        light={-0.36}
      />
      <Texture id="nap" width={96} height={96} waves="0.9" seed={3} ink="0.15 0.17 0.1" dark={0.5} light={-0.17} />
    </defs>
  );
}

interface TextureProps {
  id: string;
  width: number;
  height: number;
  /** The base frequencies of the noise: few along the grain, many across it. */
  waves: string;
  seed: number;
  /** Red, green and blue of what is drawn over the plain colour, each 0 to 1. */
  ink: string;
  dark: number;
  light: number;
}

/**
 * A small seamless tile of noise, repeated. The noise is computed for one tile only: filtering the whole board instead
 * takes a software renderer seconds.
 */
function Texture({ id, width, height, waves, seed, ink, dark, light }: TextureProps): JSX.Element {
  const rows = ink.split(' ').map((part) => `0 0 0 0 ${part}`);
  return (
    <>
      <filter id={`${id}-noise`} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency={waves} numOctaves="3" seed={seed} stitchTiles="stitch" />
        <feColorMatrix values={`${rows.join(' ')} ${dark} 0 0 0 ${light}`} />
      </filter>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <rect width={width} height={height} filter={`url(#${id}-noise)`} />
      </pattern>
    </>
  );
}

function WoodImage({ layout, numbers }: WoodProps): JSX.Element {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const columns = POINTS.map((n) => ({ n, column: layout.column(String(n)) }));
  const spikes = (rest: number): string =>
    columns.filter(({ n }) => n % 2 === rest).map(({ column }) => spike(column, layout.standing)).join('');
  return (
    <svg class="wood" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      <Grain across={!layout.standing} />
      {rect(whole, 'wood-frame', 10)}
      {rect(whole, 'wood-grain', 10)}
      {rect(grown(whole, -1.5), 'wood-edge', 9)}
      {layout.trays.map((tray) => rect(grown(tray, 1), 'wood-tray', 5))}
      {rect(layout.field, 'wood-felt', 3)}
      {rect(layout.field, 'wood-nap', 3)}
      <path class="wood-spike-light" d={spikes(0)} />
      <path class="wood-spike-dark" d={spikes(1)} />
      <path class="wood-spike-grain" d={spikes(0) + spikes(1)} />
      {rect(layout.field, 'wood-lip', 3)}
      {rect(layout.bar, 'wood-frame')}
      {rect(layout.bar, 'wood-grain')}
      <Hinge box={layout.bar} standing={layout.standing} />
      {columns.map(({ n, column }) => (
        <Label key={n} column={column} number={numbers[n - 1] ?? n} layout={layout} />
      ))}
    </svg>
  );
}

export const Wood = memo(WoodImage);
