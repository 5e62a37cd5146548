import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thinker } from '../contract';
import { viewOf } from '../test/fixtures';
import { SILENT, ScriptedTable } from '../test/scripted';
import { createThinker } from '../workers/thinker';
import type { Port } from '../workers/line';
import { playOf } from './levels';
import { Session } from './session';
import type { Wish } from './wishes';
import { MemoryStore, type StoredGame } from './store';

const START = '24:W15 1:B15';
const THINKS = viewOf(START, { actor: 'B', yourTurn: false, think: { ticket: 't1', request: '{"id":"t1"}' } });
const AFTER = viewOf(START, { phase: 'roll', turn: { canRoll: true } });
const TOLD = { ...AFTER, say: [{ key: 'say.watchdog', args: ['side', 'B'] }] };
const PATIENCE = 15_000;
const WISH: Wish = {
  game: 'tapa',
  preset: 'mali',
  match: '',
  target: 0,
  pinnedBlocks: false,
  white: 'human',
  black: 'human',
  realDice: false,
  level: 2,
};

/** Workers that say nothing, as if they had been killed in mid-thought. */
function killed(): { thinker: Thinker; ports: Port[] } {
  const ports: Port[] = [];
  const thinker = createThinker(() => {
    const port: Port = { postMessage: () => undefined, terminate: () => undefined, onmessage: null, onerror: null };
    ports.push(port);
    return port;
  }, PATIENCE);
  return { thinker, ports };
}

async function begin(table: ScriptedTable, thinker: Thinker, store = new MemoryStore()): Promise<Session> {
  const session = new Session(table, thinker, store);
  await session.start({ ...WISH, black: 'bot' });
  await vi.advanceTimersByTimeAsync(1_000);
  return session;
}

describe('a bot that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is restarted once, then the table plays for it and a line says so', async () => {
    const table = new ScriptedTable(THINKS, TOLD);
    const { thinker, ports } = killed();
    const session = await begin(table, thinker);
    expect(ports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ports).toHaveLength(2);
    expect(table.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.asked.slice(1)).toEqual([{ do: 'bot', ticket: 't1', play: '' }]);
    expect(session.notice.value?.key).toBe('say.watchdog');
    expect(session.view.value?.phase).toBe('roll');
  });

  it('keeps the game on the device all the while', async () => {
    const store = new MemoryStore();
    await begin(new ScriptedTable(THINKS, TOLD), killed().thinker, store);
    expect((await store.games()).map((game) => game.saved)).toEqual(['saved after 1']);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect((await store.games()).map((game) => game.saved)).toEqual(['saved after 2']);
  });

  it('has its line until something else happens', async () => {
    const session = await begin(new ScriptedTable(THINKS, TOLD, AFTER), killed().thinker);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    await session.act({ do: 'roll' });
    expect(session.notice.value).toBeNull();
  });

  it('is not played for once the game was left', async () => {
    const table = new ScriptedTable(THINKS);
    const session = await begin(table, killed().thinker);
    await session.leave();
    await vi.advanceTimersByTimeAsync(3 * PATIENCE);
    expect(table.asked).toHaveLength(1);
  });

  it('is played for at once when its answer is not legal', async () => {
    const refused = { ...THINKS, problem: { key: 'problem.bot-play', args: [] } };
    const table = new ScriptedTable(THINKS, refused, TOLD);
    const thinker = { ...SILENT, best: () => Promise.resolve('24/1') };
    await begin(table, thinker);
    expect(table.asked.slice(1)).toEqual([
      { do: 'bot', ticket: 't1', play: '24/1' },
      { do: 'bot', ticket: 't1', play: '' },
    ]);
  });

  it('gives its play as a line of the protocol, and no play when it refuses', () => {
    expect(playOf('{"id":"t1","play":"24/18 24/23"}')).toBe('24/18 24/23');
    expect(playOf('{"id":"t1","error":{"code":"internal"}}')).toBe('');
  });
});

describe('the level of the bot', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What the thinker is asked while a kept game goes on. */
  async function askedOf(store: MemoryStore): Promise<unknown[]> {
    const asked: unknown[] = [];
    const best = (request: string): Promise<string> => {
      asked.push((JSON.parse(request) as { level?: unknown }).level);
      return new Promise(() => undefined);
    };
    const session = new Session(new ScriptedTable(THINKS), { ...SILENT, best }, store);
    await session.open((await store.games())[0] as StoredGame);
    await vi.advanceTimersByTimeAsync(1_000);
    return asked;
  }

  it('is asked of the thinker, kept with the game, and the same when the game goes on', async () => {
    const store = new MemoryStore();
    await begin(new ScriptedTable(THINKS), SILENT, store);
    expect((await store.games())[0]?.level).toBe(2);
    expect(await askedOf(store)).toEqual([2]);
  });

  it('is the best in a game that was kept before there was a choice', async () => {
    const store = new MemoryStore();
    await store.putGame({ id: 'old', saved: 'old', played: 1 });
    expect(await askedOf(store)).toEqual([8]);
  });
});

/** A device that refuses everything, as with a full disk. */
class FullStore extends MemoryStore {
  override readonly lasts = true;
  override putGame(_: StoredGame): Promise<void> {
    return Promise.reject(new Error('QuotaExceededError'));
  }
}

describe('a device that keeps nothing', () => {
  it('is told of from the start where storage is refused', () => {
    expect(new Session(new ScriptedTable(AFTER), SILENT, new MemoryStore()).unkept.value).toBe(true);
  });

  it('is told of when a game cannot be kept any more, and the game goes on', async () => {
    const session = new Session(new ScriptedTable(AFTER), SILENT, new FullStore());
    expect(session.unkept.value).toBe(false);
    await session.start(WISH);
    expect(session.unkept.value).toBe(true);
    expect(session.view.value?.phase).toBe('roll');
  });
});
