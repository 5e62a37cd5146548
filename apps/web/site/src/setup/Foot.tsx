import type { ComponentChildren, JSX } from 'preact';
import type { Words } from '../i18n/words';
import type { Draft, SetupWindow } from './SetupScreen';
import type { Steps } from './history';
import { Tap, type TapName, TurnFields } from './Tools';

interface FootProps {
  words: Words;
  steps: Steps<Draft>;
  tap: TapName;
  /** Whether the rules accept the position. */
  good: boolean;
  change(part: Partial<Draft>): void;
  onTap(tap: TapName): void;
  onOpen(window: SetupWindow): void;
  /** A line above the buttons: what the rules say, or the play that is shown. */
  children: ComponentChildren;
}

/** What is needed most, beneath the board: what the rules say, whose turn it is, what a tap does, a step back, the study, sharing, playing on. */
export function Foot({ words, steps, change, tap, good, onTap, onOpen, children }: FootProps): JSX.Element {
  const { t } = words;
  return (
    <footer class="setup-foot">
      <p class="setup-verdict">{children}</p>
      <TurnFields draft={steps.now} words={words} onChange={change} />
      <div class="setup-row">
        <Tap tap={tap} words={words} onChange={onTap} />
        <button type="button" class="setup-icon" data-action="undo" aria-label={t('undo')} aria-keyshortcuts="U" disabled={steps.past.length === 0} onClick={steps.back}>
          <span aria-hidden="true">↶</span>
        </button>
        <button type="button" class="setup-icon" data-action="redo" aria-label={t('setup.redo')} aria-keyshortcuts="Control+Y" disabled={steps.future.length === 0} onClick={steps.again}>
          <span aria-hidden="true">↷</span>
        </button>
      </div>
      <div class="setup-row">
        <button type="button" data-action="analyse" aria-keyshortcuts="H" disabled={!good} onClick={() => onOpen('analyse')}>
          {t('setup.analyse')}
        </button>
        <button type="button" data-action="share" disabled={!good} onClick={() => onOpen('share')}>
          {t('setup.send')}
        </button>
        <button type="button" class="accent" data-action="setup-play" disabled={!good} onClick={() => onOpen('play')}>
          {t('setup.play')}
        </button>
      </div>
    </footer>
  );
}
