// What a screen reader says of a point, put together from the sentences of the catalogue.

import type { PointView, Side, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { type Lie, lieOf } from './checkers';
import { other, ownNumber } from './geometry';

/** How the board speaks: in whose numbering, and what each side is called ("you", "bot", "W", "B"). */
export interface Speaker {
  words: Words;
  numbering: Side;
  who(side: Side): string;
}

/** The label of a point or an off tray; `spot` is "24" … "1", "offW" or "offB". */
export function spotLabel(spot: string, view: TableView, speaker: Speaker, lie: Lie = lieOf(view)): string {
  const { t } = speaker.words;
  const here = spot.startsWith('off')
    ? offPart(spot.slice(3) as Side, lie, speaker)
    : pointPart(lie.points.find((p) => String(p.point) === spot), speaker);
  const can = canPart(spot, view, speaker);
  return can === '' ? here : t('spot.and', { what: here, can });
}

function offPart(side: Side, lie: Lie, { words, who }: Speaker): string {
  return words.t('spot.off', { who: who(side), n: lie.off[side] });
}

function pointPart(point: PointView | undefined, { words, numbering, who }: Speaker): string {
  if (point === undefined) {
    return '';
  }
  const n = ownNumber(numbering, point.point);
  if (point.top === '') {
    return words.t('spot.empty', { n });
  }
  const top = point.top as Side;
  const args = { n, who: who(top), count: point.count };
  return point.beneath === ''
    ? words.t('spot.checkers', args)
    : words.t('spot.pin', { ...args, whom: who(other(top)) });
}

function canPart(spot: string, view: TableView, { words }: Speaker): string {
  const { turn } = view;
  const target = turn.targets.find((each) => spotId(each.spot, view.actor) === spot);
  if (target !== undefined) {
    const dice = [...target.dice].join('+');
    return words.t(target.touches ? 'spot.targetPins' : 'spot.target', { dice });
  }
  if (spotId(turn.selected, view.actor) === spot) {
    return words.t('spot.selected');
  }
  const source = turn.sources.find((each) => spotId(each.spot, view.actor) === spot);
  return source === undefined ? '' : words.t('spot.source', { dice: eitherDie(source.dice, words) });
}

/** One die of several, such as "4 or 2". */
function eitherDie(dice: string, { t }: Words): string {
  return [...dice].reduce((before, die) => t('spot.or', { before, die }));
}

/** The page's name of a spot: the view's "off" belongs to whoever moves. */
export function spotId(spot: string, actor: string): string {
  return spot === 'off' ? `off${actor}` : spot;
}

/** The view's name of a spot. */
export function viewSpot(spot: string): string {
  return spot.startsWith('off') ? 'off' : spot;
}
