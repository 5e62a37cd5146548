import { describe, expect, test } from 'vitest';
import type { ExchangeAnswer, ExchangeCommand } from '../exchange/exchange';
import { PLAYS, ScriptedStudy } from '../test/studied';
import { MOST_PLAYS, StudyRefused } from '../workers/study';
import { analyse } from './asking';

const LINKED = { game: 'tapa', preset: 'mali', position: '24:W15 1:B15', turn: 'W', dice: '' } as const;
const ask = (command: ExchangeCommand): Promise<ExchangeAnswer> => Promise.resolve({ problem: '', text: `saved ${command.do}` });

describe('the study asked about a position', () => {
  test('ranks the plays where dice are chosen', async () => {
    const study = new ScriptedStudy(() => Promise.resolve({ hint: PLAYS }));
    expect(await analyse(study, { ...LINKED, dice: '61' }, ask)).toEqual({ kind: 'plays', plays: PLAYS });
    expect(study.asked).toEqual([{ do: 'hint', saved: 'saved position', most: MOST_PLAYS }]);
  });

  test('says who is better before the throw', async () => {
    const value = { side: 'W', equity: 0.1, plies: 1, chances: [] };
    const study = new ScriptedStudy(() => Promise.resolve({ value }));
    expect(await analyse(study, LINKED, ask)).toEqual({ kind: 'value', value });
    expect(study.asked).toEqual([{ do: 'value', saved: 'saved position' }]);
  });

  test('fails with the reason of the rules, or with none', async () => {
    const refusing = new ScriptedStudy(() => Promise.reject(new StudyRefused({ code: 'no-net', message: '' })));
    expect(await analyse(refusing, LINKED, ask)).toEqual({ kind: 'failed', code: 'no-net' });
    const silent = new ScriptedStudy(() => Promise.resolve({}));
    expect(await analyse(silent, LINKED, ask)).toEqual({ kind: 'failed', code: '' });
    expect(await analyse(silent, LINKED, () => Promise.reject(new Error('no worker')))).toEqual({ kind: 'failed', code: '' });
  });
});
