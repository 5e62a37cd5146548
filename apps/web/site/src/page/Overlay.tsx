import type { JSX } from 'preact';
import { Over } from './Over';
import type { PartProps } from './parts';
import { passText } from './status';

/** What lies over the felt for a while: a pass, the end. */
export function Overlay({ session, view, words, onCertificate, onReview }: PartProps & { onCertificate(): void; onReview(): void }): JSX.Element {
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
  if (view.over !== null) {
    return (
      <Over
        view={view}
        words={words}
        onAgain={again}
        onNext={() => void session.next()}
        onLeave={() => void session.leave()}
        onCertificate={onCertificate}
        onReview={onReview}
      />
    );
  }
  return view.turn.pass ? <p class="toast">{passText(view, words)}</p> : <></>;
}
