import type { JSX } from 'preact';
import { textOf } from '../board/laid';
import type { Seat } from '../contract';
import type { Words } from '../i18n/words';
import { leaveAddress } from '../page/address';
import { Dialog } from '../page/Dialog';
import type { Session } from '../page/session';
import type { Draft } from './SetupScreen';

interface PlayProps {
  session: Session;
  draft: Draft;
  words: Words;
  onClose(): void;
}

/** Who plays on from here. Against the bot the reader has the side that is to play. */
export function PlayWindow({ session, draft, words, onClose }: PlayProps): JSX.Element {
  const { t } = words;
  const { head, laid } = draft;
  const play = (opponent: Seat): void => {
    const seats = head.turn === 'W' ? { white: 'human', black: opponent } as const : { white: opponent, black: 'human' } as const;
    const realDice = opponent === 'human' && session.settings.value.realDice;
    void session.setUp({ ...head, ...seats, position: textOf(laid), pinnedBlocks: false, realDice, level: session.settings.value.level }).then(leaveAddress);
  };
  return (
    <Dialog title={t('setup.play')} closeLabel={t('close')} onClose={onClose}>
      <div class="menu">
        <button type="button" data-action="setup-bot" onClick={() => play('bot')}>
          {t('setup.playBot')}
        </button>
        <button type="button" data-action="setup-two" onClick={() => play('human')}>
          {t('setup.playTwo')}
        </button>
      </div>
    </Dialog>
  );
}
