// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/words';
import { Session } from '../page/session';
import { MemoryStore } from '../page/store';
import { FIXTURES } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import type { TableView } from '../contract';
import { Coach } from './Coach';

let root: HTMLElement;
const said: string[] = [];

async function show(session: Session, view: TableView): Promise<void> {
  const words = await loadWords('en');
  render(<Coach session={session} view={view} words={words} say={(text) => said.push(text)} />, root);
}

const freshSession = (): Session => new Session(new ScriptedTable(), SILENT, new MemoryStore());
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
