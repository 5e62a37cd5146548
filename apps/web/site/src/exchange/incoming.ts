// What a text from outside is, and what becomes of it.

import type { FinishedGame } from '../study/shelf';
import { type ExchangeAnswer, type ExchangeCommand, type Kept, type KeptGame, keptOf } from './exchange';

/** Games that may be opened, the verdict on a certificate, or why it is neither. */
export type Incoming =
  | { readonly kind: 'games'; readonly kept: Kept; readonly whole: boolean }
  | { readonly kind: 'dice'; readonly rolls: number; readonly fault: string }
  | { readonly kind: 'bad'; readonly detail: string };

/** Longer than any game or match. */
export const LONGEST = 2_000_000;

/** `whole` games come in one record, which the table opens; those of a .mat text stand alone. */
export async function incoming(text: string, ask: (command: ExchangeCommand) => Promise<ExchangeAnswer>): Promise<Incoming> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) {
    return { kind: 'bad', detail: '' };
  }
  if (!trimmed.startsWith('{')) {
    return games({ text, ...(await ask({ do: 'games', text })) }, false);
  }
  if (!trimmed.includes('"fairdice/')) {
    // The text stays as it is: what is opened on the device it came from goes on with its dice.
    return games({ ...(await ask({ do: 'record', saved: trimmed })), text: trimmed }, true);
  }
  const { problem, rolls = 0, fault = '' } = await ask({ do: 'verify', text: trimmed });
  return problem === '' ? { kind: 'dice', rolls, fault } : { kind: 'bad', detail: problem };
}

function games(answer: ExchangeAnswer, whole: boolean): Incoming {
  const kept = keptOf(answer);
  return kept === null ? { kind: 'bad', detail: answer.problem } : { kind: 'games', kept, whole };
}

export function isOver({ reason }: KeptGame): boolean {
  return reason !== '';
}

/** The games that are over, for the shelf; `id` is new, and `ended` the moment in which they came. */
export function finishedGames({ kept, whole }: Extract<Incoming, { kind: 'games' }>, id: string, ended: number): FinishedGame[] {
  const { games, white, black } = kept;
  return games.flatMap((game, at) => {
    const number = at + 1;
    const last = whole && number === games.length;
    const alone = { ...game, saved: last ? kept.text : game.saved, white, black, level: 0, id: `${id}-${number}`, ended: ended + at };
    const { turns: _, rolls: __, reason: ___, ...shelved } = alone;
    return isOver(game) ? [games.length === 1 ? shelved : { ...shelved, match: { id, number, whole: last } }] : [];
  });
}
