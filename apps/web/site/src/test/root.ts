// An empty page for a test to render into, as a browser would have it.

import { render } from 'preact';

/** Takes away what the test before has left and answers with the element of a fresh page. */
export function freshRoot(): HTMLElement {
  render(null, document.getElementById('app') ?? document.body);
  document.body.innerHTML = '<div id="app"></div>';
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    disconnect(): void {}
    unobserve(): void {}
  };
  // A narrow window, pointed at with a mouse.
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  return document.getElementById('app') as HTMLElement;
}
