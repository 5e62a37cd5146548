// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../contract';
import { FIXTURES, viewOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { App } from './App';
import { MemoryStore } from './store';

let root: HTMLElement;

/** A game whose first view is its last. */
async function end(view: TableView): Promise<void> {
  render(<App table={new ScriptedTable(view)} thinker={SILENT} store={new MemoryStore()} lang="en" />, root);
  await vi.waitFor(() => expect(root.querySelector('[data-action=play-bot]')).not.toBeNull());
  (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
  await vi.waitFor(() => expect(root.querySelector('.over')).not.toBeNull());
}

describe('the end of a game', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('has a panel for the end that Escape closes and a button shows again', async () => {
    await end(FIXTURES.over);
    expect([...root.querySelectorAll('.ways button')].map((each) => each.textContent)).toEqual(['Play again', 'Review', 'Save', 'Start page']);
    await vi.waitFor(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      expect(root.querySelector('.over')).toBeNull();
    });
    await vi.waitFor(() => expect(document.activeElement).toBe(root.querySelector('[data-action=show-over]')));
    (root.querySelector('[data-action=show-over]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('.over')).not.toBeNull());
    expect(root.querySelector('[data-action=show-over]')).toBeNull();
    (root.querySelector('[data-action=close-over]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('.over')).toBeNull());
  });

  it('is told at once, and what waited to be said is not', async () => {
    const waits = ['say.starts', 'say.rolled', 'say.played', 'say.passed', 'say.undone', 'say.tie', 'say.drawn'];
    const before = { ...FIXTURES.first, say: waits.map((key) => ({ key, args: ['side', 'B'] })) };
    const won = { ...FIXTURES.over, say: [{ key: 'say.won', args: ['side', 'W', 'points', '2'] }] };
    render(<App table={new ScriptedTable(before, won)} thinker={SILENT} store={new MemoryStore()} lang="en" />, root);
    await vi.waitFor(() => expect(root.querySelector('[data-action=play-bot]')).not.toBeNull());
    (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
    const heard = (): string => root.querySelector('[aria-live=polite]')?.textContent ?? '';
    await vi.waitFor(() => expect(heard()).toBe('The bot starts.'));
    (root.querySelector('[data-point="24"]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('.over')).not.toBeNull());
    await vi.waitFor(() => expect(['You win 2 points.', 'The game is drawn.']).toContain(heard()));
    expect(heard()).toBe('You win 2 points.');
  });

  it.each([
    ['22:B15', { winner: 'W', points: 2, reason: 'off' }, 'All fifteen checkers are off. The loser had taken none off: a gammon (mars), 2 points.'],
    ['22:B14', { winner: 'W', points: 1, reason: 'off' }, 'All fifteen checkers are off. '],
    ['22:B13', { winner: 'W', points: 13, reason: 'off' }, 'All fifteen checkers are off. Each checker that the loser has left counts a point.'],
    ['22:B15', { winner: 'W', points: 3, reason: 'off' }, 'a backgammon, 3 points.'],
    ['24:W1B1 19:B14 6:W14', { winner: 'B', points: 2, reason: 'mother' }, 'The mother is pinned for good. A pinned mother counts 2 points.'],
    ['24:W15 1:B15', { winner: 'B', points: 2, reason: 'resigned' }, 'You have resigned. The loser had taken none off: a gammon (mars), 2 points.'],
  ])('says what a win is worth and why: %s, %o', async (board, over, said) => {
    await end(viewOf(board, { phase: 'over', actor: '', yourTurn: false, over }));
    expect(root.querySelector('.over-told')?.textContent).toContain(said);
  });

  it.each([
    ['W', 'The other side has resigned.'],
    ['B', 'You have resigned.'],
  ])('says who has resigned where %s has won', async (winner, said) => {
    await end({ ...FIXTURES.over, over: { winner, points: 1, reason: 'resigned' } });
    expect(root.querySelector('.over')?.textContent).toContain(said);
  });
});
