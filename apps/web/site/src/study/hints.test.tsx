// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudyCommand, StudyView, TableView } from '../contract';
import { leaveAddress } from '../page/address';
import { App } from '../page/App';
import { MemoryStore } from '../page/store';
import { FIXTURES } from '../test/fixtures';
import { freshRoot } from '../test/root';
import { SILENT, ScriptedTable } from '../test/scripted';
import { PLAYS, ScriptedStudy, courseOf, judgedOf } from '../test/studied';
import { StudyRefused } from '../workers/study';
import { go } from './place';
// Loaded by the page when they are wanted; here before, so that no test waits for them.
import '../i18n/gen/study.en.js';
import './parts';
import './screens';

let root: HTMLElement;

type Answer = (command: StudyCommand) => Promise<Partial<StudyView>>;

/** A game against the bot on the table, with a study that answers so. */
async function begin(answer: Answer, settings: object, ...views: TableView[]): Promise<{ table: ScriptedTable; study: ScriptedStudy }> {
  const [table, store, study] = [new ScriptedTable(...views), new MemoryStore(), new ScriptedStudy(answer)];
  await store.putSetting('settings', settings);
  render(<App table={table} thinker={SILENT} store={store} study={study} lang="en" />, root);
  await vi.waitFor(() => expect(act('play-bot')).not.toBeNull());
  act('play-bot')?.click();
  await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
  return { table, study };
}

const act = (name: string): HTMLElement | null => root.querySelector(`[data-action=${name}]`);

/** By the menu, where everybody finds it. */
async function askForHint(): Promise<void> {
  act('menu')?.click();
  await vi.waitFor(() => expect(act('hint')).not.toBeNull());
  act('hint')?.click();
}

const dialog = (): string => root.querySelector('dialog')?.textContent ?? '';

const COMPLETE: TableView = {
  ...FIXTURES.first,
  turn: { ...FIXTURES.first.turn, canDone: true, canUndo: true, steps: [{ from: '24', to: '18', touches: false }] },
};

const OVER: TableView = { ...FIXTURES.first, phase: 'over', over: { winner: 'W', points: 1, reason: 'off' } };

describe('a hint', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('lists the plays with their worth and chances, and shows the chosen one on the board without making it', async () => {
    const { table } = await begin(() => Promise.resolve({ hint: PLAYS }), {}, FIXTURES.first);
    const before = table.asked.length;
    await askForHint();
    await vi.waitFor(() => expect(dialog()).toContain('24/23 24/18'));
    expect(dialog()).toContain('+0.125');
    expect(dialog()).toContain('Win 63% (2 points: 13%) Draw 1% Lose 37%');
    expect(dialog()).toContain('2 more plays look worse');
    root.querySelectorAll<HTMLElement>('[data-action=hint-play]')[1]?.click();
    await vi.waitFor(() => expect(root.querySelector('.hint-bar')?.textContent).toContain('2. 24/17'));
    expect(root.querySelectorAll('.plan .trail-line')).toHaveLength(1);
    act('hint-before')?.click();
    await vi.waitFor(() => expect(root.querySelector('.hint-bar')?.textContent).toContain('1. 24/23 24/18'));
    act('hint-close')?.click();
    await vi.waitFor(() => expect(root.querySelector('.plan')).toBeNull());
    expect(table.asked).toHaveLength(before);
  });

  it('that is cancelled ends the thought, and a late answer shows nothing', async () => {
    let late: (view: Partial<StudyView>) => void = () => undefined;
    const { study } = await begin(() => new Promise((resolve) => (late = resolve)), {}, FIXTURES.first);
    await askForHint();
    await vi.waitFor(() => expect(act('hint-cancel')).not.toBeNull());
    act('hint-cancel')?.click();
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    expect(study.stops).toBe(1);
    late({ hint: PLAYS });
    await vi.waitFor(() => expect(root.querySelector('.hint-bar')).toBeNull());
  });

  it('says so where the rules allow none', async () => {
    const refused: Answer = () => Promise.reject(new StudyRefused({ code: 'no-net', message: '' }));
    await begin(refused, {}, FIXTURES.first);
    await askForHint();
    await vi.waitFor(() => expect(dialog()).toContain('no hints under these rules'));
  });
});

