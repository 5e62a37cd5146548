// The keyboard on the board: arrows go to the neighbouring point as it is seen, digits jump, letters act.

import type { Side } from '../contract';
import { type Kind, type Layout, type Spot2, ownNumber } from './geometry';

function middle(layout: Layout, spot: string): Spot2 {
  const { box } = layout.column(spot);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const WAYS: Record<string, Spot2> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in the direction of an arrow key; the same one at the edge of the board. */
export function neighbour(layout: Layout, spot: string, key: string): string {
  const way = WAYS[key];
  if (way === undefined) {
    return spot;
  }
  const here = middle(layout, spot);
  let best = spot;
  let least = Infinity;
  for (const each of layout.spots) {
    const there = middle(layout, each);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 1 && ahead + aside * 4 < least) {
      least = ahead + aside * 4;
      best = each;
    }
  }
  return best;
}

/** What Space presses. */
const PRESSED = 'button:not([data-point]), a, summary, input';

/** Whether a key is the board's, wherever the focus is: no window is open, and nothing else has a use for it. */
export function isForBoard(e: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = e;
  const taken = (key === ' ' && isAt(e, PRESSED)) || (key.startsWith('Arrow') && isAt(e, 'input'));
  const inWindow = isAt(e, 'dialog') || document.querySelector('dialog[open]') !== null;
  return !(ctrlKey || metaKey || altKey || defaultPrevented || taken || isTyped(e) || inWindow);
}

/** Whether a key goes into a field, which has a meaning of its own for every one. */
export function isTyped(e: KeyboardEvent): boolean {
  return isAt(e, 'input:not([type=radio], [type=checkbox]), select, textarea');
}

function isAt({ target }: KeyboardEvent, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null;
}

/** How long a second digit still belongs to the first. */
const DIGITS_MILLIS = 900;

/** Collects digits: "1", then "3" soon after, jump to the 13 point; 0 is the reader's tray, 25 the reader's bar. */
export class DigitJump {
  private typed = '';
  private when = -Infinity;

  constructor(
    private readonly numbering: Side,
    private readonly kind: Kind,
  ) {}

  press(digit: string, now: number): string {
    const longer = this.typed + digit;
    const most = this.kind.bar ? 25 : 24;
    this.typed = now - this.when < DIGITS_MILLIS && Number(longer) <= most && Number(longer) > 0 ? longer : digit;
    this.when = now;
    const n = Number(this.typed);
    if (n === 0 || n === 25) {
      return `${n === 0 ? 'off' : 'bar'}${this.numbering}`;
    }
    return String(ownNumber(this.numbering, n, this.kind.parallel));
  }
}
