import type { JSX } from 'preact';

/** A stop of a gradient in a colour of the theme. */
export function Stop({ at, colour, opacity = 1 }: { at: number; colour: string; opacity?: number }): JSX.Element {
  return <stop offset={at} style={{ stopColor: `var(--${colour})` }} stop-opacity={opacity} />;
}
