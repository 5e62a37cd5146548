// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../contract';
import { loadWords } from '../i18n/words';
import { Session } from '../page/session';
import { MemoryStore } from '../page/store';
import { gameOf, viewOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { NotifySwitch } from './NotifySwitch';
import { useWaiting } from './useWaiting';
import { type TurnCall, onYourTurn } from './yourTurn';

let root: HTMLElement;
let hidden: boolean;
const words = await loadWords('en');
const BOARD = '24:W15 1:B15';
const bots = viewOf(BOARD, { actor: 'B', yourTurn: false });
const yours = viewOf(BOARD);

/** What the system would show. */
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static readonly shown: FakeNotification[] = [];
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked++;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }
  close(): void {
    this.closed = true;
  }
}

function Waiting({ view, notifies }: { view: TableView; notifies: boolean }): null {
  useWaiting(view, words, notifies);
  return null;
}

async function show(view: TableView, notifies = false): Promise<void> {
  render(<Waiting view={view} notifies={notifies} />, root);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function hide(is: boolean): void {
  hidden = is;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  root = freshRoot();
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0 });
  FakeNotification.shown.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('your turn', () => {
  it('is in the title while the page is hidden, and goes out of it once it is seen', async () => {
    await show(bots);
    hide(true);
    expect(document.title).toBe('Tapa');
    await show(yours);
    expect(document.title).toBe('● Your turn – Tapa');
    hide(false);
    expect(document.title).toBe('Tapa');
    await show(viewOf(BOARD, { phase: 'roll' }));
    expect(document.title).toBe('Tapa');
    hide(true);
    render(null, root);
    await vi.waitFor(() => expect(document.title).toBe('Tapa'));
  });

  it('is told to whoever listens, once a turn, and not where two play at one device', async () => {
    const calls: TurnCall[] = [];
    const end = onYourTurn((call) => calls.push(call));
    await show(yours);
    await show(bots);
    hide(true);
    await show(yours);
    await show(viewOf(BOARD, { phase: 'roll' }));
    expect(calls).toEqual([{ away: true }]);
    const friends = gameOf({ black: 'human' });
    await show(viewOf(BOARD, { game: friends, yourTurn: false }));
    await show(viewOf(BOARD, { game: friends }));
    end();
    await show(bots);
    await show(yours);
    expect(calls).toHaveLength(1);
  });

  it('is notified only to a reader who asked for it, while the page is hidden, and taken back once it is seen', async () => {
    FakeNotification.permission = 'granted';
    hide(true);
    await show(bots);
    await show(yours);
    await show(bots, true);
    hide(false);
    await show(yours, true);
    expect(FakeNotification.shown).toEqual([]);
    await show(bots, true);
    hide(true);
    await show(yours, true);
    await vi.waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
    const [shown] = FakeNotification.shown;
    expect([shown?.title, shown?.options.body, shown?.closed]).toEqual(['Tapa', 'Your turn', false]);
    hide(false);
    expect(shown?.closed).toBe(true);
  });
});

describe('the switch for notifications', () => {
  const session = (): Session => new Session(new ScriptedTable(yours), SILENT, new MemoryStore());
  const box = (): HTMLInputElement => root.querySelector('input') as HTMLInputElement;

  it('asks the browser when it is switched on, and at no other time', async () => {
    const its = session();
    render(<NotifySwitch session={its} words={words} />, root);
    expect([FakeNotification.asked, box().checked]).toEqual([0, false]);
    box().click();
    await vi.waitFor(() => expect(its.settings.value.notify).toBe(true));
    expect(FakeNotification.asked).toBe(1);
    box().click();
    await vi.waitFor(() => expect(its.settings.value.notify).toBe(false));
    expect(FakeNotification.asked).toBe(1);
  });

  it('stays off where the browser refuses, each time, and says where to allow it', async () => {
    FakeNotification.answer = 'denied';
    const its = session();
    render(<NotifySwitch session={its} words={words} />, root);
    for (const times of [1, 2]) {
      box().click();
      await vi.waitFor(() => expect(FakeNotification.asked).toBe(times));
      await vi.waitFor(() => expect(box().checked).toBe(false));
    }
    expect(root.textContent).toContain('The browser refuses');
    expect(its.settings.value.notify).toBe(false);
  });

  it('cannot be changed where there are none', () => {
    vi.stubGlobal('isSecureContext', false);
    render(<NotifySwitch session={session()} words={words} />, root);
    expect(box().getAttribute('aria-disabled')).toBe('true');
    expect(root.textContent).toContain('no notifications');
  });
});
