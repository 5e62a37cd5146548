import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { CardText } from './CardText';
import { momentText } from './moments';
import { numberingOf } from './status';
import { useMoments } from './useMoments';

interface MomentCardProps {
  view: TableView;
  words: Words;
  say(text: string): void;
  onResign(): void;
}

/** Explains a moment of the game in the place of the score, so that it hides no checker, no die and no button. */
export function MomentCard({ view, words, say, onResign }: MomentCardProps): JSX.Element | null {
  const { moment, dismiss } = useMoments(view);
  const { t } = words;
  const text = moment === null || view.over !== null ? '' : momentText(moment, view, words);
  useEffect(() => say(text), [text]);
  if (text === '') {
    return null;
  }
  const end = (): void => {
    dismiss();
    onResign();
  };
  return (
    <section class="moment">
      <CardText text={text} />
      {moment === `cannot-save-${numberingOf(view)}` && (
        <button type="button" data-action="end" onClick={end}>
          {t('resign.title')}
        </button>
      )}
      <button type="button" class="accent" data-action="seen" onClick={dismiss}>
        {t('moment.ok')}
      </button>
    </section>
  );
}
