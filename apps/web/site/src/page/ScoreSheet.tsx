import type { JSX } from 'preact';
import type { MatchRowView, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from './Dialog';
import { matchName, scoreText } from './matches';
import { presetOf } from './presets';
import { whoIn } from './status';

interface SheetProps {
  view: TableView;
  words: Words;
  onClose(): void;
}

/** Every finished game of the match: what was played, who started, what it came to. */
export function ScoreSheet({ view, words, onClose }: SheetProps): JSX.Element | null {
  const { t } = words;
  const { match } = view;
  if (match === null) {
    return null;
  }
  return (
    <Dialog title={t('match.sheet')} closeLabel={t('close')} onClose={onClose}>
      <p>
        {matchName(match.name, match.target, view.game?.preset ?? '', words)}. {scoreText(match, words)}
      </p>
      {match.games.length === 0 ? (
        <p class="hint">{t('match.none')}</p>
      ) : (
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">{t('match.colGame')}</th>
              <th scope="col">{t('match.colStarter')}</th>
              <th scope="col">{t('match.colResult')}</th>
              <th scope="col">{t('match.colScore')}</th>
            </tr>
          </thead>
          <tbody>
            {match.games.map((row) => (
              <Row key={row.number} row={row} view={view} words={words} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function Row({ row, view, words }: { row: MatchRowView; view: TableView; words: Words }): JSX.Element {
  const { t } = words;
  const who = whoIn(view);
  return (
    <tr>
      <th scope="row">
        {row.number}. {t(`preset.${presetOf(row.preset).id}`)}
      </th>
      <td>{t('side.name', { who: who(row.starter) })}</td>
      <td>{t('match.result', { who: who(row.winner), n: row.points })}</td>
      <td>
        {row.white}–{row.black}
      </td>
    </tr>
  );
}
