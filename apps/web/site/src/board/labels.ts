// What a screen reader says of a point, put together from the sentences of the catalogue.

import type { PointView, Side, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { type Lie, lieOf } from './checkers';
import { kindOf, other, ownNumber } from './geometry';

/** How the board speaks: in whose numbering, and what each side is called ("you", "bot", "W", "B"). */
export interface Speaker {
  words: Words;
  numbering: Side;
  who(side: Side): string;
}

/** The label of a point, an off tray or a part of the bar; `spot` is "24" … "1", "offW", "offB", "barW" or "barB". */
export function spotLabel(spot: string, view: TableView, speaker: Speaker, lie: Lie = lieOf(view)): string {
  const { t } = speaker.words;
  const here = /^[a-z]/.test(spot)
    ? besidePart(spot, lie, speaker)
    : pointPart(lie.points.find((p) => String(p.point) === spot), lie.parallel, speaker);
  const can = canPart(spot, view, speaker);
  return can === '' ? here : t('spot.and', { what: here, can });
}

function besidePart(spot: string, lie: Lie, { words, who }: Speaker): string {
  const side = spot.slice(3) as Side;
  return spot.startsWith('off')
    ? words.t('spot.off', { who: who(side), n: lie.off[side] })
    : words.t('spot.bar', { who: who(side), n: lie.bar[side] });
}

function pointPart(point: PointView | undefined, parallel: boolean, { words, numbering, who }: Speaker): string {
  if (point === undefined) {
    return '';
  }
  const n = ownNumber(numbering, point.point, parallel);
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
    const touches = kindOf(view).bar ? 'spot.targetHits' : 'spot.targetPins';
    return words.t(target.touches ? touches : 'spot.target', { dice });
  }
  if (spotId(turn.selected, view.actor) === spot) {
    return words.t('spot.selected');
  }
  const source = turn.sources.find((each) => spotId(each.spot, view.actor) === spot);
  return source === undefined || source.dice === '' ? '' : words.t('spot.source', { dice: eitherDie(source.dice, words) });
}

/** One die of several, such as "4 or 2". */
function eitherDie(dice: string, { t }: Words): string {
  return [...dice].reduce((before, die) => t('spot.or', { before, die }));
}

/** The page's name of a spot: the view's "off" and "bar" belong to whoever moves. */
export function spotId(spot: string, actor: string): string {
  return spot === 'off' || spot === 'bar' ? `${spot}${actor}` : spot;
}

/** The view's name of a spot. */
export function viewSpot(spot: string): string {
  return /^[a-z]/.test(spot) ? spot.slice(0, 3) : spot;
}
