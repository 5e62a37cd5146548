import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchView, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { scoreText, starterText } from './matches';
import { outcomeText } from './outcome';
import { presetOf } from './presets';
import { whoIn } from './status';

export interface OverProps {
  view: TableView;
  words: Words;
  onAgain(): void;
  onNext(): void;
  onLeave(): void;
  onCertificate(): void;
  onReview(): void;
  onSave(): void;
  onClose(): void;
}

/** How the game ended, for how many points and why; how the match stands, what may follow, and the certificate for whoever asks for it. */
export function Over({ onClose, ...props }: OverProps): JSX.Element | null {
  const { view, words } = props;
  const { t } = words;
  const { over, match } = view;
  const panel = useRef<HTMLElement>(null);
  // Not after a mere reload: there the ring of the focus would greet somebody who plays by touch.
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive === true) {
      panel.current?.focus({ preventScroll: true });
    }
  }, []);
  if (over === null) {
    return null;
  }
  return (
    <section ref={panel} class="over" tabIndex={-1} aria-labelledby="over-title">
      <button type="button" class="plain close" data-action="close-over" aria-label={t('close')} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
      <div class="over-told">
        <h2 id="over-title">{outcomeText(over, whoIn(view), words)}</h2>
        <p>
          {t('over.reason', { reason: over.reason.replace('-', ''), who: whoIn(view)(over.winner) })} {t('over.worth', { worth: worthOf(view), n: over.points })}
        </p>
        {match !== null && <MatchPart match={match} view={view} words={words} />}
        {view.fair !== null && (
          <button type="button" class="plain" data-action="certificate" onClick={props.onCertificate}>
            {t('fair.certificate')}
          </button>
        )}
      </div>
      <Ways {...props} />
    </section>
  );
}

/** What may follow, all of one size. */
function Ways({ view, words, onAgain, onNext, onLeave, onReview, onSave }: Omit<OverProps, 'onClose' | 'onCertificate'>): JSX.Element {
  const { t } = words;
  const goesOn = view.match !== null && view.match.next !== null;
  return (
    <div class="ways">
      <button type="button" class="accent" data-action={goesOn ? 'next' : 'again'} onClick={goesOn ? onNext : onAgain}>
        {t(goesOn ? 'match.start' : 'over.again')}
      </button>
      <button type="button" data-action="review" onClick={onReview}>
        {t('review.title')}
      </button>
      <button type="button" data-action="export" onClick={onSave}>
        {t('fair.save')}
      </button>
      <button type="button" data-action="leave" onClick={onLeave}>
        {t('leave')}
      </button>
    </div>
  );
}

/** What made the win worth its points, as the board tells it: empty for a single point. */
export function worthOf({ over, white, black }: TableView): 'gammon' | 'backgammon' | 'count' | 'mother' | '' {
  if (over === null || over.winner === '' || over.points < 2) {
    return '';
  }
  if (over.reason === 'mother') {
    return 'mother';
  }
  const { off } = over.winner === 'W' ? black : white;
  return off > 0 || over.points > 3 ? 'count' : over.points === 2 ? 'gammon' : 'backgammon';
}

/** The score of the match; who has won it, or which game comes next, who starts it and why. */
function MatchPart({ match, view, words }: { match: MatchView; view: TableView; words: Words }): JSX.Element {
  const { t } = words;
  const { next, winner, white, black } = match;
  if (next === null) {
    const score = winner === 'B' ? `${black}–${white}` : `${white}–${black}`;
    return <p class="match-score">{winner !== '' && t('match.won', { who: whoIn(view)(winner), score })}</p>;
  }
  return (
    <>
      <p class="match-score">{scoreText(match, words)}</p>
      <p>
        {t('match.nextGame', { number: next.number, name: t(`preset.${presetOf(next.preset).id}`) })}{' '}
        {starterText(next, view, words)}
      </p>
    </>
  );
}
