// What is played and by which rules: a row of games, and the presets of the one that is chosen.

import type { JSX } from 'preact';
import { Switch, Tabs } from './fields';
import { GAME_IDS, type Preset, presetsOf } from './presets';
import { presetChange } from './settings';
import type { StartProps } from './Start';

/** The games side by side; one is always chosen already. */
export function GameTabs({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const { game } = session.settings.value;
  const names = GAME_IDS.map((id) => [id, t(`game.${id}`)] as const);
  return (
    <Tabs name="game" label={t('game.choose')} value={game} options={names} onChange={(id) => session.change({ game: id })} />
  );
}

interface ChooserProps extends StartProps {
  chosen: Preset;
  blocks: boolean;
}

/** The presets of the chosen game, folded away behind the one in force, and the switches that belong to it. */
export function Chooser({ session, words, chosen, blocks }: ChooserProps): JSX.Element {
  const { t } = words;
  return (
    <section class="chooser">
      <details>
        <summary>
          <span class="chooser-label">{t('start.rules')}</span> <strong>{t(`preset.${chosen.id}`)}</strong>
        </summary>
        <fieldset>
          <legend class="spoken">{t('start.rules')}</legend>
          {presetsOf(chosen.game).map((preset) => (
            <label key={preset.id} class="preset">
              <input
                type="radio"
                name="preset"
                checked={preset.id === chosen.id}
                onChange={() => session.change(presetChange(preset))}
              />
              <span>
                <strong>{t(`preset.${preset.id}`)}</strong>
                <span class="hint">{t(`presetSource.${preset.id}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      {chosen.game === 'tapa' && (
        <Switch
          label={t('blocks.label')}
          hint={t(blocks ? 'blocks.on' : 'blocks.off')}
          on={blocks}
          onChange={(on) => session.change({ pinnedBlocks: on })}
        />
      )}
      <Switch
        label={t('realDice.switch')}
        hint={session.settings.value.realDice ? t('realDice.hint') : undefined}
        on={session.settings.value.realDice}
        onChange={(on) => session.change({ realDice: on })}
      />
    </section>
  );
}
