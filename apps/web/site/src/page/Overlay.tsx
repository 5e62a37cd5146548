import type { JSX } from 'preact';
import { Over } from './Over';
import type { PartProps } from './parts';
import { passText } from './status';

/** What lies over the felt for a while: a pass, the end. */
export function Overlay({ session, view, words }: PartProps): JSX.Element {
  const again = (): void => {
    const { game } = view;
    if (game !== null) {
      const seat = (name: string): 'human' | 'bot' => (name === 'bot' ? 'bot' : 'human');
      void session.start({ ...game, game: game.id, white: seat(game.black), black: seat(game.white) });
    }
  };
  if (view.over !== null) {
    return <Over view={view} words={words} onAgain={again} onLeave={() => void session.leave()} />;
  }
  return view.turn.pass ? <p class="toast">{passText(view, words)}</p> : <></>;
}
