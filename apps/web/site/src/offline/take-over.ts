/** Tells a service worker that waits to begin. */
export const TAKE_OVER = 'take over';
