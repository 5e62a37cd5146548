// The frame of the box: four boards joined at their mitres, an inlaid line, the bar with its hinges, the trays.

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Box, Layout } from './geometry';

export function rect(box: Box, cls: string, round = 0): JSX.Element {
  return <rect class={cls} x={box.x} y={box.y} width={box.width} height={box.height} rx={round} />;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The least box around all of them. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The boards at the two sides; those above and below lie beneath them. */
function sides({ width, height }: Layout, inner: Box): string {
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  return (
    `M0 0L${inner.x} ${inner.y}V${bottom}L0 ${height}Z` + `M${width} 0L${right} ${inner.y}V${bottom}L${width} ${height}Z`
  );
}

function mitres({ width, height }: Layout, inner: Box): string {
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  return (
    `M3 3L${inner.x} ${inner.y}M${width - 3} 3L${right} ${inner.y}` +
    `M3 ${height - 3}L${inner.x} ${bottom}M${width - 3} ${height - 3}L${right} ${bottom}`
  );
}

/** Everything of wood around the felt but the bar. */
export function Frame({ layout }: { layout: Layout }): JSX.Element {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const inner = around([layout.field, ...layout.trays]);
  // The one name that each drawing needs for itself: boards differ in shape.
  const box = useId();
  return (
    <g>
      <clipPath id={box}>{rect(whole, '', 10)}</clipPath>
      <g clip-path={`url(#${box})`}>
        {rect(whole, 'wood-frame')}
        {rect(whole, 'wood-grain')}
        <path class="wood-frame" d={sides(layout, inner)} />
        <path class="wood-grain-up" d={sides(layout, inner)} />
        <path class="wood-mitre" d={mitres(layout, inner)} />
      </g>
      {rect(grown(whole, -1.5), 'wood-edge', 9)}
      {rect(inner, 'wood-frame')}
      {rect(inner, layout.standing ? 'wood-grain' : 'wood-grain-up')}
      {rect(grown(inner, 2.5), 'wood-stringing', 4)}
      {layout.trays.map((tray) => rect(grown(tray, 1), 'wood-tray', 5))}
      {layout.trays.map((tray) => rect(tray, layout.standing ? 'wood-hollow' : 'wood-hollow up', 5))}
    </g>
  );
}

/** Two brass leaves on the bar, their pins, and the line where the box folds. */
function Hinge({ box, standing }: { box: Box; standing: boolean }): JSX.Element {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const [w, h] = standing ? [box.width * 0.14, box.height * 0.62] : [box.width * 0.62, box.height * 0.1];
  const leaves = [0.2, 0.8].map((at) => {
    const cx = standing ? box.x + box.width * at : x;
    const cy = standing ? y : box.y + box.height * at;
    const pin = standing ? { x: cx - w / 2, y: cy - 1, width: w, height: 2 } : { x: cx - 1, y: cy - h / 2, width: 2, height: h };
    return (
      <g key={at}>
        {rect({ x: cx - w / 2, y: cy - h / 2, width: w, height: h }, 'wood-brass', 2)}
        {rect(pin, 'wood-pin', 1)}
      </g>
    );
  });
  return (
    <g>
      <path class="wood-hinge" d={standing ? `M${box.x} ${y}h${box.width}` : `M${x} ${box.y}v${box.height}`} />
      {leaves}
    </g>
  );
}

export function Bar({ box, standing }: { box: Box; standing: boolean }): JSX.Element {
  return (
    <g>
      {rect(box, 'wood-frame')}
      {rect(box, standing ? 'wood-grain' : 'wood-grain-up')}
      {rect(box, standing ? 'wood-round' : 'wood-round up')}
      <Hinge box={box} standing={standing} />
    </g>
  );
}
