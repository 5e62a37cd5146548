// The box itself: walnut frame, hinge line, felt, points in two woods, trays. Static: it is drawn once a layout.

import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { Bar, Frame, rect } from './Frame';
import type { Box, Column, Layout } from './geometry';
import { Stop } from './Turned';

interface WoodProps {
  layout: Layout;
  /** The number that the frame shows beside a point. */
  numbers: readonly number[];
}

const POINTS = Array.from({ length: 24 }, (_, i) => i + 1);

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

/** The shadow that the frame and the bar throw onto the felt: light falls from above and from the left. */
function Fall({ field, bar, standing }: { field: Box; bar: Box; standing: boolean }): JSX.Element {
  const depth = 11;
  const beyond = standing ? { ...bar, y: bar.y + bar.height, height: depth } : { ...bar, x: bar.x + bar.width, width: depth };
  return (
    <g>
      {rect({ ...field, height: depth }, 'wood-fall')}
      {rect({ ...field, width: depth }, 'wood-fall up')}
      {rect(beyond, standing ? 'wood-fall' : 'wood-fall up')}
    </g>
  );
}

function Gradients(): JSX.Element {
  return (
    <>
      <linearGradient id="walnut" x1="0" y1="0" x2="1" y2="1">
        <Stop at={0} colour="frame-1" />
        <Stop at={0.5} colour="frame-2" />
        <Stop at={1} colour="frame-3" />
      </linearGradient>
      <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
        <Stop at={0} colour="brass-1" />
        <Stop at={0.5} colour="brass-2" />
        <Stop at={1} colour="brass-3" />
      </linearGradient>
      {[true, false].map((up) => (
        <linearGradient key={up} id={up ? 'fall-up' : 'fall'} x1="0" y1="0" x2={up ? 1 : 0} y2={up ? 0 : 1}>
          <Stop at={0} colour="shade" opacity={0.42} />
          <Stop at={1} colour="shade" opacity={0} />
        </linearGradient>
      ))}
      {[true, false].map((up) => (
        <linearGradient key={up} id={up ? 'round-up' : 'round'} x1="0" y1="0" x2={up ? 1 : 0} y2={up ? 0 : 1}>
          <Stop at={0} colour="sheen" />
          <Stop at={0.3} colour="sheen" opacity={0} />
          <Stop at={0.62} colour="shade" opacity={0} />
          <Stop at={1} colour="shade" opacity={0.5} />
        </linearGradient>
      ))}
    </>
  );
}

/** Grain runs along the boards of the frame, and along each inlaid point. */
function Grain({ across }: { across: boolean }): JSX.Element {
  const spikes = across ? { width: 64, height: 256, waves: '0.25 0.01' } : { width: 256, height: 64, waves: '0.01 0.25' };
  const frame = { seed: 7, ink: '0.1 0.05 0.02', dark: 0.9, light: -0.3 };
  return (
    <defs>
      <Gradients />
      <Texture id="grain" width={256} height={128} waves="0.008 0.22" {...frame} />
      <Texture id="grain-up" width={128} height={256} waves="0.22 0.008" {...frame} />
      <Texture id="grain-across" {...spikes} seed={11} ink="0.25 0.12 0.04" dark={0.8} light={-0.36} />
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
  const { field, bar, standing } = layout;
  const columns = POINTS.map((n) => ({ n, column: layout.column(String(n)) }));
  const spikes = (rest: number): string =>
    columns.filter(({ n }) => n % 2 === rest).map(({ column }) => spike(column, standing)).join('');
  return (
    <svg class="wood" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      <Grain across={!standing} />
      <Frame layout={layout} />
      {rect(field, 'wood-felt', 3)}
      {rect(field, 'wood-nap', 3)}
      <path class="wood-spike-light" d={spikes(0)} />
      <path class="wood-spike-dark" d={spikes(1)} />
      <path class="wood-spike-grain" d={spikes(0) + spikes(1)} />
      <Fall field={field} bar={bar} standing={standing} />
      {rect(field, 'wood-lip', 3)}
      <Bar box={bar} standing={standing} />
      {columns.map(({ n, column }) => (
        <Label key={n} column={column} number={numbers[n - 1] ?? n} layout={layout} />
      ))}
    </svg>
  );
}

export const Wood = memo(WoodImage);
