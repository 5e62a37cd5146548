import type { JSX } from 'preact';
import type { MatchRowView, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from './Dialog';
import { matchName, scoreText } from './matches';
import { presetOf } from './presets';
import type { Session } from './session';
import { namesIn } from './status';

interface SheetProps {
  session: Session;
  view: TableView;
  words: Words;
  onClose(): void;
}

/** Every finished game of the match: what was played, who started, what it came to. */
export function ScoreSheet({ session, view, words, onClose }: SheetProps): JSX.Element | null {
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
              <Row key={row.number} row={row} name={namesIn(view, session.level.value, words)} words={words} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function Row({ row, name, words: { t } }: { row: MatchRowView; name(side: string): string; words: Words }): JSX.Element {
  return (
    <tr>
      <th scope="row">
        {row.number}. {t(`preset.${presetOf(row.preset).id}`)}
      </th>
      <td>{name(row.starter)}</td>
      <td>
        {row.winner === '' ? t('match.drawn') : name(row.winner)} +{row.points}
      </td>
      <td>
        {row.white}–{row.black}
      </td>
    </tr>
  );
}
