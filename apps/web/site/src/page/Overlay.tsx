import type { JSX } from 'preact';
import type { OpeningNews } from './opening';
import { Over } from './Over';
import type { PartProps } from './parts';
import { passText } from './status';

interface OverlayProps extends PartProps {
  opening: OpeningNews | null;
  /** Whether the reader has closed the panel of the end, to look at the board. */
  closed: boolean;
  onClose(): void;
  onCertificate(): void;
  onReview(): void;
  onSave(): void;
}

/** What lies over the felt for a while: who starts, a pass, the end. */
export function Overlay({ session, view, words, opening, closed, onClose, onCertificate, onReview, onSave }: OverlayProps): JSX.Element | null {
  const again = (): void => {
    const { game, match } = view;
    if (game !== null) {
      const seat = (name: string): 'human' | 'bot' => (name === 'bot' ? 'bot' : 'human');
      const { preset, realDice } = game;
      const pinnedBlocks = match?.pinnedBlocks ?? game.pinnedBlocks;
      const [white, black] = [seat(game.black), seat(game.white)];
      if (game.setUp !== null) {
        void session.setUp({ ...game.setUp, level: session.level.value, turn: game.setUp.turn === 'B' ? 'B' : 'W', game: game.id, preset, pinnedBlocks, white, black, realDice });
        return;
      }
      const what = { game: game.id, preset, match: match?.name ?? '', target: match?.target ?? 0 };
      void session.start({ ...what, pinnedBlocks, white, black, realDice, level: session.level.value });
    }
  };
  if (opening !== null) {
    return <p class={opening.dice === null ? 'toast' : 'toast opening-line'}>{opening.line}</p>;
  }
  if (view.over !== null) {
    return closed ? null : (
      <Over
        view={view}
        words={words}
        onAgain={again}
        onNext={() => void session.next()}
        onLeave={() => void session.leave()}
        onCertificate={onCertificate}
        onReview={onReview}
        onSave={onSave}
        onClose={onClose}
      />
    );
  }
  return view.turn.pass ? <p class="toast">{passText(view, words)}</p> : null;
}
