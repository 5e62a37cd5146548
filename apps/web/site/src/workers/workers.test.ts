import { describe, expect, it } from 'vitest';
import type { Answer, Question } from './answering';
import type { Port } from './line';
import { createTable } from './table';
import { createThinker } from './thinker';

/** A worker of the test: answers at once with what `answer` says, or stays silent. */
function port(answer: (text: string) => Omit<Answer, 'id'> | undefined, heard: string[] = []): Port & { ended: boolean } {
  const made: Port & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    terminate(): void {
      made.ended = true;
    },
    postMessage({ id, text }: Question): void {
      heard.push(text);
      const said = answer(text);
      if (said) {
        queueMicrotask(() => made.onmessage?.({ data: { id, ...said } as Answer } as MessageEvent<Answer>));
      }
    },
  };
  return made;
}

const echo = (text: string): Omit<Answer, 'id'> => ({ text, saved: JSON.stringify({ saved: `after ${text}` }) });

describe('a table', () => {
  it('answers each command with the view of its worker, in order', async () => {
    const table = createTable(() => port(echo));
    const views = await Promise.all([table.send({ do: 'roll' }), table.send({ do: 'done' })]);
    expect(views).toEqual([{ do: 'roll' }, { do: 'done' }]);
  });

  it('saves the game as it stands after every command sent before', async () => {
    const table = createTable(() => port(echo));
    void table.send({ do: 'roll' });
    expect(await table.save()).toBe('after {"do":"roll"}');
  });

  it('goes on in a new worker with the saved game when its worker traps', async () => {
    const heard: string[] = [];
    const first = port((text) => (text.includes('undo') ? { trapped: 'unreachable' } : echo(text)), heard);
    const workers = [first, port(echo, heard)];
    const table = createTable(() => workers.shift()!);
    await table.send({ do: 'roll' });
    const restored = await table.send({ do: 'undo' });
    expect(restored).toEqual({ do: 'open', saved: 'after {"do":"roll"}' });
    expect(first.ended).toBe(true);
    expect(await table.send({ do: 'done' })).toEqual({ do: 'done' });
  });

  it('refuses a game that makes its worker trap, and keeps the one it has', async () => {
    const view = (text: string): Omit<Answer, 'id'> => ({ ...echo(text), text: '{"phase":"move","problem":null}' });
    const first = port((text) => (text.includes('open') ? { trapped: 'unreachable' } : view(text)));
    const workers = [first, port(view)];
    const table = createTable(() => workers.shift()!);
    await table.send({ do: 'roll' });
    expect(await table.send({ do: 'open', saved: 'damaged' })).toMatchObject({ problem: { key: 'problem.input' } });
    expect(await table.send({ do: 'look' })).toMatchObject({ problem: null });
  });

  it('fails when the worker cannot be loaded, and again when its successor cannot', async () => {
    const table = createTable(() => port(() => ({ trapped: 'no wasm' })));
    await expect(table.send({ do: 'look' })).rejects.toThrow('no wasm');
    await expect(table.send({ do: 'look' })).rejects.toThrow('no wasm');
  });
});

describe('a thinker', () => {
  it('answers a request', async () => {
    expect(await createThinker(() => port(echo)).best('?')).toBe('?');
  });

  it('asks a new worker once more when the first traps', async () => {
    const workers = [port(() => ({ trapped: 'unreachable' })), port(echo)];
    expect(await createThinker(() => workers.shift()!).best('?')).toBe('?');
  });

  it('is restarted once when silent, then gives up', async () => {
    const workers = [port(() => undefined), port(() => undefined), port(echo)];
    const thinker = createThinker(() => workers.shift()!, 1);
    await expect(thinker.best('?')).rejects.toThrow('silent');
    expect(workers).toHaveLength(1);
  });

  it('forgets the question when restarted and answers the next', async () => {
    const silent = port(() => undefined);
    const workers = [silent, port(echo)];
    const thinker = createThinker(() => workers.shift()!);
    const lost = thinker.best('first');
    thinker.restart();
    await expect(lost).rejects.toThrow('restarted');
    expect(silent.ended).toBe(true);
    expect(await thinker.best('second')).toBe('second');
  });
});
