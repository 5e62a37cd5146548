// What does not fit on a page: text that is wider than its box, and boxes that stick out of the window.
import type { Page } from 'playwright-core';

/** Not looked at: what only a screen reader reads, what is shortened on purpose, and the board, which is drawn to measure. */
const EXEMPT = '.spoken, .pips-long, .lead-long, .preset-name, .board, .turned, select, option';

/** A line for each thing that spills; on the table screen, which never scrolls, also what lies below the window. */
export function spilled(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const table = document.querySelector('main.table') !== null;
    const name = (element: Element): string => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`;
    const faults: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect();
      if (!(element instanceof HTMLElement) || box.width === 0 || element.closest(exempt) !== null) {
        continue;
      }
      if (box.left < -1 || box.right > width + 1 || (table && box.bottom > height + 1 && element.closest('dialog') === null)) {
        faults.push(`sticks out: ${name(element)}`);
      }
      if (getComputedStyle(element).display !== 'inline' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`too wide: ${name(element)}`);
      }
    }
    return faults;
  }, EXEMPT);
}
