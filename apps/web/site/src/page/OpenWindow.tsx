import type { JSX } from 'preact';
import { lastTurnBoards } from '../board/replay';
import { LaterExport } from '../exchange/later';
import { mayHint } from '../study/room';
import { LearnWindow } from '../learn/LearnWindow';
import { CertificateWindow, FairWindow } from './FairWindow';
import { addressOf } from '../setup/fromTable';
import type { PartProps } from './parts';
import { presetOf } from './presets';
import { ResignWindow } from './ResignWindow';
import { RulesWindow } from './RulesWindow';
import { ScoreSheet } from './ScoreSheet';
import { SettingsWindow } from './SettingsWindow';
import { ThrowWindow } from './ThrowWindow';
import { goTo } from './useAddress';
import { MenuWindow, TypeWindow, type WindowName } from './Windows';

interface OpenWindowProps extends PartProps {
  open: WindowName | null;
  setOpen(name: WindowName | null): void;
  onReplay(): void;
  onHint(): void;
  onLeave(): void;
}

/** The window that is open over the table, if any. */
export function OpenWindow({ open, setOpen, session, view, words, onReplay, onHint, onLeave }: OpenWindowProps): JSX.Element | null {
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
            onHint();
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
      return <CertificateWindow {...shared} />;
    case 'throw':
      return <ThrowWindow {...shared} />;
    case 'export':
      return <LaterExport {...shared} />;
    case 'type':
      return <TypeWindow session={session} words={words} onClose={close} />;
  }
}
