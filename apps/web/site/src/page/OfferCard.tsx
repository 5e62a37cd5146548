import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CardText } from './CardText';
import type { PartProps } from './parts';
import { whoIn } from './status';

/** An offer to resign for less, in the place of the score: whoever is asked accepts it or plays on. */
export function OfferCard({ session, view, words, say }: PartProps & { say(text: string): void }): JSX.Element | null {
  const { t } = words;
  const { offer } = view;
  const text = offer === null || view.over !== null ? '' : t('offer.made', { who: whoIn(view)(offer.side), n: offer.points });
  useEffect(() => say(text), [text]);
  if (text === '') {
    return null;
  }
  const answer = (accept: boolean): void => void session.act({ do: 'answer', accept });
  return (
    <section class="moment offer">
      <CardText text={text} />
      {view.yourTurn && (
        <>
          <button type="button" data-action="refuse" onClick={() => answer(false)}>
            {t('offer.refuse')}
          </button>
          <button type="button" class="accent" data-action="accept" onClick={() => answer(true)}>
            {t('offer.accept')}
          </button>
        </>
      )}
    </section>
  );
}
