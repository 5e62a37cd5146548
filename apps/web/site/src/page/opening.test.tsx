// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../contract';
import { FIXTURES, gameOf, viewOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { loadWords } from '../i18n/words';
import { App } from './App';
import { OpeningDice } from './OpeningDice';
import { MemoryStore } from './store';

const START = '24:W15 1:B15';
const thrown = (changes: Parameters<typeof viewOf>[1]): TableView => viewOf(START, { game: gameOf({}), ...changes });
const YOURS = thrown({ phase: 'roll', turn: { canRoll: true } });
const BOTS = thrown({ phase: 'roll', actor: 'B', yourTurn: false, openingThrows: [{ white: 1, black: 3 }], turn: { canRoll: true } });
const TIE = thrown({ phase: 'opening', actor: 'both', openingThrows: [{ white: 3, black: 3 }], turn: { canRoll: true } });
const PLAYED = { ...FIXTURES.first, dice: [{ value: 5, used: false }, { value: 2, used: false }] };

let root: HTMLElement;

/** A game whose next view is `next`, the opening throw made. */
async function open(...next: TableView[]): Promise<ScriptedTable> {
  const table = new ScriptedTable(FIXTURES.opening, ...next);
  render(<App table={table} thinker={SILENT} store={new MemoryStore()} lang="en" />, root);
  await vi.waitFor(() => expect(root.querySelector('[data-action=play-bot]')).not.toBeNull());
  (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
  await vi.waitFor(() => expect(root.querySelector('.waiting')).not.toBeNull());
  (root.querySelector('.waiting') as HTMLElement).click();
  await vi.waitFor(() => expect(table.asked).toHaveLength(2));
  return table;
}

const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';
const shown = (selector: string): Promise<void> => vi.waitFor(() => expect(root.querySelector(selector)).not.toBeNull());

describe('the opening throw', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('is awaited with a die of each side, none of them with a face', async () => {
    const table = new ScriptedTable(FIXTURES.opening);
    render(<App table={table} thinker={SILENT} store={new MemoryStore()} lang="en" />, root);
    await shown('[data-action=play-bot]');
    (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
    await shown('.waiting');
    expect(root.querySelectorAll('.waiting .die-W, .waiting .die-B')).toHaveLength(2);
    expect(root.querySelector('.waiting .die-pip')).toBeNull();
  });

  it('shows the die of each side in its colour, and who starts', async () => {
    await open(YOURS);
    await shown('.opening-line');
    expect(text('.opening-line')).toBe('Cat\u00a02 · You\u00a05: you start');
    const faces = [...root.querySelectorAll('.opening-dice')].map((die) => [die.querySelector('.die-W') !== null, die.getAttribute('aria-label')]);
    expect(faces).toEqual([[true, 'Dice: 5.'], [false, 'Dice: 2.']]);
    expect(text('.status')).toMatch(/^Cat\u00a02 · You\u00a05: you start\. This browser/);
  });

  it('names the sides from left to right as their dice lie', async () => {
    await open(BOTS);
    await shown('.opening-line');
    expect(text('.opening-line')).toBe('Cat\u00a03 · You\u00a01: Cat starts');
  });

  it('lies in the tray in the order in which it is told', async () => {
    const words = await loadWords('en');
    render(<OpeningDice dice={{ white: 5, black: 2 }} sides={['B', 'W']} words={words} />, root);
    expect(root.querySelector('.opening-dice')?.getAttribute('aria-label')).toBe('Dice: 2-5.');
    expect([...root.querySelectorAll('.thrown')].map((each) => each.classList.contains('thrown-B'))).toEqual([true, false]);
  });

  it('says of equal dice that they are thrown again', async () => {
    await open(TIE);
    await shown('.opening-line');
    expect(text('.opening-line')).toBe('Equal dice: they are thrown again.');
  });

  it('lets a tap go on at once', async () => {
    await open(YOURS);
    await shown('.opening-line');
    document.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(root.querySelector('.opening-line')).toBeNull());
    expect(root.querySelector('.waiting')).not.toBeNull();
  });

  it('holds the bot back until it has been seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const table = await open(BOTS);
    await shown('.opening-line');
    await vi.advanceTimersByTimeAsync(1300);
    expect(table.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.asked.at(-1)).toEqual({ do: 'roll' });
    vi.useRealTimers();
  });

  it('is not thrown once more where its dice are played', async () => {
    await open(PLAYED);
    await shown('.opening-line');
    document.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(root.querySelector('.opening-line')).toBeNull());
    expect(root.querySelectorAll('.dice .die')).toHaveLength(2);
    expect(root.querySelector('.thrown')).toBeNull();
  });

  it('is followed by the reason where the rules of a match say who starts', async () => {
    const over = FIXTURES.matchNext;
    const match = { ...(over.match as NonNullable<TableView['match']>), gameNumber: 4, next: null };
    const next = thrown({ phase: 'roll', openingThrows: [], match, turn: { canRoll: true }, say: [{ key: 'starter.winner', args: ['side', 'W'] }] });
    await open(over, next);
    await shown('[data-action=next]');
    (root.querySelector('[data-action=next]') as HTMLElement).click();
    await vi.waitFor(() => expect(text('.toast')).toBe('You start: you won the last game.'));
  });
});
