// A person who plays by what the board offers: rolls, makes the first offered step, ends the turn. How the hand does it
// (taps, drags, keys) is chosen by the test.
import type { Page } from 'playwright-core';
import type { Moment } from './in-page';

/** A way to move a checker. */
export interface Hand {
  roll(): Promise<void>;
  move(moment: Moment, from: string): Promise<void>;
  done(): Promise<void>;
  /** Has seen the card over the felt. */
  dismiss(): Promise<void>;
}

const PATIENCE = 10_000;
/** Longer than the page waits for anything that happens by itself. */
const NEXT_BY_ITSELF = 2_000;

export class Player {
  constructor(
    readonly page: Page,
    private readonly hand: (page: Page) => Hand,
  ) {}

  now(): Promise<Moment> {
    return this.page.evaluate(() => globalThis.tapaMoment());
  }

  /** Acts on a moment and waits until it is over. */
  async act(moment: Moment, how: () => Promise<void>): Promise<Moment> {
    await how();
    return this.changed(JSON.stringify(moment));
  }

  /** Plays until `enough` says so or the game is over. */
  async play(enough: (moment: Moment) => boolean = () => false): Promise<Moment> {
    let moment = await this.now();
    while (moment.phase !== 'over' && !enough(moment)) {
      moment = await this.once(moment);
    }
    return moment;
  }

  /** One roll, one step, or the end of the turn; while somebody else acts, time passes. */
  async once(moment: Moment): Promise<Moment> {
    const hand = this.hand(this.page);
    const [from] = moment.sources;
    if (moment.asks) {
      return this.act(moment, () => this.page.locator('dialog[open] .menu button').first().click());
    }
    if (moment.explains !== '') {
      return this.act(moment, () => hand.dismiss());
    }
    if (moment.able.includes('roll')) {
      return this.act(moment, () => hand.roll());
    }
    if (moment.able.includes('done')) {
      return this.act(moment, () => hand.done());
    }
    if (moment.yours && from !== undefined) {
      return this.act(moment, () => hand.move(moment, moment.selected ?? from));
    }
    return this.act(moment, () => this.page.clock.fastForward(NEXT_BY_ITSELF));
  }

  /** The board once it differs from what it was. */
  private async changed(before: string): Promise<Moment> {
    const after = await this.page.evaluate(([was, patience]) => globalThis.tapaChanged(was, patience), [before, PATIENCE] as const);
    if (after === null) {
      throw new Error(`nothing happened after ${before}`);
    }
    return after;
  }
}

async function middle(page: Page, spot: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-point="${spot}"]`).boundingBox();
  if (box === null) {
    throw new Error(`there is no point ${spot}`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, action: string): Promise<void> {
  await page.locator(`.controls [data-action=${action}]`).click();
}

function clickCard(page: Page): Promise<void> {
  return page.locator('.moment [data-action=seen]').click();
}

async function tap(page: Page, spot: string): Promise<void> {
  const { x, y } = await middle(page, spot);
  await page.mouse.click(x, y);
}

/** Taps the checker, then the first lit point. */
export const taps = (page: Page): Hand => ({
  roll: () => press(page, 'roll'),
  done: () => press(page, 'done'),
  dismiss: () => clickCard(page),
  move: (moment, from) => tap(page, moment.selected === undefined ? from : (moment.targets[0] ?? from)),
});

/** The same with a finger. */
export const touches = (page: Page): Hand => {
  const touch = async (selector: string): Promise<void> => page.locator(selector).first().tap();
  return {
    roll: () => touch('.controls [data-action=roll]'),
    done: () => touch('.controls [data-action=done]'),
    dismiss: () => touch('.moment [data-action=seen]'),
    move: async (moment, from) => {
      const { x, y } = await middle(page, moment.selected === undefined ? from : (moment.targets[0] ?? from));
      await page.touchscreen.tap(x, y);
    },
  };
};

/** Drags the checker to the first point that lights up on the way. */
export const drags = (page: Page): Hand => ({
  roll: () => press(page, 'roll'),
  done: () => press(page, 'done'),
  dismiss: () => clickCard(page),
  move: async (_moment, from) => {
    const start = await middle(page, from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 12, start.y + 12);
    await page.locator('[data-can=target]').first().waitFor();
    const lifted = await page.evaluate(() => globalThis.tapaMoment());
    const end = await middle(page, lifted.targets[0] ?? from);
    await page.mouse.move(end.x, end.y, { steps: 2 });
    await page.mouse.up();
    await page.evaluate(([was, patience]) => globalThis.tapaChanged(was, patience), [JSON.stringify(lifted), PATIENCE] as const);
  },
});

/** Never touches the mouse: Space throws and ends the turn, digits jump to a point, Enter picks up and drops. White. */
export const keys = (page: Page): Hand => {
  const space = async (): Promise<void> => {
    await toBoard(page);
    await page.keyboard.press('Space');
  };
  return {
    roll: space,
    done: space,
    dismiss: async () => {
      await tabTo(page, '.moment [data-action=seen]');
      await page.keyboard.press('Enter');
    },
    move: async (moment, from) => {
      const spot = moment.selected === undefined ? from : (moment.targets[0] ?? from);
      await toBoard(page);
      await page.clock.fastForward(NEW_NUMBER);
      await page.keyboard.type(digits(spot));
      await page.keyboard.press('Enter');
    },
  };
};

/** What jumps to a spot: 0 to the tray, 25 to the bar, else the point's number. */
function digits(spot: string): string {
  if (spot.startsWith('off')) {
    return '0';
  }
  return spot.startsWith('bar') ? '25' : spot;
}

/** After this long a digit begins a new number. */
const NEW_NUMBER = 1_000;
/** More stops than the page has. */
const MOST_TABS = 20;

function toBoard(page: Page): Promise<void> {
  return tabTo(page, '[data-point]');
}

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted} cannot be reached with the Tab key`);
}
