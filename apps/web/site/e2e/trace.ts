// What the browser did while something moved: its own record of script, style and layout, frame by frame.
import type { CDPSession, Page } from 'playwright-core';

/** An entry of Chromium's trace; times in microseconds, `tdur` that of the processor. */
interface Entry {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { frame?: string; type?: string }; beginData?: { stackTrace?: unknown } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'toplevel'];
const SCRIPT = ['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'];
const STYLE = ['Layout', 'UpdateLayoutTree', 'RecalculateStyles'];
const FRAME_MICROS = 1_000_000 / 60;
const LONG_MILLIS = 50;

export interface Movement {
  /** Style or layout that a script asked for, and by which it was forced. */
  forced: string[];
  /**
   * Milliseconds of script in each sixtieth of a second from the click on, at the 95th percentile. Time of the
   * processor: what other programs take is not the page's.
   */
  scriptAt95: number;
  /** Tasks of the page's main thread that took the processor for over 50 ms, in milliseconds. */
  long: number[];
}

export class Trace {
  private readonly entries: Entry[] = [];

  private constructor(private readonly system: CDPSession) {
    system.on('Tracing.dataCollected', ({ value }) => this.entries.push(...(value as unknown as Entry[])));
  }

  static async start(page: Page): Promise<Trace> {
    const trace = new Trace(await page.context().newCDPSession(page));
    await trace.system.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
    return trace;
  }

  /** A click as from the system; nothing else is asked of the page. */
  async click(at: { x: number; y: number }): Promise<void> {
    const button = { ...at, button: 'left', clickCount: 1 } as const;
    await this.system.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await this.system.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  }

  async stop(): Promise<Movement> {
    const complete = new Promise((resolve) => this.system.once('Tracing.tracingComplete', resolve));
    await this.system.send('Tracing.end');
    await complete;
    return movementOf(this.entries);
  }
}

function movementOf(all: readonly Entry[]): Movement {
  const main = mainThread(all);
  const whole = all.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid);
  const scripts = outermost(whole.filter(({ name }) => SCRIPT.includes(name)));
  const tasks = whole.filter(({ name, ts }) => /RunTask$/.test(name) && ts >= main.ts);
  const styles = whole.filter(({ name }) => STYLE.includes(name));
  const forced = styles.filter((style) => scripts.some((script) => holds(script, style)));
  return {
    forced: forced.map(({ name, args }) => `${name} ${JSON.stringify(args.beginData?.stackTrace ?? '')}`),
    scriptAt95: percentile95(perFrame(scripts, main.ts)),
    long: tasks.map(work).filter((millis) => millis > LONG_MILLIS),
  };
}

/** The thread on which the page's scripts run: that of the clicks. */
function mainThread(all: readonly Entry[]): Entry {
  const click = all.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  if (click === undefined) {
    throw new Error('no click is in the trace');
  }
  return click;
}

function holds(outer: Entry, inner: Entry): boolean {
  return outer !== inner && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
}

function outermost(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !entries.some((other) => holds(other, entry)));
}

function work({ dur = 0, tdur = dur }: Entry): number {
  return tdur / 1000;
}

/** Milliseconds of script in each frame's time, from a moment on. */
function perFrame(scripts: readonly Entry[], from: number): number[] {
  const last = Math.max(from, ...scripts.map(({ ts }) => ts));
  const frames = Array.from({ length: Math.floor((last - from) / FRAME_MICROS) + 1 }, () => 0);
  for (const script of scripts) {
    const frame = Math.floor((script.ts - from) / FRAME_MICROS);
    if (frame >= 0) {
      frames[frame] = (frames[frame] ?? 0) + work(script);
    }
  }
  return frames;
}

function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}
