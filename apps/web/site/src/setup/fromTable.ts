// From the table to the set-up: the address of the position that lies there.

import type { TableView } from '../contract';
import { presetOf } from '../page/presets';
import { hashOf } from './address';

/** The position as it lies, with the dice that are played if none of them has been used. */
export function addressOf(view: TableView): string {
  const { id: preset, game } = presetOf(view.game?.preset ?? '');
  const fresh = view.dice.length > 0 && view.turn.origin === 'roll' && view.dice.every(({ used }) => !used);
  const dice = fresh ? view.dice.slice(0, 2).map(({ value }) => value).join('') : '';
  return hashOf({ game, preset, position: boardOf(view), turn: view.actor === 'B' ? 'B' : 'W', dice });
}

function boardOf({ points, white, black }: TableView): string {
  const taken = points.filter(({ count }) => count > 0);
  const stacks = taken.map(({ point, top, count, beneath }) => `${point}:${[...beneath].map((side) => `${side}1`).join('')}${top}${count}`);
  const bars = [...(white.onBar > 0 ? [`barW:${white.onBar}`] : []), ...(black.onBar > 0 ? [`barB:${black.onBar}`] : [])];
  return [...stacks, ...bars].join(' ');
}
