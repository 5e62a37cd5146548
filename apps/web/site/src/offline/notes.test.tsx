// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/words';
import { freshRoot } from '../test/root';
import { FIXTURES } from '../test/fixtures';
import type { TableView } from '../contract';
import { Offline } from './offline';
import { OfflineNote } from './OfflineNote';
import { shortcutIn } from './shortcut';
import { type Keeper, Storage, isWorthKeeping } from './storage';
import { UpdateToast } from './UpdateToast';

let root: HTMLElement;
const words = await loadWords('en');
const nowhere = (): Offline => new Offline({ secure: true, workers: undefined, reload: () => undefined });
const keeper = (persisted: boolean, persist: boolean): Keeper & { asked: number } => ({
  asked: 0,
  persisted: () => Promise.resolve(persisted),
  persist(): Promise<boolean> {
    this.asked++;
    return Promise.resolve(persist);
  },
});

describe('what is said of the network', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('is nothing before it is known, then one line', async () => {
    const offline = nowhere();
    render(<OfflineNote words={words} offline={offline} storage={new Storage(undefined)} />, root);
    expect(root.textContent).toBe('');
    offline.keeping.value = 'ready';
    await vi.waitFor(() => expect(root.textContent).toBe('Available offline ✓'));
    offline.keeping.value = 'insecure';
    await vi.waitFor(() => expect(root.textContent).toContain('plain http'));
    offline.keeping.value = 'refused';
    await vi.waitFor(() => expect(root.textContent).toContain('does not keep the page'));
  });

  it('names a newer version before and after a game, never in one, and puts it off', async () => {
    const offline = nowhere();
    offline.update.value = true;
    const show = (view: TableView | null): void => render(<UpdateToast view={view} words={words} offline={offline} />, root);
    for (const playing of [FIXTURES.opening, FIXTURES.first, FIXTURES.sources]) {
      show(playing);
      expect(root.textContent).toBe('');
    }
    show(FIXTURES.over);
    expect(root.textContent).toContain('A new version is ready.');
    show(null);
    (root.querySelector('[data-action=update-later]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.textContent).toBe(''));
  });
});

describe('the promise to keep games', () => {
  it('is asked for once, and not where it was given before', async () => {
    const [given, granted, refused] = [keeper(true, false), keeper(false, true), keeper(false, false)];
    const storages = [given, granted, refused].map((each) => new Storage(each));
    for (const storage of storages) {
      expect(storage.promised.value).toBe('unasked');
      await storage.ask();
      await storage.ask();
    }
    expect(storages.map((each) => each.promised.value)).toEqual(['kept', 'kept', 'refused']);
    expect([given.asked, granted.asked, refused.asked]).toEqual([0, 1, 1]);
  });

  it('is due when a game has ended or been left, and not before there is one', () => {
    const { over, first } = FIXTURES;
    expect(isWorthKeeping(null, null)).toBe(false);
    expect(isWorthKeeping(null, first)).toBe(false);
    expect(isWorthKeeping(first, over)).toBe(true);
    expect(isWorthKeeping(over, over)).toBe(false);
    expect(isWorthKeeping(over, null)).toBe(false);
    expect(isWorthKeeping(first, null)).toBe(true);
  });
});

describe('the address of a shortcut', () => {
  it('names a game that there is', () => {
    expect(['?game=tabla', '?seed=1&game=gulbara', '?game=chess', ''].map(shortcutIn)).toEqual(['tabla', 'gulbara', undefined, undefined]);
  });
});
