// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/words';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { RemovedToast } from './RemovedToast';
import { Removals } from './removals';
import { Session } from './session';
import { MemoryStore } from './store';

let root: HTMLElement;
let removals: Removals;
const back: string[] = [];

const button = (): HTMLButtonElement | null => root.querySelector('[data-action=bring-back]');
const said = (): string => root.querySelector('[role=status]')?.textContent ?? '';

function remove(what: string): void {
  removals.add({ text: what, place: '#nowhere', restore: () => Promise.resolve(void back.push(what)) });
}

beforeEach(async () => {
  const words = await loadWords('en');
  root = freshRoot();
  back.length = 0;
  removals = new Removals();
  render(<RemovedToast removals={removals} words={words} />, root);
});

afterEach(() => vi.useRealTimers());

describe('what was deleted', () => {
  it('is said in a region that was there before, and the focus is where it can be taken back', async () => {
    const region = root.querySelector('[role=status]');
    expect(said()).toBe('');
    remove('one');
    await vi.waitFor(() => expect(said()).toBe('one'));
    expect(root.querySelector('[role=status]')).toBe(region);
    expect(document.activeElement).toBe(button());
  });

  it('comes back one after the other, the last one first', async () => {
    remove('one');
    remove('two');
    await vi.waitFor(() => expect(said()).toBe('two'));
    button()?.click();
    await vi.waitFor(() => expect(said()).toBe('one'));
    button()?.click();
    await vi.waitFor(() => expect(button()).toBeNull());
    expect(back).toEqual(['two', 'one']);
  });

  it('can be taken back for ten seconds at least, and as long as the focus is there', async () => {
    vi.useFakeTimers();
    remove('one');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(button()).not.toBeNull();
    button()?.blur();
    remove('two');
    await vi.advanceTimersByTimeAsync(100);
    button()?.blur();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said()).toBe('two');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(button()).toBeNull();
  });

  it('is gone for good once the page is left', async () => {
    remove('one');
    await vi.waitFor(() => expect(button()).not.toBeNull());
    render(null, root);
    await vi.waitFor(() => expect(removals.made.value).toEqual([]));
  });

  it('in the list of games comes back as it was', async () => {
    const store = new MemoryStore();
    const game = { id: 'g', saved: 'text', played: 7, preset: 'mali', white: 'human', black: 'bot', turnNumber: 3 } as const;
    await store.putGame(game);
    const session = new Session(new ScriptedTable(), SILENT, store);
    await session.restore();
    const before = session.games.value;
    const restore = await session.forget(before[0] as (typeof before)[0]);
    expect(session.games.value).toEqual([]);
    await restore();
    expect(session.games.value).toEqual(before);
  });
});
