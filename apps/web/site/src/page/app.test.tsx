// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURES, gameOf, pointsOf, sisterOf, viewOf } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { lastTurnBoards } from '../board/replay';
import type { StepView, TableView } from '../contract';
import { App } from './App';
import { MemoryStore, type StoredGame } from './store';

let root: HTMLElement;

/** As on a device that keeps what it is given. */
class KeepingStore extends MemoryStore {
  override readonly lasts = true;
}

async function mount(...views: TableView[]): Promise<{ table: ScriptedTable; store: MemoryStore }> {
  const [table, store] = [new ScriptedTable(...views), new KeepingStore()];
  render(<App table={table} thinker={SILENT} store={store} lang="en" />, root);
  await vi.waitFor(() => expect(root.textContent).not.toBe(''));
  return { table, store };
}

const button = (name: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find((b) => (b.textContent ?? '').includes(name));
  expect(found, `a button "${name}"`).toBeDefined();
  return found as HTMLButtonElement;
};

async function begin(...views: TableView[]): ReturnType<typeof mount> {
  const mounted = await mount(...views);
  button('Play a bot').click();
  await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
  return mounted;
}

/** Chooses a face of the window that asks for real dice. */
const face = (die: number, value: number): void => {
  (root.querySelector(`[name=die-${die}][aria-label="${value}"]`) as HTMLInputElement).click();
};

const point = (spot: string): HTMLButtonElement => root.querySelector(`[data-point="${spot}"]`) as HTMLButtonElement;

