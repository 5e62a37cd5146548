// What the table screen, or one over it, does besides painting: speech, replays, the room for the board.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lie } from '../board/checkers';
import { spotId, spotLabel } from '../board/labels';
import { lastTurnBoards } from '../board/replay';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { Speech } from './Live';
import type { Session } from './session';
import { BOT_MILLIS, MOVE_MILLIS, type Speed } from './settings';
import { numberingOf, whoIn } from './status';

/** Says what happened, what was picked up and what was refused; "your turn" and how the game ended at once. */
export function useSpeech(session: Session, view: TableView, words: Words, speech: Speech): void {
  const yourTurn = useRef(false);
  useEffect(() => {
    const who = whoIn(view);
    const happened = view.say.map((each) => [words.say(each, who), each.key] as const);
    if (view.over === null) {
      happened.forEach((sentence) => speech.say(...sentence));
    } else if (happened.length > 0) {
      speech.conclude(happened.map(([text]) => text).join(' '));
    }
    if (view.problem !== null) {
      speech.say(words.say(view.problem, who), 'problem');
    }
    if (view.yourTurn && !yourTurn.current) {
      speech.urge(words.t('say.yourTurn', { who: who(view.actor) }));
    }
    if (!view.yourTurn) {
      speech.hush();
    }
    yourTurn.current = view.yourTurn;
  }, [view, words, session]);
  const { selected } = view.turn;
  useEffect(() => {
    if (selected !== '') {
      speech.say(spotLabel(spotId(selected, view.actor), view, { words, numbering: numberingOf(view), who: whoIn(view) }), 'picked');
    }
  }, [selected]);
  useEffect(() => () => speech.silence(), [speech]);
}

/** A game that waits beneath does nothing by itself. */
export function useHeld(session: Session): void {
  useEffect(() => {
    session.held.value = true;
    return () => void (session.held.value = false);
  }, [session]);
}

/** Shows the last turn again, step by step; any newer view ends it. */
export function useReplay(session: Session, view: TableView, speed: Speed): { shown: Lie | undefined; replay(): void } {
  const [shown, setShown] = useState<Lie>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      session.held.value = false;
      setShown(undefined);
    }
  };
  useEffect(() => stop, [view]);
  const replay = (): void => {
    const boards = lastTurnBoards(view);
    const show = (i: number): void => {
      const board = boards[i];
      if (board === undefined) {
        stop();
        return;
      }
      setShown(board);
      timer.current = setTimeout(() => show(i + 1), MOVE_MILLIS[speed] + BOT_MILLIS[speed]);
    };
    session.held.value = boards.length > 0;
    show(0);
  };
  return { shown, replay };
}

/** The board has the focus from the start, so that the arrows and Enter work at once. */
export function useFirstFocus(): void {
  useEffect(() => {
    // Not after a mere reload: there the ring of the focus would greet somebody who plays by touch.
    if (navigator.userActivation?.hasBeenActive === true) {
      document.querySelector<HTMLElement>('.point[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, []);
}
