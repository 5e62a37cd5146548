// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../contract';
import { FIXTURES, gameOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { App } from './App';
import { MemoryStore } from './store';

const HEX_64 = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
const HEX_32 = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

let root: HTMLElement;

const one = (query: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(query);
  expect(found, query).not.toBeNull();
  return found as HTMLElement;
};
const text = (query: string): string => one(query).textContent ?? '';
const click = (action: string): void => one(`[data-action=${action}]`).click();

async function mount(settings: object, ...views: TableView[]): Promise<{ table: ScriptedTable; store: MemoryStore }> {
  const [table, store] = [new ScriptedTable(...views), new MemoryStore()];
  await store.putSetting('settings', settings);
  render(<App table={table} thinker={SILENT} store={store} lang="en" />, root);
  await vi.waitFor(() => one('.start'));
  return { table, store };
}

async function begin(...views: TableView[]): ReturnType<typeof mount> {
  const mounted = await mount({ game: 'match' }, ...views);
  click('play-bot');
  await vi.waitFor(() => one('.board'));
  return mounted;
}

async function open(window: string): Promise<void> {
  click('menu');
  await vi.waitFor(() => one(`dialog [data-action=${window}]`).click());
  await vi.waitFor(() => expect(root.querySelector('dialog .menu')).toBeNull());
}

beforeEach(() => {
  root = freshRoot();
});

describe('a match', () => {
  it('begins with one tap once it is chosen, with fresh chance', async () => {
    const { table } = await begin(FIXTURES.matchFirst);
    expect(table.asked[0]).toMatchObject({ do: 'new', match: 'balkan-5', target: 0, pinnedBlocks: false, seed: HEX_64, gameId: HEX_32 });
  });

  it('may be one game to a target, or real dice of two people', async () => {
    const { table } = await mount({ game: 'tabla', target: 7, realDice: true }, FIXTURES.matchFirst);
    click('play-friend');
    await vi.waitFor(() => expect(table.asked).toHaveLength(1));
    expect(table.asked[0]).toMatchObject({ game: 'tabla', preset: 'tabla', match: 'single', target: 7, seed: 'real', gameId: '' });
  });

  it('asks for the switch of its Tapa game, which in Sreshta is on by itself', async () => {
    const { table } = await mount({ game: 'match', match: 'sreshta' }, FIXTURES.matchFirst);
    const blocks = one('.chooser input[role=switch]') as HTMLInputElement;
    expect([blocks.checked, blocks.disabled, blocks.getAttribute('aria-disabled')]).toEqual([true, false, 'true']);
    expect(text(`[id="${blocks.getAttribute('aria-describedby')}"]`)).toContain('These rules say so by themselves.');
    blocks.click();
    expect(blocks.checked).toBe(true);
    click('play-bot');
    await vi.waitFor(() => expect(table.asked[0]).toMatchObject({ match: 'sreshta', pinnedBlocks: false }));
  });

  it('lays the switch over its Tapa game where the reader turns it on, and over the next match too', async () => {
    const { matchWon } = FIXTURES;
    const won = { ...matchWon, match: matchWon.match && { ...matchWon.match, pinnedBlocks: true } };
    const { table } = await mount({ game: 'match' }, won);
    const blocks = one('.chooser input[role=switch]') as HTMLInputElement;
    expect([blocks.checked, blocks.getAttribute('aria-disabled')]).toEqual([false, 'false']);
    blocks.click();
    await vi.waitFor(() => expect(text('.chooser')).toContain('you bear nothing off'));
    click('play-bot');
    await vi.waitFor(() => expect(table.asked[0]).toMatchObject({ match: 'balkan-5', pinnedBlocks: true }));
    await vi.waitFor(() => click('again'));
    await vi.waitFor(() => expect(table.asked.at(-1)).toMatchObject({ do: 'new', match: 'balkan-5', pinnedBlocks: true }));
  });

  it('shows the score beside the names, and the game and the target above', async () => {
    await begin({ ...FIXTURES.offered, phase: 'move', offer: null, game: gameOf({ preset: 'macedonia' }) });
    expect([...root.querySelectorAll('.side-points')].map((each) => each.firstChild?.textContent)).toEqual(['1', '2']);
    expect(text('.in-force')).toContain('Game 3, to 5');
  });

  it('says after a game what comes next, who starts and why, and has one button for it', async () => {
    const { table } = await begin(FIXTURES.matchNext);
    expect(text('.over')).toContain('Match to 5: 3–2');
    expect(text('.over')).toContain('Next: game 4, Tabla. You start: you won the last game.');
    click('next');
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'next', seed: HEX_64, gameId: HEX_32 }));
  });

  it('is kept between two games, and no longer once it is won', async () => {
    const { store } = await begin(FIXTURES.matchNext, FIXTURES.matchWon);
    expect(await store.games()).toMatchObject([{ match: 'balkan-5', score: [3, 2] }]);
    click('next');
    await vi.waitFor(() => expect(text('.over')).toContain('You win the match, 3–2'));
    await vi.waitFor(async () => expect(await store.games()).toEqual([]));
  });

  it('has a score sheet with every game', async () => {
    await begin(FIXTURES.matchNext);
    await open('sheet');
    const rows = [...root.querySelectorAll('.sheet tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['1. Tabla', 'You', 'You +1', '1–0'],
      ['2. Gul Bara', 'You', 'Cat +2', '1–2'],
      ['3. Tapa, Macedonian', 'Cat', 'You +2', '3–2'],
    ]);
  });

  it('goes on from the list with its name and score', async () => {
    const { store } = await begin(FIXTURES.matchNext);
    expect(await store.games()).toHaveLength(1);
    click('leave');
    await vi.waitFor(() => expect(text('.go-on-game')).toContain('Balkan match to 5 · Cat3–2 · Tapa, Macedonian · just begun'));
  });
});

