// A position in the address: what a link carries behind its "#", and what a person pastes.

import type { Side } from '../contract';
import { GAME_IDS, type GameId, type PresetId, presetOf, presetsOf } from '../page/presets';

/** What a link says of a position. `position` is an id or a board text, judged by nobody yet. */
export interface Linked {
  game: GameId;
  preset: PresetId;
  position: string;
  turn: Side;
  /** Two digits, or nothing where the dice are yet to be thrown. */
  dice: string;
}

const MARK = '#setup';

export function isSetupAddress(hash: string): boolean {
  return hash === MARK || hash.startsWith(`${MARK}=`);
}

/** Behind the address of the page, this opens the position. */
export function hashOf({ game, preset, position, turn, dice }: Linked): string {
  const fields = [`${MARK}=${encodeURI(position)}`, `game=${game}`, `rules=${preset}`, `turn=${turn}`];
  return [...fields, ...(dice === '' ? [] : [`dice=${dice}`])].join('&');
}

/** What an address says; empty positions and unknown names become the usual ones. */
export function linkedOf(hash: string): Linked {
  const fields = new Map(hash.split('&').map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]));
  const named = fields.get('game');
  const game = GAME_IDS.find((id) => id === named) ?? presetOf(fields.get('rules') ?? '').game;
  const preset = presetsOf(game).find(({ id }) => id === fields.get('rules')) ?? presetsOf(game)[0];
  return {
    game,
    preset: (preset as { id: PresetId }).id,
    position: plain(fields.get(MARK) ?? ''),
    turn: fields.get('turn') === 'B' ? 'B' : 'W',
    dice: /^[1-6]{2}$/.exec(fields.get('dice') ?? '')?.[0] ?? '',
  };
}

/** The part of a pasted text that counts: of a link what is behind its "#". */
export function pasted(text: string): string {
  const at = text.indexOf(`${MARK}=`);
  return (at < 0 ? text : text.slice(at)).trim();
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
