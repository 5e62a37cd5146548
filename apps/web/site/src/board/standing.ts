// Whether boards stand on this screen, which may be turned at any moment.

import { useEffect, useState } from 'preact/hooks';
import { stands } from './geometry';

/** A board has about so much of the height of the window. */
const SHARE = 0.72;

/** Whether the board stands, measured on the room it has. */
export function useStanding(): boolean {
  const [standing, setStanding] = useState(measure);
  useEffect(() => {
    const watcher = new ResizeObserver(() => setStanding(measure()));
    watcher.observe(document.documentElement);
    return () => watcher.disconnect();
  }, []);
  return standing;
}

function measure(): boolean {
  return stands(window.innerWidth, window.innerHeight * SHARE);
}
