// What is drawn over the checkers: lit sources and targets (ring and caret, never colour alone) and the last turn's arc.

import type { JSX } from 'preact';
import type { StepView, TableView } from '../contract';
import type { Lie } from './checkers';
import { centreOf } from './Checkers';
import { type Layout, type Spot2, kindOf, sliceOf } from './geometry';
import { spotId } from './labels';

/** Steps of a side that nobody has made. */
export interface Plan {
  readonly side: string;
  readonly steps: readonly StepView[];
}

interface LightsProps {
  layout: Layout;
  view: TableView;
  lie: Lie;
  lit: boolean;
  trail: boolean;
  plan?: Plan | undefined;
}

/** The centre of a spot's top checker, or of the place `more` checkers further. */
function topCentre(layout: Layout, lie: Lie, spot: string, more = 0): Spot2 {
  if (/^[a-z]/.test(spot)) {
    const there = spot.startsWith('off') ? lie.off : lie.bar;
    const free = Math.max(there[spot.endsWith('W') ? 'W' : 'B'] + more, 1);
    return centreOf(layout, { spot, index: free - 1, stack: { beneath: 0, free } });
  }
  const point = lie.points.find((p) => String(p.point) === spot);
  const beneath = point?.beneath.length ?? 0;
  const free = Math.max((point?.count ?? 0) + more, 1);
  return centreOf(layout, { spot, index: beneath + free - 1, stack: { beneath, free } });
}

/** Where a checker will lie that touches another: a third above the one it pins, in the place of the one it hits. */
function touchCentre(layout: Layout, spot: string, hits: boolean): Spot2 {
  const beneath = hits ? 0 : 1;
  return centreOf(layout, { spot, index: beneath, stack: { beneath, free: 1 } });
}

/** A caret that points along the column, its tip `gap` units beyond the rim of a checker. */
function caret(layout: Layout, spot: string, at: Spot2, inward: boolean, r = layout.checker / 2): string {
  const { grow } = layout.column(spot);
  const size = layout.checker * 0.2;
  const sign = inward ? -1 : 1;
  const [gx, gy] = [grow.x * sign, grow.y * sign];
  const reach = inward ? r + 4 + size : r + 4;
  const root = { x: at.x + grow.x * reach, y: at.y + grow.y * reach };
  const tip = { x: root.x + gx * size, y: root.y + gy * size };
  const [ax, ay] = [gy * size, gx * size];
  return `M${root.x + ax} ${root.y + ay}L${tip.x} ${tip.y}L${root.x - ax} ${root.y - ay}Z`;
}

/** The place of the next slice in a tray. */
function Tray({ layout, spot, at }: { layout: Layout; spot: string; at: Spot2 }): JSX.Element {
  const { thick, long } = sliceOf(layout, layout.column(spot));
  const [width, height] = layout.standing ? [thick, long] : [long, thick];
  const place = { x: at.x - width / 2, y: at.y - height / 2, width, height, rx: 5 };
  return (
    <g class="target">
      <rect class="halo" {...place} />
      <rect class="ring" {...place} />
      <path class="caret" d={caret(layout, spot, at, true, thick / 2)} />
    </g>
  );
}

function Target({ layout, spot, at, pins }: { layout: Layout; spot: string; at: Spot2; pins: boolean }): JSX.Element {
  if (spot.startsWith('off')) {
    return <Tray layout={layout} spot={spot} at={at} />;
  }
  return (
    <g class={`target${pins ? ' pins' : ''}`}>
      <circle class="halo" cx={at.x} cy={at.y} r={layout.checker / 2 - 2} />
      <circle class="ring" cx={at.x} cy={at.y} r={layout.checker / 2 - 2} />
      <path class="caret" d={caret(layout, spot, at, true)} />
    </g>
  );
}

function Source({ layout, spot, at, on }: { layout: Layout; spot: string; at: Spot2; on: boolean }): JSX.Element {
  return (
    <g class={on ? 'source selected' : 'source'}>
      <circle class="halo" cx={at.x} cy={at.y} r={layout.checker / 2} />
      <circle class="ring" cx={at.x} cy={at.y} r={layout.checker / 2} />
      <path class="caret" d={caret(layout, spot, at, false)} />
    </g>
  );
}

