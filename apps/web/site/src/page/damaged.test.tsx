// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableCommand, TableView } from '../contract';
import { LANGUAGES, type Language, loadWords } from '../i18n/words';
import { FIXTURES } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { ago } from './ago';
import { App } from './App';
import { MemoryStore, type StoredGame } from './store';

const DAMAGED = ['', '{"version":2}', '{"version":1,"reco', '\u0000', 'x'.repeat(5_000_000)];
const SOUND = 'sound';

/** What the list says of a game that was played in 1970. */
const PLAYED = ago(1, Date.now(), 'en');

let root: HTMLElement;

/** Opens sound games only; what it refuses leaves it as it was, as the real table does. */
class OpeningTable extends ScriptedTable {
  private onTable: TableView = { ...FIXTURES.first, phase: 'none', game: null };

  override async send(command: TableCommand): Promise<TableView> {
    if (command.do === 'open' && command.saved !== SOUND) {
      this.asked.push(command);
      return { ...this.onTable, problem: { key: 'problem.input', args: ['code', 'bad-record', 'message', 'no'] } };
    }
    this.onTable = await super.send(command);
    return this.onTable;
  }
}

function record(id: string, changes: object = {}): StoredGame {
  return { id, saved: SOUND, played: 1, preset: 'mali', white: 'human', black: 'bot', turnNumber: 3, ...changes };
}

async function mount(store: MemoryStore, lang: Language = 'en'): Promise<OpeningTable> {
  const table = new OpeningTable(FIXTURES.sources);
  render(<App table={table} thinker={SILENT} store={store} lang={lang} />, root);
  await vi.waitFor(() => expect(root.textContent).not.toBe(''));
  return table;
}

async function storeOf(...games: StoredGame[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const game of games) {
    await store.putGame(game);
  }
  return store;
}

const all = (query: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(query)];
const refusal = (): string => root.querySelector('.doors .refusal')?.textContent ?? '';
const names = (): string[] => all('.go-on-game').map((each) => [...each.children].map((part) => part.textContent).filter((text) => text !== '').join(' · '));

beforeEach(() => {
  root = freshRoot();
});

describe('a damaged saved game', () => {
  it.each(DAMAGED.map((text) => [JSON.stringify(text).slice(0, 30), text]))(
    'is told of, can be removed, and nothing else is lost: %s',
    async (_, saved) => {
      const store = await storeOf(record('bad', { saved, played: 2 }), record('good', { turnNumber: 7 }));
      await mount(store);
      all('.go-on-game')[0]?.click();
      await vi.waitFor(() => expect(refusal()).toContain('damaged and cannot be opened'));
      expect((await store.games()).map(({ id }) => id)).toEqual(['bad', 'good']);
      all('.go-on .close')[0]?.click();
      await vi.waitFor(() => expect(names()).toEqual([`Tapa · Bot · 7 turns · ${PLAYED}`]));
      expect(refusal()).toBe('');
      expect((await store.games()).map(({ id }) => id)).toEqual(['good']);
      all('.go-on-game')[0]?.click();
      await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
    },
  );

  it.each(LANGUAGES)('is told of in the language of the page: %s', async (lang) => {
    await mount(await storeOf(record('bad', { saved: '' })), lang);
    all('.go-on-game')[0]?.click();
    const { t } = await loadWords(lang);
    await vi.waitFor(() => expect(refusal()).toBe(t('store.damaged')));
  });

  it('is told of on the next visit too, and once only', async () => {
    const store = await storeOf(record('bad', { saved: '{"version":2}' }));
    await store.putSetting('current', 'bad');
    await mount(store);
    expect(refusal()).toContain('damaged');
    expect(await store.getSetting('current')).toBeNull();
    render(null, root);
    const table = await mount(store);
    expect(refusal()).toBe('');
    expect(table.asked).toEqual([]);
  });

  it('does not bring back the game that was left before, nor lies over it', async () => {
    const store = await storeOf(record('bad', { saved: '', played: 0 }), record('good'));
    await mount(store);
    all('.go-on-game')[0]?.click();
    await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
    all('button').find((each) => each.textContent === 'Menu')?.click();
    await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
    const { t } = await loadWords('en');
    all('dialog button').find((each) => each.textContent === t('leave'))?.click();
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    all('.go-on-game')[1]?.click();
    await vi.waitFor(() => expect(refusal()).toContain('damaged'));
    expect(root.querySelector('.board')).toBeNull();
    expect((await store.games()).map(({ id, saved }) => [id, saved])).toEqual([
      ['good', 'saved after 1'],
      ['bad', ''],
    ]);
  });
});

describe('a record of a saved game', () => {
  it.each([
    ['Tapa · Bot', { turnNumber: undefined }],
    ['Tapa · Bot', { turnNumber: '3' }],
    ['Tapa · Bot', { turnNumber: -1.5 }],
    ['Bot · 3 turns', { preset: 'chess' }],
    ['Tapa · 3 turns', { white: 7 }],
    ['Tapa · 3 turns', { black: null }],
    ['Tapa · Bot · 3 turns', { realDice: 'yes' }],
    ['Tapa · Bot · real dice · 3 turns', { realDice: true }],
    ['Tapa · Fox · 3 turns', { level: 5 }],
    ['Tapa · Bot · 3 turns', { level: 9 }],
    ['Tapa · Bot · 3 turns · your turn', { actor: 'W' }],
    ['Tapa · Bot · 3 turns · the bot’s turn', { actor: 'B' }],
    ['Tapa · Friend · 3 turns · Black to move', { black: 'human', actor: 'B' }],
    ['Tapa · Bot · 3 turns', { actor: 'both' }],
    ['A saved game', { preset: {}, white: [], black: '', turnNumber: NaN, played: 'long ago', saved: 3 }],
  ])('is named by what it says rightly: %s', async (name, changes) => {
    await mount(await storeOf(record('g', changes)));
    expect(names()).toEqual(['played' in changes ? name : `${name} · ${PLAYED}`]);
    expect(root.querySelector('.go-on .close')?.getAttribute('aria-label')).toBe(`Remove from the list: ${name}`);
  });

  it('stands last where it does not say when it was played', async () => {
    const store = await storeOf(record('a', { played: NaN }), record('b', { played: 1 }), record('c', { played: 2 }));
    expect((await store.games()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('damaged settings', () => {
  it('do not keep a game from beginning', async () => {
    const store = new MemoryStore();
    await store.putSetting('settings', { pinnedBlocks: 'x', preset: 'chess', realDice: 1, language: 'xx', lit: null });
    const table = await mount(store);
    (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
    expect(table.asked[0]).toMatchObject({ do: 'new', preset: 'mali', pinnedBlocks: false });
  });
});
