import type { JSX } from 'preact';
import { Over, type OverProps } from './Over';
import type { PartProps } from './parts';
import type { Session } from './session';
import type { TableView } from '../contract';

type EndProps = PartProps & Pick<OverProps, 'onCertificate' | 'onReview' | 'onSave' | 'onClose'> & { closed: boolean };

/** The panel of the end, unless the reader has closed it to look at the board. */
export function End({ session, closed, ...props }: EndProps): JSX.Element | null {
  const { view } = props;
  if (view.over === null || closed) {
    return null;
  }
  return <Over {...props} onAgain={() => again(session, view)} onNext={() => void session.next()} onLeave={() => void session.leave()} />;
}

/** The same once more, from the same position if it was set up; the colours change hands. */
function again(session: Session, { game, match }: TableView): void {
  if (game === null) {
    return;
  }
  const seat = (name: string): 'human' | 'bot' => (name === 'bot' ? 'bot' : 'human');
  const { preset, realDice, setUp } = game;
  const pinnedBlocks = match?.pinnedBlocks ?? game.pinnedBlocks;
  const wish = { preset, pinnedBlocks, white: seat(game.black), black: seat(game.white), realDice, level: session.level.value };
  if (setUp !== null) {
    void session.setUp({ ...setUp, ...wish, turn: setUp.turn === 'B' ? 'B' : 'W', game: game.id });
  } else {
    void session.start({ ...wish, game: game.id, match: match?.name ?? '', target: match?.target ?? 0 });
  }
}