/** The inner rim of a checker, where an arc begins and ends: its middle may say how many there are, or bear a crown. */
export function rimOf(layout: Layout, spot: string, centre: Spot2): Spot2 {
  if (spot.startsWith('off')) {
    return centre;
  }
  const { grow } = layout.column(spot);
  const out = layout.checker * 0.4;
  return { x: centre.x + grow.x * out, y: centre.y + grow.y * out };
}

/** A thin arc from where a checker stood to where it lies; it bends to the middle of the board, where no stack reaches. */
export function arc({ field }: Layout, from: Spot2, to: Spot2): string {
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [hx, hy] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const towards = (middle.y - hy) * dx - (middle.x - hx) * dy;
  const bend = towards < 0 ? -0.18 : 0.18;
  return `M${from.x} ${from.y}Q${hx - dy * bend} ${hy + dx * bend} ${to.x} ${to.y}`;
}

function Trail({ layout, lie, steps, side }: { layout: Layout; lie: Lie; steps: readonly StepView[]; side: string }): JSX.Element {
  return (
    <g class="trail">
      {steps.map((step, i) => {
        const [start, end] = [spotId(step.from, side), spotId(step.to, side)];
        const from = rimOf(layout, start, topCentre(layout, lie, start, 1));
        const to = rimOf(layout, end, topCentre(layout, lie, end));
        const way = arc(layout, from, to);
        return (
          <g key={i}>
            <path class="trail-casing" d={way} />
            <path class="trail-line" d={way} />
            <circle class="trail-end" cx={to.x} cy={to.y} r="4" />
          </g>
        );
      })}
    </g>
  );
}

/** An arrow from each checker that would move to where it would lie. */
function Arrows({ layout, lie, plan, hits }: { layout: Layout; lie: Lie; plan: Plan; hits: boolean }): JSX.Element {
  const start = ({ from }: StepView): Spot2 => {
    const spot = spotId(from, plan.side);
    return rimOf(layout, spot, topCentre(layout, lie, spot));
  };
  const end = ({ to, touches }: StepView): Spot2 => {
    const spot = spotId(to, plan.side);
    return rimOf(layout, spot, touches ? touchCentre(layout, spot, hits) : topCentre(layout, lie, spot, 1));
  };
  return (
    <g class="trail plan">
      {plan.steps.map((step, i) => (
        <g key={i}>
          <path class="trail-casing" d={arc(layout, start(step), end(step))} />
          <path class="trail-line" d={arc(layout, start(step), end(step))} marker-end="url(#plan-head)" />
        </g>
      ))}
    </g>
  );
}

export function Lights({ layout, view, lie, lit, trail, plan }: LightsProps): JSX.Element {
  const { turn, actor, lastTurn } = view;
  const selected = turn.selected;
  const hits = kindOf(view).bar;
  const sources = turn.sources.map((s) => s.spot).filter((s) => s === selected || (lit && selected === ''));
  return (
    <svg class="lights" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      {plan !== undefined && <Arrows layout={layout} lie={lie} plan={plan} hits={hits} />}
      {trail && plan === undefined && lastTurn !== null && (
        <Trail layout={layout} lie={lie} steps={lastTurn.steps} side={lastTurn.side} />
      )}
      {sources.map((s) => {
        const spot = spotId(s, actor);
        return <Source key={s} layout={layout} spot={spot} at={topCentre(layout, lie, spot)} on={s === selected} />;
      })}
      {lit &&
        turn.targets.map(({ spot: s, touches }) => {
          const spot = spotId(s, actor);
          const at = touches ? touchCentre(layout, spot, hits) : topCentre(layout, lie, spot, 1);
          return <Target key={`to${s}`} layout={layout} spot={spot} at={at} pins={touches} />;
        })}
    </svg>
  );
}