describe('the page', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('begins a game against a bot with one tap, Tapa and a preset already chosen', async () => {
    const { table } = await begin(FIXTURES.opening);
    expect(table.asked[0]).toMatchObject({ do: 'new', game: 'tapa', preset: 'mali', white: 'human', black: 'bot' });
    expect(table.asked[0]).toHaveProperty('seed', expect.stringMatching(/^[0-9a-f]{64}$/));
  });

  it('shows 24 points and two trays as buttons, one of them in the order of the keyboard', async () => {
    await begin(FIXTURES.pins);
    const points = [...root.querySelectorAll('[data-point]')];
    expect(points).toHaveLength(26);
    expect(points.filter((p) => p.getAttribute('tabindex') === '0')).toHaveLength(1);
    expect(point('9').getAttribute('aria-label')).toContain('9 point, your checker pins one bot checker');
  });

  it('sends a tap, and asks which way where the ways differ', async () => {
    const { table } = await begin(FIXTURES.pins);
    point('5').click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'pick', from: '9', to: '5', via: '' }));
    point('4').click();
    await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
    button('by the 8 point').click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'pick', from: '9', to: '4', via: '8' }));
  });

  it('shows why something was refused', async () => {
    await begin(FIXTURES.first, { ...FIXTURES.first, problem: { key: 'why.held', args: [] } });
    point('24').click();
    await vi.waitFor(() => expect(root.querySelector('.status')?.textContent).toBe('The enemy holds that point.'));
  });

  it('says what was picked up', async () => {
    await begin(FIXTURES.first, { ...FIXTURES.first, turn: { ...FIXTURES.first.turn, selected: '24' } });
    point('24').click();
    await vi.waitFor(() => expect(root.querySelector('[aria-live=polite]')?.textContent).toBe('24 point, 15 of your checkers; picked up'));
  });

  it('goes back with the checker when a step is taken back', async () => {
    const steps = [{ from: '24', to: '18', touches: false }];
    await begin({ ...FIXTURES.first, turn: { ...FIXTURES.first.turn, steps, canUndo: true } }, FIXTURES.first);
    point('18').focus();
    await vi.waitFor(() => expect(point('18').tabIndex).toBe(0));
    point('18').dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    await vi.waitFor(() => expect(document.activeElement).toBe(point('24')));
    expect(point('24').tabIndex).toBe(0);
  });

  it('takes the keys of the board wherever the focus is, but in a window', async () => {
    const steps = [{ from: '24', to: '18', touches: false }];
    const { table } = await begin({ ...FIXTURES.first, turn: { ...FIXTURES.first.turn, steps, selected: '24', canUndo: true } });
    const press = (key: string): boolean =>
      (document.activeElement as Element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const [key, asked] of [['u', 'undo'], ['Escape', 'drop']] as const) {
      await vi.waitFor(() => {
        button('Menu').focus();
        press(key);
        expect(table.asked.at(-1)).toEqual({ do: asked });
      });
    }
    button('Roll').focus();
    expect(press(' ')).toBe(true);
    press('7');
    await vi.waitFor(() => expect(document.activeElement).toBe(point('7')));
    const before = table.asked.length;
    button('Menu').click();
    await vi.waitFor(() => expect(root.querySelector('dialog[open]')).not.toBeNull());
    (root.querySelector('dialog [data-action=settings]') as HTMLElement).focus();
    expect(press('u')).toBe(true);
    expect(table.asked).toHaveLength(before);
  });

  it('keeps Undo, Roll and Done in their places, dimmed while they have nothing to do', async () => {
    await begin(FIXTURES.sources);
    const names = [...root.querySelectorAll('.action')].map((b) => [b.textContent, b.getAttribute('aria-disabled')]);
    expect(names).toEqual([['Undo', 'false'], ['Roll', 'true'], ['Done', 'true']]);
  });

  it('shows that the first throw goes by itself: no button is lit, and none asks to be pressed', async () => {
    await begin(viewOf('24:W15 1:B15', { phase: 'roll', openingThrows: [], turn: { canRoll: true }, game: gameOf({ turnNumber: 0 }) }));
    const [roll, dice] = [root.querySelector('.action.roll'), root.querySelector('.dice-button')];
    expect([roll, dice].map((each) => each?.classList.contains('itself'))).toEqual([true, true]);
    expect((roll as HTMLElement).style.getPropertyValue('--wait')).toMatch(/^\d+ms$/);
    expect(root.querySelector('.status')?.textContent).toBe('The dice roll by themselves …');
  });

  it('asks for a later throw with a lit button', async () => {
    await begin(viewOf('24:W15 1:B15', { phase: 'roll', openingThrows: [], turn: { canRoll: true }, game: gameOf({ turnNumber: 4 }) }));
    expect(root.querySelector('.action.roll.itself, .dice-button.itself')).toBeNull();
    expect(root.querySelector('.status')?.textContent).toBe('Your turn: roll the dice.');
  });

  it('calls the bot by the name of its level, and says in words who is ahead', async () => {
    await begin(viewOf('24:W15 1:B14', {}));
    expect(root.querySelector('.side-B .side-name')?.textContent).toMatch(/^Cat/);
    expect(root.querySelector('.side-level')?.getAttribute('title')).toBe('Level 4: Cat');
    expect(root.querySelector('.lead-long')?.textContent).toBe('Cat: 24 ahead');
    expect(root.querySelector('.lead-short')?.textContent?.trim()).toBe('+24 ▸');
  });

  it('leaves nothing urgent standing once the game is over, and nothing at all once it is left', async () => {
    await begin(FIXTURES.first, FIXTURES.over);
    await vi.waitFor(() => expect(root.querySelector('[aria-live=assertive]')?.textContent).toBe('Your turn'));
    point('24').click();
    await vi.waitFor(() => expect(root.querySelector('.over')).not.toBeNull());
    await vi.waitFor(() => expect(root.querySelector('[aria-live=assertive]')?.textContent).toBe(''));
    (root.querySelector('[data-action=leave]') as HTMLButtonElement).click();
    await vi.waitFor(() => expect(root.querySelector('.start')).not.toBeNull());
    await vi.waitFor(() => expect(root.querySelector('[aria-live=polite]')?.textContent).toBe(''));
  });

  it('keeps the game on the device after every command and forgets it when it is over', async () => {
    const { store } = await begin(FIXTURES.first, FIXTURES.over);
    await vi.waitFor(async () => expect((await store.games()).map((g) => g.saved)).toEqual(['saved after 1']));
    point('24').click();
    await vi.waitFor(async () => expect(await store.games()).toEqual([]));
    expect(root.querySelector('.over')?.textContent).toContain('You win 2 points');
  });

  it('goes on where the page was left', async () => {
    const store = new MemoryStore();
    const game: StoredGame = { id: 'g', saved: 'text', played: 1, preset: 'mali', white: 'human', black: 'bot', turnNumber: 3 };
    await store.putGame(game);
    await store.putSetting('current', 'g');
    const table = new ScriptedTable(FIXTURES.sources);
    render(<App table={table} thinker={SILENT} store={store} lang="en" />, root);
    await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
    expect(table.asked).toEqual([{ do: 'open', saved: 'text' }]);
  });

  it('asks for real dice where two throw their own, and takes what was tapped', async () => {
    const { table } = await begin(FIXTURES.realDice);
    expect(root.querySelector('.table-head')?.textContent).toContain('Real dice');
    button('Enter dice').click();
    await vi.waitFor(() => expect(root.querySelector('dialog h2')?.textContent).toBe('Black: what did you throw?'));
    button('These fell').click();
    expect(table.asked).toHaveLength(1);
    face(0, 6);
    face(1, 2);
    await vi.waitFor(() => expect(root.querySelector('[data-action=thrown]')?.getAttribute('aria-disabled')).toBe('false'));
    button('These fell').click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'throw', dice: '62' }));
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('takes real dice by digits too, White’s and Black’s at the opening throw', async () => {
    const { table } = await begin({ ...FIXTURES.opening, game: gameOf({ black: 'human', realDice: true }) });
    button('Enter dice').click();
    await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
    expect([...root.querySelectorAll('legend')].map((each) => each.textContent)).toEqual(['White’s die', 'Black’s die']);
    const form = root.querySelector('.throw') as HTMLFormElement;
    for (const key of ['4', '5']) {
      form.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    await vi.waitFor(() => expect(root.querySelector('.throw [role=status]')?.textContent).toBe('Dice: 4-5.'));
    button('These fell').click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'throw', dice: '45' }));
  });

  it('begins with real dice only where two play', async () => {
    const { table } = await mount(FIXTURES.realDice);
    (root.querySelector('.friend-dice [role=switch]') as HTMLInputElement).click();
    await vi.waitFor(() => expect(root.textContent).toContain('your own dice'));
    button('Play a friend here').click();
    await vi.waitFor(() => expect(table.asked[0]).toMatchObject({ do: 'new', black: 'human', seed: 'real' }));
  });

  it('draws the arcs of a whole chain of doubles, and shows all of it again', async () => {
    const step = (from: number, to: number): StepView => ({ from: String(from), to: String(to), touches: false });
    const steps = [...Array<StepView>(4).fill(step(20, 15)), ...Array<StepView>(4).fill(step(15, 9))];
    const view = viewOf('24:W5 20:W6 9:W4 12:B15', {
      phase: 'roll',
      actor: 'B',
      game: sisterOf('gulbara'),
      lastTurn: { side: 'W', dice: '55', play: '20/15(4) 15/9(4)', steps },
    });
    await begin(view);
    expect(root.querySelectorAll('.trail-line')).toHaveLength(8);
    expect(lastTurnBoards(view)).toHaveLength(9);
    expect(lastTurnBoards(view)[0]?.points).toEqual(pointsOf('24:W5 20:W10 12:B15'));
  });

  it('explains a moment once, in the place of the score', async () => {
    const { table } = await begin(FIXTURES.mother);
    await vi.waitFor(() => expect(root.querySelector('.moment:not(.coach)')?.textContent).toContain('Your mother is in danger'));
    expect(root.querySelector('.board .moment')).toBeNull();
    button('I see').click();
    await vi.waitFor(() => expect(root.querySelector('.moment:not(.coach)')).toBeNull());
    button('Roll').click();
    await vi.waitFor(() => expect(table.asked).toHaveLength(2));
    expect(root.querySelector('.moment:not(.coach)')).toBeNull();
  });

  it('offers to end the game once a mother cannot be saved', async () => {
    await begin({ ...FIXTURES.mother, moments: ['mother-pinned-W', 'cannot-save-W', 'mother-danger-B'] });
    await vi.waitFor(() => expect(root.querySelector('.moment')?.textContent).toContain('cannot save the draw'));
    (root.querySelector('[data-action=end]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('dialog h2')?.textContent).toBe('Resign 2 points?'));
    expect(root.querySelector('.moment')?.textContent).toContain('The bot’s mother is in danger');
  });

  it.each([
    ['en', 'refuses to keep games'],
    ['es', 'no quiere guardar partidas'],
    ['fr', 'refuse de garder les parties'],
    ['pl', 'nie chce przechowywać partii'],
  ] as const)('says in one sentence that the device keeps nothing: %s', async (lang, part) => {
    render(<App table={new ScriptedTable(FIXTURES.first)} thinker={SILENT} store={new MemoryStore()} lang={lang} />, root);
    await vi.waitFor(() => expect(root.querySelector('.unkept')?.textContent).toContain(part));
    (root.querySelector('[data-action=play-bot]') as HTMLElement).click();
    await vi.waitFor(() => expect(root.querySelector('.status')?.textContent).toContain(part));
  });

  it('says that the table played for a bot that gave no answer', async () => {
    await begin({ ...FIXTURES.first, say: [{ key: 'say.watchdog', args: ['side', 'B'] }] });
    expect(root.querySelector('.status')?.textContent).toContain('The bot gave no answer: the first legal play was made.');
  });

  it('asks what a resignation costs before it resigns', async () => {
    const { table } = await begin(viewOf('24:W15 1:B15', { turn: { sources: ['24'] } }));
    button('Menu').click();
    await vi.waitFor(() => button('Resign').click());
    await vi.waitFor(() => expect(root.querySelector('dialog h2')?.textContent).toBe('Resign 2 points?'));
    (root.querySelector('.buttons .danger') as HTMLElement).click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'resign', side: 'W' }));
  });
});
