// The shapes that are used many times: the two checkers, from above and lying in the tray, the lock, the crown, and what
// wood is filled with. They are on the page once, whatever it shows, and used by reference; their colours are those of the
// theme.

import type { JSX } from 'preact';
import { Grain } from './Grain';
import { Stop } from './Stop';

/** A maple disc: a broad flat face with two grooves. */
function Maple(): JSX.Element {
  return (
    <symbol id="checker-W" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" class="pale-rim" fill="url(#pale-rim)" />
      <circle cx="50" cy="50" r="42" fill="url(#pale)" />
      <circle cx="50" cy="50" r="34" class="pale-groove" />
      <circle cx="50" cy="50" r="31" fill="url(#pale)" />
      <circle cx="50" cy="50" r="16" class="pale-groove thin" />
      <path class="gleam" d="M17 36A36 36 0 0 1 44 14.5" />
    </symbol>
  );
}

/** A rosewood ring: a thick beaded rim around a deep dish. */
function Rosewood(): JSX.Element {
  const beads = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return <circle key={i} cx={50 + 36.5 * Math.cos(angle)} cy={50 + 36.5 * Math.sin(angle)} r="2.7" class="deep-bead" />;
  });
  return (
    <symbol id="checker-B" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" class="deep-rim" fill="url(#deep-rim)" />
      <circle cx="50" cy="50" r="44" fill="url(#deep)" />
      {beads}
      <circle cx="50" cy="50" r="25.5" class="deep-lip" fill="url(#dish)" />
      <path class="gleam" d="M15.5 36A37 37 0 0 1 43 12.5" />
    </symbol>
  );
}

/** A checker on its edge, as it lies in the tray: one groove for maple, a row of beads for rosewood. */
function Slice({ side, name }: { side: string; name: string }): JSX.Element {
  return (
    <symbol id={`slice-${side}`} viewBox="0 0 100 30" preserveAspectRatio="none">
      <rect x="2" y="1" width="96" height="28" rx="7" class={`${name}-rim`} fill={`url(#${name}-edge)`} />
      {side === 'W' ? (
        <path class="pale-groove thin" d="M5 10H95M5 20H95" />
      ) : (
        Array.from({ length: 9 }, (_, i) => <ellipse key={i} cx={10 + i * 10} cy="15" rx="2" ry="3" class="deep-bead" />)
      )}
    </symbol>
  );
}

function Gradients({ name }: { name: 'pale' | 'deep' }): JSX.Element {
  return (
    <>
      <radialGradient id={name} cx="0.36" cy="0.3" r="0.85">
        <Stop at={0} colour={`${name}-1`} />
        <Stop at={0.55} colour={`${name}-2`} />
        <Stop at={1} colour={`${name}-3`} />
      </radialGradient>
      <linearGradient id={`${name}-rim`} x1="0.15" y1="0.1" x2="0.85" y2="0.95">
        <Stop at={0} colour={`${name}-rim-1`} />
        <Stop at={1} colour={`${name}-rim-2`} />
      </linearGradient>
      <linearGradient id={`${name}-edge`} x1="0" y1="0" x2="1" y2="0">
        <Stop at={0} colour={`${name}-3`} />
        <Stop at={0.3} colour={`${name}-1`} />
        <Stop at={0.6} colour={`${name}-2`} />
        <Stop at={1} colour={`${name}-3`} />
      </linearGradient>
    </>
  );
}

/** Everything that has a name on the page; no drawing may bring a name of its own, for two of them would share it. */
export function Turned(): JSX.Element {
  return (
    <svg class="turned" aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        <Gradients name="pale" />
        <Gradients name="deep" />
        <radialGradient id="dish" cx="0.62" cy="0.7" r="0.8">
          <Stop at={0} colour="deep-dish-1" />
          <Stop at={1} colour="deep-dish-2" />
        </radialGradient>
        <radialGradient id="shadow">
          <Stop at={0.7} colour="shade" opacity={0.6} />
          <Stop at={0.86} colour="shade" opacity={0.22} />
          <Stop at={1} colour="shade" opacity={0} />
        </radialGradient>
      </defs>
      <Maple />
      <Rosewood />
      <Slice side="W" name="pale" />
      <Slice side="B" name="deep" />
      <symbol id="lock" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="11" class="lock-plate" />
        <path class="lock-bow" d="M8.5 11V8.6a3.5 3.5 0 0 1 7 0V11" />
        <rect x="6.5" y="11" width="11" height="7.6" rx="1.6" class="lock-body" />
      </symbol>
      <symbol id="crown" viewBox="0 0 32 24">
        <path class="crown" d="M3 6l7 6 6-10 6 10 7-6-3 15H6z" />
      </symbol>
      <marker id="plan-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
        <path class="plan-head" d="M0 0L8 4L0 8Z" />
      </marker>
      <Grain />
    </svg>
  );
}
