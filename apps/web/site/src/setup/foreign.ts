// What other programs call a position of Tabla.

import { type ExchangeAnswer, exchange } from '../exchange/exchange';
import type { Linked } from './address';

/** Whether a text looks like an XGID, or like GNU Backgammon's position id and match id: these tell turn and dice too. */
export function isForeign(text: string): boolean {
  return /^(XGID=)?[-A-Oa-o]{26}:|^[A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12}$/.test(text);
}

/** The position of such a text; null if it is none. */
export async function readForeign(linked: Linked): Promise<Linked | null> {
  const { game, preset, position: text } = linked;
  const { problem, position = '', turn, dice = '' } = await exchange({ do: 'diagram', game, preset, text });
  return problem === '' ? { ...linked, position, turn: turn === 'B' ? 'B' : 'W', dice } : null;
}

export function foreignIds({ position, turn, dice }: Pick<Linked, 'position' | 'turn' | 'dice'>): Promise<ExchangeAnswer> {
  return exchange({ do: 'ids', position, turn, dice });
}
