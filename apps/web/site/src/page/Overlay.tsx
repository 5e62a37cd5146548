import type { JSX } from 'preact';
import { momentText } from './moments';
import { Over } from './Over';
import type { PartProps } from './parts';
import { whoIn } from './status';
import { useMoments } from './useMoments';

/** What lies over the felt for a while: a pass, a moment explained, the end. */
export function Overlay({ session, view, words }: PartProps): JSX.Element {
  const { moment, dismiss } = useMoments(view);
  const { t } = words;
  const again = (): void => {
    const { game } = view;
    if (game !== null) {
      const seat = (name: string): 'human' | 'bot' => (name === 'bot' ? 'bot' : 'human');
      void session.start(game.preset, game.pinnedBlocks, seat(game.black), seat(game.white));
    }
  };
  if (view.over !== null) {
    return <Over view={view} words={words} onAgain={again} onLeave={() => void session.leave()} />;
  }
  if (view.turn.pass) {
    return <p class="toast">{t('status.pass', { who: whoIn(view)(view.actor) })}</p>;
  }
  const text = moment === null ? '' : momentText(moment, view, words);
  if (text === '') {
    return <></>;
  }
  return (
    <section class="moment" aria-live="polite">
      <p>{text}</p>
      <button type="button" class="accent" onClick={dismiss}>
        {t('moment.ok')}
      </button>
    </section>
  );
}
