import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isLevel } from '../page/levels';
import { type Row, rowsOf, windowsOf } from './progress';
import { saveText } from '../page/texts';
import { Frame, type ScreenProps } from './Screen';
import type { Result } from './shelf';
import { ratingText } from './SumsPart';
import { signed } from './words';

/** What the reader's games against bots came to, by game and level and over time. */
export function Progress({ room, words, study }: ScreenProps): JSX.Element {
  const { s } = study;
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const read = (): void => void room.shelf.results().then(setResults);
  useEffect(read, [room]);
  const remove = async (): Promise<void> => {
    const back = await room.shelf.clearResults();
    read();
    room.removals.add({ text: s('progress.deleted'), place: '[data-action=delete]', restore: () => back().then(read) });
  };
  const given = { room, words, study };
  return (
    <Frame {...given} title={s('progress.title')} behind={{ at: 'games' }} phase="progress">
      <p class="quiet">{s('progress.where')}</p>
      {results?.length === 0 && <p>{s('progress.none')}</p>}
      {results !== null && results.length > 0 && (
        <>
          <Levels {...given} rows={rowsOf(results)} />
          <OverTime {...given} results={results} />
          <div class="buttons">
            <button type="button" data-action="export" onClick={() => saveText(JSON.stringify(results, null, 2), 'tapa-progress.json', 'application/json')}>
              {s('progress.export')}
            </button>
            <button type="button" class="danger" data-action="delete" onClick={() => void remove()}>
              {s('progress.delete')}
            </button>
          </div>
        </>
      )}
    </Frame>
  );
}

/** A line for each game and level. */
function Levels({ rows, words, study }: ScreenProps & { rows: readonly Row[] }): JSX.Element {
  const { s, points } = study;
  return (
    <table class="sheet sums">
      <caption class="spoken">{s('progress.levels')}</caption>
      <thead>
        <tr>
          <th scope="col">{s('progress.against')}</th>
          <th scope="col">{s('progress.won')}</th>
          <th scope="col">{s('progress.points')}</th>
          <th scope="col">{s('sums.rating')}</th>
          <th scope="col">{s('sums.luck')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.game}${row.level}`}>
            <th scope="row">
              {words.t(`preset.${row.game === 'tabla' ? 'tabla' : row.game === 'gulbara' ? 'gulbara' : 'mali'}`)}
              {isLevel(row.level) && ` · ${words.t(`level.${row.level}`)}`}
            </th>
            <td>{s('progress.of', { won: row.won, games: row.games })}</td>
            <td>{signed(row.points)}</td>
            <td>{row.reviewed === 0 ? '–' : ratingText(row.sums, study)}</td>
            <td>{row.reviewed === 0 ? '–' : points(row.sums.luck)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ten games at a time, the newest last: the rating as bars, with the numbers beside them. */
function OverTime({ results, study }: ScreenProps & { results: readonly Result[] }): JSX.Element | null {
  const { s, points } = study;
  const windows = windowsOf(results);
  if (windows.length === 0) {
    return <p class="quiet">{s('progress.noReviews')}</p>;
  }
  const most = Math.max(20, ...windows.map(({ rating }) => rating));
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time">{s('progress.time')}</h2>
      <table class="sheet sums">
        <thead>
          <tr>
            <th scope="col">{s('progress.until')}</th>
            <th scope="col">{s('sums.rating')}</th>
            <th scope="col">{s('sums.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {windows.map((part) => (
            <tr key={part.ended}>
              <th scope="row">{study.date(part.ended)}</th>
              <td class="bar-cell">
                <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * part.rating) / most} height="8" rx="2" />
                </svg>
                {ratingText(part.sums, study)}
              </td>
              <td>{points(part.sums.luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{s('sums.explained')}</p>
    </section>
  );
}
