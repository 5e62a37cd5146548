// What the wood of the box is filled with: shades and grain, by reference from the style sheets.

import type { JSX } from 'preact';
import { Stop } from './Stop';

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

/** Grain runs along the boards of the frame, and along each inlaid point, which stands or lies with the board. */
export function Grain(): JSX.Element {
  const frame = { seed: 7, ink: '0.1 0.05 0.02', dark: 0.9, light: -0.3 };
  const spike = { seed: 11, ink: '0.25 0.12 0.04', dark: 0.8, light: -0.36 };
  return (
    <defs>
      <Gradients />
      <Texture id="grain" width={256} height={128} waves="0.008 0.22" {...frame} />
      <Texture id="grain-up" width={128} height={256} waves="0.22 0.008" {...frame} />
      <Texture id="grain-across" width={64} height={256} waves="0.25 0.01" {...spike} />
      <Texture id="grain-along" width={256} height={64} waves="0.01 0.25" {...spike} />
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
