// What the study says of a position that is set up: its plays where dice are chosen, else who is better.

import type { HintView, Study, ValueView } from '../contract';
import { type ExchangeAnswer, type ExchangeCommand, exchange } from '../exchange/exchange';
import { MOST_PLAYS, StudyRefused } from '../workers/study';
import type { Linked } from './address';

export type Analysed =
  | { readonly kind: 'plays'; readonly plays: HintView }
  | { readonly kind: 'value'; readonly value: ValueView }
  /** `code` says why the rules allow no answer; it is empty where there was none. */
  | { readonly kind: 'failed'; readonly code: string };

type Ask = (command: ExchangeCommand) => Promise<ExchangeAnswer>;

export async function analyse(study: Study, linked: Linked, ask: Ask = exchange): Promise<Analysed> {
  try {
    const { text: saved = '' } = await ask({ do: 'position', ...linked });
    const command = linked.dice === '' ? ({ do: 'value', saved } as const) : ({ do: 'hint', saved, most: MOST_PLAYS } as const);
    const { hint, value } = await study.ask(linked.game, command);
    return hint !== null ? { kind: 'plays', plays: hint } : value !== null ? { kind: 'value', value } : { kind: 'failed', code: '' };
  } catch (failure) {
    return { kind: 'failed', code: failure instanceof StudyRefused ? failure.problem.code : '' };
  }
}
