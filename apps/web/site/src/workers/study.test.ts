import { describe, expect, it } from 'vitest';
import type { Answer, Question } from './answering';
import type { Port } from './line';
import type { StudyView } from './messages';
import { createStudy } from './study';

const EMPTY: StudyView = { hint: null, value: null, judged: null, course: null, certificate: '', problem: null };

/** A worker of the test: answers with what `answer` says, or stays silent. */
function port(answer: (text: string) => Omit<Answer, 'id'> | undefined): Port & { ended: boolean } {
  const made: Port & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    terminate(): void {
      made.ended = true;
    },
    postMessage({ id, text }: Question): void {
      const said = answer(text);
      if (said) {
        queueMicrotask(() => made.onmessage?.({ data: { id, ...said } as Answer } as MessageEvent<Answer>));
      }
    },
  };
  return made;
}

const view = (part: Partial<StudyView>): Omit<Answer, 'id'> => ({ text: JSON.stringify({ ...EMPTY, ...part }), saved: '' });

describe('a study', () => {
  it('sends the game on a line of its own before the command', async () => {
    const heard: string[] = [];
    const study = createStudy(() => port((text) => (heard.push(text), view({ certificate: 'c' }))));
    expect((await study.ask('tapa', { do: 'certificate', saved: 's' })).certificate).toBe('c');
    expect(heard).toEqual(['tapa\n{"do":"certificate","saved":"s"}']);
  });

  it('fails with the reason where the game allows no answer', async () => {
    const study = createStudy(() => port(() => view({ problem: { code: 'no-net', message: 'none' } })));
    await expect(study.ask('gulbara', { do: 'course', saved: '' })).rejects.toMatchObject({ problem: { code: 'no-net' } });
  });

  it('asks a new worker once more when the first traps, and then gives up', async () => {
    const workers = [port(() => ({ trapped: 'unreachable' })), port(() => view({})), port(() => ({ trapped: 'again' }))];
    const study = createStudy(() => workers.shift() ?? port(() => ({ trapped: 'again' })));
    expect(await study.ask('tapa', { do: 'course', saved: '' })).toEqual(EMPTY);
    study.stop();
    await expect(study.ask('tapa', { do: 'course', saved: '' })).rejects.toThrow('again');
  });

  it('replaces a worker that stays silent', async () => {
    const workers = [port(() => undefined), port(() => view({}))];
    const study = createStudy(() => workers.shift() as Port, 1);
    expect(await study.ask('tapa', { do: 'course', saved: '' })).toEqual(EMPTY);
  });

  it('forgets the question when stopped, and starts again with the next', async () => {
    const silent = port(() => undefined);
    const workers = [silent, port(() => view({}))];
    const study = createStudy(() => workers.shift() as Port);
    const lost = study.ask('tapa', { do: 'course', saved: '' });
    study.stop();
    await expect(lost).rejects.toThrow('stopped');
    expect(silent.ended).toBe(true);
    expect(await study.ask('tapa', { do: 'course', saved: '' })).toEqual(EMPTY);
  });
});