describe('fair dice', () => {
  it('show their seal before the first throw, and mix in a word for whoever wants it', async () => {
    const { table } = await begin(FIXTURES.matchFirst);
    expect(text('.status')).toContain('Dice fixed: 9eee…e750');
    click('fair');
    await vi.waitFor(() => expect(text('.seal')).toHaveLength(64));
    const input = one('#word') as HTMLInputElement;
    input.value = 'e\u0301te\u0301';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(input.value).toBe('e\u0301te\u0301'));
    one('.word').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'word', word: '\u00e9t\u00e9' }));
  });

  it('are there to be read later, without a field', async () => {
    await begin({ ...FIXTURES.first, fair: { commitment: 'a'.repeat(64), wordDue: false, word: 'été' } });
    expect(text('.status')).not.toContain('aaaa');
    await open('fair');
    expect(text('dialog')).toContain('Your word: été');
    expect(root.querySelector('#word')).toBeNull();
  });

  it('give their certificate once the game is over', async () => {
    await begin(FIXTURES.over);
    click('certificate');
    await vi.waitFor(() => expect((one('.certificate') as HTMLTextAreaElement).value).toBe('{"scheme":"fairdice/1"}'));
  });

  it('are not spoken of where people throw their own', async () => {
    await begin({ ...FIXTURES.over, fair: null });
    expect(root.querySelector('[data-action=certificate]')).toBeNull();
  });
});

describe('a resignation', () => {
  it('may be offered for less', async () => {
    const { table } = await begin(FIXTURES.first);
    await open('resign');
    await vi.waitFor(() => expect(text('[data-action=offer]')).toBe('Offer 1 point'));
    click('offer');
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'offer', side: 'W', points: 1 }));
  });

  it('that is offered for less is accepted or refused by the other side', async () => {
    const { table } = await begin(FIXTURES.offered);
    expect(text('.offer')).toContain('White offers to resign for 1 point.');
    expect(text('.status')).toContain('Black’s answer is awaited.');
    click('refuse');
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'answer', accept: false }));
    click('accept');
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'answer', accept: true }));
  });
});
