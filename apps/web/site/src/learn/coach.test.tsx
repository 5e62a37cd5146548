// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/words';
import { Session } from '../page/session';
import { MemoryStore } from '../page/store';
import { FIXTURES, gameOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import type { TableView } from '../contract';
import { hand } from '../page/hand';
import { Coach } from './Coach';
import { Told } from './told';

let root: HTMLElement;
const said: string[] = [];

async function show(session: Session, view: TableView): Promise<void> {
  const words = await loadWords('en');
  render(<Coach session={session} view={view} words={words} say={(text) => said.push(text)} />, root);
}

/** A reader who throws all dice. */
function freshSession(): Session {
  const session = new Session(new ScriptedTable(), SILENT, new MemoryStore());
  session.change({ autoRoll: 'never' });
  return session;
}
const text = (): string => root.querySelector('.coach p')?.textContent ?? '';

describe('the first game', () => {
  beforeEach(() => {
    root = freshRoot();
    said.length = 0;
  });

  it('is explained step by step, each line once, seen and heard', async () => {
    const session = freshSession();
    await show(session, FIXTURES.opening);
    await vi.waitFor(() => expect(text()).toContain('dice'));
    await show(session, FIXTURES.first);
    await vi.waitFor(() => expect(text()).toContain('checker'));
    (root.querySelector('[data-action=seen]') as HTMLElement).click();
    await vi.waitFor(() => expect(text()).toBe(''));
    await show(session, FIXTURES.opening);
    await vi.waitFor(() => expect(root.querySelector('.coach')).toBeNull());
    expect(said.filter((each) => each !== '')).toHaveLength(2);
  });

  it('is explained in the words of what the reader plays with', async () => {
    const session = freshSession();
    hand.value = 'touch';
    await show(session, FIXTURES.first);
    await vi.waitFor(() => expect(text()).toContain('Tap a checker'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    await vi.waitFor(() => expect(text()).toContain('press Enter on a checker'));
    document.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
    await vi.waitFor(() => expect(text()).toContain('Click a checker'));
  });

  it('is not begun anew by a reload, and another game is', async () => {
    const store = new MemoryStore();
    const told = new Told(store);
    told.begin('g');
    told.add('move');
    const again = new Told(store);
    await again.goOn('g');
    expect([...again.lines.value]).toEqual(['move']);
    await again.goOn('other');
    expect([...again.lines.value]).toEqual([]);
  });

  it('is not told to throw dice that roll by themselves', async () => {
    const session = freshSession();
    session.change({ autoRoll: 'first' });
    await show(session, { ...FIXTURES.opening, game: gameOf({ turnNumber: 0 }) });
    await show(session, FIXTURES.first);
    await vi.waitFor(() => expect(text()).not.toBe(''));
    expect(said.filter((each) => each.includes('dice'))).toEqual([]);
  });

  it('is the only one that is explained, unless the reader asks for more', async () => {
    const session = freshSession();
    await show(session, FIXTURES.opening);
    await vi.waitFor(() => expect(text()).not.toBe(''));
    await show(session, { ...FIXTURES.first, phase: 'over', over: { winner: 'W', points: 1, reason: 'off' } } as TableView);
    await vi.waitFor(() => expect(session.settings.value.coach).toBe(false));
    await show(session, FIXTURES.opening);
    await vi.waitFor(() => expect(text()).toBe(''));
  });
});
