import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LaterCertificate, LaterSave } from '../exchange/later';
import { countDice, expectedDoubles, expectedFaces, isNormal } from './dice';
import { nameIn } from './Games';
import type { ReviewProps } from './ReviewBoard';
import { ENOUGH_DECISIONS, type Sums, lessLuck, ratingName, ratingOf, sumsOf } from './sums';

const SIDES = ['W', 'B'] as const;

/** The sums of both sides, once all turns are judged. */
export function SumsPart({ course, judged, game, words, study }: ReviewProps): JSX.Element {
  const { s, plain, points } = study;
  const sums = { W: sumsOf(judged, 'W'), B: sumsOf(judged, 'B') };
  const givenUp = course.over?.reason === 'resigned';
  const result = { W: resultOf(game.winner, game.points, 'W'), B: resultOf(game.winner, game.points, 'B') };
  const rows: readonly (readonly [string, (own: Sums, side: 'W' | 'B') => string | number])[] = [
    [s('sums.rating'), (own) => ratingText(own, study)],
    [s('sums.decisions'), ({ decisions }) => decisions],
    [s('sums.loss'), ({ loss }) => plain(loss)],
    [s('mark.named', { mark: 'doubtful' }), ({ doubtful }) => doubtful],
    [s('mark.named', { mark: 'bad' }), ({ bad }) => bad],
    [s('mark.named', { mark: 'veryBad' }), ({ veryBad }) => veryBad],
    [s('sums.luck'), ({ luck }) => points(luck)],
    [s('sums.result'), (_, side) => points(result[side])],
    [s('sums.lessLuck'), (_, side) => points(lessLuck(judged, side, result[side], givenUp))],
  ];
  return (
    <section aria-label={s('sums.title')}>
      <table class="sheet sums">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {nameIn(game, side, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {SIDES.map((side) => (
                <td key={side}>{value(sums[side], side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {givenUp && <p class="quiet">{s('sums.givenUp')}</p>}
      <p class="quiet">{s('sums.explained')}</p>
    </section>
  );
}

/** The rating with its name, such as "4.2 – expert"; of few decisions how many there were. */
export function ratingText(sums: Sums, { s, tenths }: ReviewProps['study']): string {
  const rating = ratingOf(sums);
  const few = s('rating.few', { n: sums.decisions, all: ENOUGH_DECISIONS });
  if (rating === null) {
    return few;
  }
  return sums.decisions < ENOUGH_DECISIONS ? `${tenths(rating)} – ${few}` : s('rating.named', { rating: tenths(rating), name: ratingName(rating) });
}

function resultOf(winner: string, points: number, side: string): number {
  return winner === '' ? 0 : winner === side ? points : -points;
}

/** What the dice did, and whether that is usual. */
export function DicePart({ course, game, words, study }: ReviewProps): JSX.Element {
  const { s, tenths } = study;
  const counts = { W: countDice(course.turns, 'W'), B: countDice(course.turns, 'B') };
  const cell = (found: number, expected: number): string => s('dice.cell', { found, expected: tenths(expected) });
  return (
    <section aria-label={s('dice.title')}>
      <p>{s(isNormal(counts.W, counts.B) ? 'dice.normal' : 'dice.unusual')}</p>
      <table class="sheet sums">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {nameIn(game, side, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((face) => (
            <tr key={face}>
              <th scope="row">{s('dice.face', { n: face + 1 })}</th>
              {SIDES.map((side) => (
                <td key={side}>{cell(counts[side].faces[face] ?? 0, expectedFaces(counts[side].throws))}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{s('dice.doubles')}</th>
            {SIDES.map((side) => (
              <td key={side}>{cell(counts[side].doubles, expectedDoubles(counts[side].throws))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{s('dice.throws')}</th>
            {SIDES.map((side) => (
              <td key={side}>{counts[side].throws}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The record of the game, and what anybody needs to check its dice, where they were not thrown by hand. */
export function TextsPart({ room, game, course, words, study }: ReviewProps): JSX.Element {
  const [open, setOpen] = useState<'certificate' | 'save' | null>(null);
  const close = (): void => setOpen(null);
  const certificate = async (): Promise<string> =>
    (await room.study.ask(game.game, { do: 'certificate', saved: game.saved })).certificate;
  return (
    <div class="work">
      {!course.game.realDice && (
        <button type="button" data-action="certificate" onClick={() => setOpen('certificate')}>
          {words.t('fair.certificate')}
        </button>
      )}
      <button type="button" data-action="save-game" onClick={() => setOpen('save')}>
        {study.s('save')}
      </button>
      {open === 'certificate' && <LaterCertificate load={certificate} words={words} onClose={close} />}
      {open === 'save' && <LaterSave load={() => Promise.resolve(game.saved)} ended={game.ended} words={words} onClose={close} />}
    </div>
  );
}
