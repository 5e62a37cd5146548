// Fingers on the glass, as the browser gets them from the system: several at once, and touches that are taken away.
import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

export class Fingers {
  private constructor(private readonly system: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  down(...at: Spot[]): Promise<void> {
    return this.send('touchStart', at);
  }

  move(...at: Spot[]): Promise<void> {
    return this.send('touchMove', at);
  }

  /** Lifts all fingers. */
  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  /** The system takes the touch for itself, as when a call comes in. */
  cancel(): Promise<void> {
    return this.send('touchCancel', []);
  }

  /** Taps so fast that nothing is answered in between. */
  async storm(taps: readonly Spot[]): Promise<void> {
    await Promise.all(taps.flatMap((at) => [this.send('touchStart', [at]), this.send('touchEnd', [])]));
  }

  /** The same with a mouse. */
  async clicks(taps: readonly Spot[]): Promise<void> {
    const send = (type: 'mousePressed' | 'mouseReleased', at: Spot): Promise<unknown> =>
      this.system.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    await Promise.all(taps.flatMap((at) => [send('mousePressed', at), send('mouseReleased', at)]));
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: readonly Spot[]): Promise<void> {
    await this.system.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) });
  }
}

/** The middle of what a selector finds. */
export async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) {
    throw new Error(`${selector} is not to be seen`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
