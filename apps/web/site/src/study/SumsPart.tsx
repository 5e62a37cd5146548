import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../page/Dialog';
import { countDice, expectedDoubles, expectedFaces, isNormal } from './dice';
import { whoOf } from './Games';
import type { ReviewProps } from './ReviewBoard';
import { saveText } from '../page/texts';
import { type Sums, lessLuck, ratingName, ratingOf, sumsOf } from './sums';

const SIDES = ['W', 'B'] as const;

/** The sums of both sides, once all turns are judged. */
export function SumsPart({ judged, game, words, study, whole }: ReviewProps & { whole: boolean }): JSX.Element | null {
  const { s, plain, points } = study;
  if (!whole) {
    return null;
  }
  const sums = { W: sumsOf(judged, 'W'), B: sumsOf(judged, 'B') };
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
    [s('sums.lessLuck'), (own, side) => points(lessLuck(result[side], own, sums[side === 'W' ? 'B' : 'W']))],
  ];
  return (
    <section aria-labelledby="sums-title">
      <h2 id="sums-title">{s('sums.title')}</h2>
      <table class="sheet sums">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {words.t('side.name', { who: whoOf(game)(side) })}
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
      <p class="quiet">{s('sums.explained')}</p>
    </section>
  );
}

/** The rating with its name, such as "4.2 – expert". */
export function ratingText(sums: Sums, { s, tenths }: ReviewProps['study']): string {
  const rating = ratingOf(sums);
  return rating === null ? '–' : s('rating.named', { rating: tenths(rating), name: ratingName(rating) });
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
    <section aria-labelledby="dice-title">
      <h2 id="dice-title">{s('dice.title')}</h2>
      <p>{s(isNormal(counts.W, counts.B) ? 'dice.normal' : 'dice.unusual')}</p>
      <table class="sheet sums">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {words.t('side.name', { who: whoOf(game)(side) })}
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

/** What anybody needs to check the dice, where they were not thrown by hand. */
export function CertificatePart({ room, game, course, words, study }: ReviewProps): JSX.Element | null {
  const [text, setText] = useState<string | null>(null);
  if (course.game.realDice) {
    return null;
  }
  const open = async (): Promise<void> => {
    const { certificate } = await room.study.ask(game.game, { do: 'certificate', saved: game.saved });
    setText(certificate);
  };
  const title = words.t('fair.certificate');
  return (
    <section>
      <button type="button" data-action="certificate" onClick={() => void open().catch(() => undefined)}>
        {title}
      </button>
      {text !== null && (
        <Dialog title={title} closeLabel={words.t('close')} onClose={() => setText(null)}>
          <p>{words.t('fair.certText')}</p>
          <textarea class="certificate" readOnly rows={6} aria-label={title} value={text} />
          <div class="buttons">
            <button type="button" class="accent" onClick={() => saveText(text, 'certificate.json', 'application/json')}>
              {study.s('save')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
