// The thirty checkers: each an element that only ever moves by `transform`, in percent of its own size.

import type { JSX } from 'preact';
import type { Side } from '../contract';
import type { Checker } from './checkers';
import { type Layout, type Spot2, sliceCentre, sliceOf, stackCentres } from './geometry';

interface CheckersProps {
  layout: Layout;
  checkers: Checker[];
  /** Which sides have one lone checker on their start point. */
  mothers: Record<Side, boolean>;
}

/** More than this on one stack, and the top checker says how many. */
const COUNTED = 5;

export function centreOf(layout: Layout, checker: Pick<Checker, 'spot' | 'index' | 'stack'>): Spot2 {
  if (checker.spot.startsWith('off')) {
    return sliceCentre(layout, layout.column(checker.spot), checker.index);
  }
  const { beneath, free } = checker.stack;
  const centres = stackCentres(layout.column(checker.spot), layout.checker, beneath, free);
  return centres[checker.index] as Spot2;
}

export function translate(layout: Layout, centre: Spot2): string {
  const percent = (n: number): string => `${(((n - layout.checker / 2) / layout.checker) * 100).toFixed(2)}%`;
  return `translate(${percent(centre.x)}, ${percent(centre.y)})`;
}

function startPoint(side: Side): string {
  return side === 'W' ? '24' : '1';
}

/** Where the lock sits: on the third that peeks out, towards the edge of the board. */
function lockPlace(layout: Layout, spot: string): { left: string; top: string } {
  const { grow } = layout.column(spot);
  const at = (g: number): string => `${50 - g * 34}%`;
  return { left: at(grow.x), top: at(grow.y) };
}

/** How a checker looks: from above, or on its edge in a tray, where the disc it was fades away. */
function Shape({ layout, side, spot }: { layout: Layout; side: Side; spot: string }): JSX.Element {
  const off = spot.startsWith('off');
  const disc = (
    <g class={off ? 'disc away' : 'disc'}>
      <circle class="checker-shadow" cx="54" cy="59" r="54" fill="url(#shadow)" />
      <use href={`#checker-${side}`} width="100" height="100" />
    </g>
  );
  if (!off) {
    return disc;
  }
  const { thick, long } = sliceOf(layout, layout.column(spot));
  const [width, height] = [long, thick * 0.98].map((size) => (size / layout.checker) * 100) as [number, number];
  const turn = layout.standing ? { transform: 'rotate(90 50 50)' } : {};
  return (
    <>
      {disc}
      <use class="slice" href={`#slice-${side}`} x={50 - width / 2} y={50 - height / 2} width={width} height={height} {...turn} />
    </>
  );
}

function One({ layout, checker, mother }: { layout: Layout; checker: Checker; mother: boolean }): JSX.Element {
  const { side, spot, pinned, top, order, index, stack, carries } = checker;
  const at = translate(layout, centreOf(layout, checker));
  const style = {
    width: `${(layout.checker / layout.width) * 100}%`,
    transform: at,
    zIndex: index + 1 + (order >= 0 ? 40 : 0),
    '--order': Math.max(order, 0),
  };
  const total = stack.free;
  return (
    <div class={`checker${pinned ? ' pinned' : ''}${order >= 0 ? ` carried-${carries % 2}` : ''}`} data-key={checker.key} data-spot={spot} data-at={at} style={style}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Shape layout={layout} side={side} spot={spot} />
        {pinned && <circle class="pin-ring" cx="50" cy="50" r="45" />}
        {mother && <use href="#crown" x="30" y="34" width="40" height="30" class={`crown-${side}`} />}
      </svg>
      {top && total > COUNTED && !spot.startsWith('off') && <span class={`count count-${side}`}>{total}</span>}
      {pinned && (
        <svg class="lock" viewBox="0 0 24 24" style={lockPlace(layout, spot)} aria-hidden="true" focusable="false">
          <use href="#lock" width="24" height="24" />
        </svg>
      )}
    </div>
  );
}

export function Checkers({ layout, checkers, mothers }: CheckersProps): JSX.Element {
  return (
    <div class="checkers" aria-hidden="true">
      {[...checkers]
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map((checker) => (
          <One
            key={checker.key}
            layout={layout}
            checker={checker}
            mother={mothers[checker.side] && checker.spot === startPoint(checker.side)}
          />
        ))}
    </div>
  );
}
