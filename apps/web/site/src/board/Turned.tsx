// The shapes that are used many times: the two checkers, the lock, the crown. Drawn once, used by reference.

import type { JSX } from 'preact';

/** A maple disc: a broad flat face with one groove. */
function Maple(): JSX.Element {
  return (
    <symbol id="checker-W" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" class="maple-rim" />
      <circle cx="50" cy="50" r="43" class="maple-face" />
      <circle cx="50" cy="50" r="33" class="maple-groove" />
      <circle cx="50" cy="50" r="29" class="maple-boss" />
    </symbol>
  );
}

/** A rosewood ring: a thick beaded rim around a deep dish. */
function Rosewood(): JSX.Element {
  const beads = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return <circle key={i} cx={50 + 37 * Math.cos(angle)} cy={50 + 37 * Math.sin(angle)} r="2.6" class="rosewood-bead" />;
  });
  return (
    <symbol id="checker-B" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" class="rosewood-rim" />
      <circle cx="50" cy="50" r="44" class="rosewood-face" />
      {beads}
      <circle cx="50" cy="50" r="25" class="rosewood-dish" />
      <circle cx="50" cy="50" r="25" class="rosewood-lip" />
    </symbol>
  );
}

export function Turned(): JSX.Element {
  return (
    <svg class="turned" aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        <radialGradient id="maple" cx="0.38" cy="0.32" r="0.8">
          <stop offset="0" stop-color="#fff3d6" />
          <stop offset="0.6" stop-color="#efd7a2" />
          <stop offset="1" stop-color="#cfa765" />
        </radialGradient>
        <radialGradient id="rosewood" cx="0.38" cy="0.32" r="0.85">
          <stop offset="0" stop-color="#8f3d33" />
          <stop offset="0.55" stop-color="#5c1f1b" />
          <stop offset="1" stop-color="#330d0c" />
        </radialGradient>
        <radialGradient id="dish" cx="0.6" cy="0.68" r="0.75">
          <stop offset="0" stop-color="#7c322a" />
          <stop offset="1" stop-color="#260807" />
        </radialGradient>
        <radialGradient id="shadow">
          <stop offset="0.72" stop-color="#1c0f06" stop-opacity="0.55" />
          <stop offset="1" stop-color="#1c0f06" stop-opacity="0" />
        </radialGradient>
      </defs>
      <Maple />
      <Rosewood />
      <symbol id="lock" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="11" class="lock-plate" />
        <path class="lock-bow" d="M8.5 11V8.6a3.5 3.5 0 0 1 7 0V11" />
        <rect x="6.5" y="11" width="11" height="7.6" rx="1.6" class="lock-body" />
      </symbol>
      <symbol id="crown" viewBox="0 0 32 24">
        <path class="crown" d="M3 6l7 6 6-10 6 10 7-6-3 15H6z" />
      </symbol>
    </svg>
  );
}
