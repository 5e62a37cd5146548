import type { JSX } from 'preact';
import { lastTurnBoards } from '../board/replay';
import { LaterCertificate, LaterSave } from '../exchange/later';
import { type StudyRoom, mayHint } from '../study/room';
import { LearnWindow } from '../learn/LearnWindow';
import { FairWindow } from './FairWindow';
import { addressOf } from '../setup/fromTable';
import type { PartProps } from './parts';
import { presetOf } from './presets';
import { ResignWindow } from './ResignWindow';
import { RulesWindow } from './RulesWindow';
import { ScoreSheet } from './ScoreSheet';
import { SettingsWindow } from './SettingsWindow';
import { ThrowWindow } from './ThrowWindow';
import { goTo } from './address';
import { MenuWindow, TypeWindow, type WindowName } from './Windows';

interface OpenWindowProps extends PartProps {
  open: WindowName | null;
  setOpen(name: WindowName | null): void;
  onReplay(): void;
  room: StudyRoom;
  onLeave(): void;
}

/** The window that is open over the table, if any. */
export function OpenWindow({ open, setOpen, session, view, words, onReplay, room, onLeave }: OpenWindowProps): JSX.Element | null {
  const close = (): void => setOpen(null);
  const shared = { session, view, words, onClose: close };
  switch (open) {
    case null:
      return null;
    case 'menu':
      return (
        <MenuWindow
          {...shared}
          over={view.over !== null}
          match={view.match !== null}
          fair={view.fair !== null}
          canReplay={lastTurnBoards(view).length > 0}
          mayHint={mayHint(view)}
          onSetUp={() => goTo(addressOf(view))}
          onOpen={setOpen}
          onHint={() => {
            close();
            void room.ask();
          }}
          onReplay={() => {
            close();
            onReplay();
          }}
          onLeave={onLeave}
        />
      );
    case 'rules':
      return (
        <RulesWindow
          words={words}
          game={presetOf(view.game?.preset ?? '').game}
          preset={view.game?.preset ?? null}
          pinnedBlocks={view.game?.pinnedBlocks ?? false}
          onClose={close}
        />
      );
    case 'learn':
      return <LearnWindow session={session} words={words} onClose={close} />;
    case 'settings':
      return <SettingsWindow session={session} words={words} onClose={close} />;
    case 'resign':
      return <ResignWindow {...shared} />;
    case 'sheet':
      return <ScoreSheet {...shared} />;
    case 'fair':
      return <FairWindow {...shared} />;
    case 'certificate':
      return <LaterCertificate load={() => session.certificate()} words={words} onClose={close} />;
    case 'throw':
      return <ThrowWindow {...shared} />;
    case 'export':
      return <LaterSave load={() => session.saved()} ended={session.finished.value?.ended ?? 0} words={words} onClose={close} />;
    case 'type':
      return <TypeWindow session={session} words={words} room={room} onClose={close} />;
  }
}
