// The box itself: walnut frame, hinge line, felt, points in two woods, trays. Static: it is drawn once a layout.

import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { Bar, Frame, rect } from './Frame';
import type { Box, Column, Layout } from './geometry';

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

function WoodImage({ layout, numbers }: WoodProps): JSX.Element {
  const { field, bar, standing } = layout;
  const columns = POINTS.map((n) => ({ n, column: layout.column(String(n)) }));
  const spikes = (rest: number): string =>
    columns.filter(({ n }) => n % 2 === rest).map(({ column }) => spike(column, standing)).join('');
  return (
    <svg class="wood" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      <Frame layout={layout} />
      {rect(field, 'wood-felt', 3)}
      {rect(field, 'wood-nap', 3)}
      <path class="wood-spike-light" d={spikes(0)} />
      <path class="wood-spike-dark" d={spikes(1)} />
      <path class={standing ? 'wood-spike-grain along' : 'wood-spike-grain'} d={spikes(0) + spikes(1)} />
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
