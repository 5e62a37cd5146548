// Asks the rules about a position. The thinker answers, which runs the rules too and holds no game.

import type { Side, Thinker } from '../contract';
import type { GameId } from '../page/presets';
import type { Linked } from './address';
import type { Laid } from '../board/laid';

/** What the rules say of a position: its texts, or that it is none. */
export type Verdict =
  | { readonly good: true; readonly board: string; readonly id: string | null }
  | { readonly good: false; readonly fault: Fault };

/** Why a position is refused, for a sentence in the reader's language. */
export type Fault = 'shared' | 'layers' | 'pinner' | 'bar' | 'nobody' | 'over' | 'unreadable';

interface Answer {
  position?: string;
  ids?: Record<string, string | null>;
  error?: { code: string };
}

/** Reads an id or a board text and asks whether the game can go on from there. */
export async function judge(thinker: Thinker, { game, preset, position, turn }: Linked, laid?: Laid): Promise<Verdict> {
  const asked = { id: 1, game, rules: { preset }, turn };
  const read = await ask(thinker, { ...asked, op: 'read', text: position });
  if (read.position === undefined) {
    return { good: false, fault: laid === undefined ? 'unreadable' : faultOf(laid, game) };
  }
  const plays = await ask(thinker, { ...asked, op: 'plays', position: read.position, dice: '61' });
  return plays.error?.code === 'game-over'
    ? { good: false, fault: 'over' }
    : { good: true, board: read.position, id: read.ids?.[game] ?? null };
}

async function ask(thinker: Thinker, request: object): Promise<Answer> {
  return JSON.parse(await thinker.best(JSON.stringify(request))) as Answer;
}

/** Names what the rules have refused, by what is seen on the board. */
function faultOf({ stacks, bar }: Laid, game: GameId): Fault {
  const mixed = stacks.filter((stack) => stack.includes('W') && stack.includes('B'));
  if (mixed.length > 0) {
    return game !== 'tapa' ? 'shared' : mixed.some((stack) => /(WWB|BBW)/.test(stack)) ? 'layers' : 'pinner';
  }
  const onBar = (['W', 'B'] as const).some((side: Side) => bar[side] > 0);
  return onBar && game !== 'tabla' ? 'bar' : 'nobody';
}
