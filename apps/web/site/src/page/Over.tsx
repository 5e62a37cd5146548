import type { JSX } from 'preact';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { whoIn } from './status';

interface OverProps {
  view: TableView;
  words: Words;
  onAgain(): void;
  onLeave(): void;
}

/** How the game ended, for how many points and why; and what may follow. */
export function Over({ view, words, onAgain, onLeave }: OverProps): JSX.Element | null {
  const { t } = words;
  const { over } = view;
  if (over === null) {
    return null;
  }
  return (
    <section class="over" aria-labelledby="over-title">
      <h2 id="over-title">{overTitle(view, words)}</h2>
      <p>{t('over.reason', { reason: over.reason.replace('-', ''), n: over.points })}</p>
      <div class="buttons">
        <button type="button" onClick={onLeave}>
          {t('leave')}
        </button>
        <button type="button" class="accent" data-action="again" onClick={onAgain}>
          {t('over.again')}
        </button>
      </div>
    </section>
  );
}

function overTitle(view: TableView, { t }: Words): string {
  const { over } = view;
  if (over === null) {
    return '';
  }
  return over.winner === ''
    ? t('over.draw', { n: over.points })
    : t('over.win', { who: whoIn(view)(over.winner), n: over.points });
}