describe('the tutor', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  const costly: Answer = () => Promise.resolve({ judged: judgedOf({ loss: 0.1, mark: '?', best: '24/17' }) });

  it('warns before a costly turn ends, which can be taken back', async () => {
    const { table } = await begin(costly, { tutor: true }, COMPLETE);
    act('done')?.click();
    await vi.waitFor(() => expect(dialog()).toContain('costs 0.100 points'));
    expect(dialog()).toContain('Bad (?)');
    expect(dialog()).toContain('Better: 24/17');
    act('take-back')?.click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'undo' }));
    expect(table.asked).not.toContainEqual({ do: 'done' });
  });

  it('looks at a typed turn before it is played, and plays it if the reader insists', async () => {
    const { table, study } = await begin(costly, { tutor: true }, FIXTURES.first);
    act('menu')?.click();
    await vi.waitFor(() => expect(act('type')).not.toBeNull());
    act('type')?.click();
    await vi.waitFor(() => expect(root.querySelector('#typed')).not.toBeNull());
    const field = root.querySelector('#typed') as HTMLInputElement;
    field.value = '24/18 24/23';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // The page has painted the text before it is sent off.
    await Promise.resolve().then(() => undefined);
    root.querySelector<HTMLElement>('dialog [type=submit]')?.click();
    await vi.waitFor(() => expect(act('play-anyway')).not.toBeNull());
    expect(study.asked.at(-1)).toMatchObject({ do: 'check', play: '24/18 24/23' });
    expect(table.asked.map((each) => each.do)).not.toContain('type');
    act('play-anyway')?.click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'type', text: '24/18 24/23' }));
  });

  it('shows that it looks at the turn, and the button stays where it is', async () => {
    let answer: (view: Partial<StudyView>) => void = () => undefined;
    await begin(() => new Promise((resolve) => (answer = resolve)), { tutor: true }, COMPLETE);
    act('done')?.click();
    await vi.waitFor(() => expect(act('done')?.getAttribute('aria-busy')).toBe('true'));
    expect(act('done')?.textContent).toBe('Done');
    answer({ judged: judgedOf({}) });
    await vi.waitFor(() => expect(act('done')?.getAttribute('aria-busy')).toBe('false'));
  });

  it('lets the turn be played all the same', async () => {
    const { table } = await begin(costly, { tutor: true }, COMPLETE);
    act('done')?.click();
    await vi.waitFor(() => expect(act('play-anyway')).not.toBeNull());
    act('play-anyway')?.click();
    await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'done' }));
  });

  it('is silent where little is lost, where it has no answer, and while it is off', async () => {
    const little: Answer = () => Promise.resolve({ judged: judgedOf({ loss: 0.059 }) });
    for (const [answer, settings] of [[little, { tutor: true }], [() => Promise.reject(new Error('no worker')), { tutor: true }], [costly, {}]] as const) {
      root = freshRoot();
      const { table } = await begin(answer, settings, COMPLETE);
      act('done')?.click();
      await vi.waitFor(() => expect(table.asked.at(-1)).toEqual({ do: 'done' }));
      expect(root.querySelector('dialog')).toBeNull();
    }
  });
});

describe('a game that ends', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('is kept, and reviewed with a tap', async () => {
    await begin((command) => Promise.resolve(command.do === 'course' ? { course: courseOf(1) } : { judged: judgedOf({}) }), {}, OVER);
    await vi.waitFor(() => expect(act('review')).not.toBeNull());
    await vi.waitFor(() => {
      act('review')?.click();
      expect(root.querySelector('[data-study=review]')).not.toBeNull();
    });
    await vi.waitFor(() => expect(root.textContent).toContain('Performance rating'));
    expect(root.querySelectorAll('.moves tbody tr')).toHaveLength(1);
    const back = vi.spyOn(history, 'back').mockImplementationOnce(() => leaveAddress());
    act('leave-study')?.click();
    await vi.waitFor(() => expect(root.querySelector('.over')).not.toBeNull());
    expect(back).toHaveBeenCalledOnce();
    go({ at: 'games' });
    await vi.waitFor(() => expect(root.querySelector('.finished')?.textContent).toContain('Tapa'));
    leaveAddress();
  });

  it('is reviewed on a standing board on a phone, the dice beside the way through the game', async () => {
    vi.stubGlobal('innerWidth', 360);
    vi.stubGlobal('innerHeight', 740);
    await begin((command) => Promise.resolve(command.do === 'course' ? { course: courseOf(2) } : { judged: judgedOf({}) }), {}, OVER);
    await vi.waitFor(() => {
      act('review')?.click();
      expect(root.querySelector('.review .board.standing')).not.toBeNull();
    });
    expect(root.querySelectorAll('.review-way .die')).toHaveLength(2);
    vi.unstubAllGlobals();
    leaveAddress();
  });
});
