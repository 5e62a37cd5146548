import type { JSX } from 'preact';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { presetOf } from './presets';
import type { WindowName } from './Windows';

interface HeadProps {
  view: TableView;
  words: Words;
  onLeave(): void;
  onOpen(name: WindowName): void;
}

/** The way back, the rules in force and the menu. */
export function TableHead({ view, words, onLeave, onOpen }: HeadProps): JSX.Element {
  const { t } = words;
  const { match } = view;
  const preset = presetOf(view.game?.preset ?? '');
  const blocks = view.game?.pinnedBlocks ?? preset.pinnedBlocks;
  return (
    <header class="table-head">
      <h1 class="spoken">Tapa</h1>
      <button type="button" class="plain" onClick={onLeave}>
        <span aria-hidden="true">‹</span> <span class="leave-word">{t('leave')}</span>
      </button>
      <button type="button" class="plain in-force" data-action="rules" onClick={() => onOpen('rules')} title={preset.game === 'tapa' ? t(blocks ? 'blocks.on' : 'blocks.off') : undefined}>
        <span class="spoken">{t('rules.title')}: </span>
        <span class="preset-name">{t(`preset.${preset.id}`)}</span>
        {preset.game === 'tapa' && blocks !== preset.pinnedBlocks && <span class="tag">{t(blocks ? 'blocks.shortOn' : 'blocks.shortOff')}</span>}
        {match !== null && <span class="tag">{t('match.gameOf', { number: match.gameNumber, target: match.target })}</span>}
        {view.game?.setUp != null && <span class="tag">{t('setup.tag')}</span>}
        {view.game?.realDice === true && <span class="tag">{t('realDice.label')}</span>}
      </button>
      <button type="button" class="plain" data-action="menu" onClick={() => onOpen('menu')}>
        {t('menu')}
      </button>
    </header>
  );
}
