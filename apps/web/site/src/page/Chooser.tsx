// What is played and by which rules: a row of games, and the presets or the matches behind the one that is chosen.

import type { JSX } from 'preact';
import { Choice, Switch, Tabs } from './fields';
import { GAME_IDS, type GameId, MATCH_IDS, TARGETS, presetsOf } from './presets';
import { blockingOf, chosenPreset, presetChange } from './settings';
import type { StartProps } from './Start';

/** The games side by side, and the match that joins them; one is always chosen already. */
export function GameTabs({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const { game } = session.settings.value;
  const names = [...GAME_IDS, 'match' as const].map((id) => [id, t(`game.${id}`)] as const);
  return (
    <Tabs name="game" label={t('game.choose')} value={game} options={names} onChange={(id) => session.change({ game: id })} />
  );
}

/** The presets of the chosen game, or the matches, folded away behind the one in force, and the switches beside them. */
export function Chooser({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const { game } = settings;
  const { byItself, inForce } = blockingOf(settings);
  return (
    <section class="chooser">
      {game === 'match' ? (
        <Matches session={session} words={words} />
      ) : (
        <Presets session={session} words={words} game={game} />
      )}
      {(game === 'tapa' || game === 'match') && (
        <Switch
          label={t('blocks.label')}
          hint={byItself ? `${t('blocks.on')} ${t('blocks.byItself')}` : t(inForce ? 'blocks.on' : 'blocks.off')}
          on={inForce}
          fixed={byItself}
          onChange={(on) => session.change(game === 'match' ? { matchBlocks: on } : { pinnedBlocks: on })}
        />
      )}
    </section>
  );
}

function Presets({ session, words, game }: StartProps & { game: GameId }): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const chosen = chosenPreset(settings, game);
  const { target } = settings;
  const length = target === 0 ? '' : ` · ${t('match.target', { n: target })}`;
  return (
    <Fold label={t('start.rules')} chosen={t(`preset.${chosen}`) + length}>
      <fieldset>
        <legend class="spoken">{t('start.rules')}</legend>
        {presetsOf(game).map((preset) => (
          <Option
            key={preset.id}
            name={t(`preset.${preset.id}`)}
            hint={t(`presetSource.${preset.id}`)}
            on={preset.id === chosen}
            onChoose={() => session.change(presetChange(preset, settings))}
          />
        ))}
      </fieldset>
      <Choice
        label={t('match.length')}
        value={String(target)}
        options={TARGETS.map((n) => [String(n), t('match.target', { n })])}
        onChange={(n) => session.change({ target: Number(n) })}
      />
    </Fold>
  );
}

function Matches({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const { match } = session.settings.value;
  return (
    <Fold label={t('match.choose')} chosen={t(`match.${match}`)}>
      <fieldset>
        <legend class="spoken">{t('match.choose')}</legend>
        {MATCH_IDS.map((id) => (
          <Option
            key={id}
            name={t(`match.${id}`)}
            hint={t(`matchSource.${id}`)}
            on={id === match}
            onChoose={() => session.change({ match: id, matchBlocks: false })}
          />
        ))}
      </fieldset>
    </Fold>
  );
}

interface FoldProps {
  label: string;
  chosen: string;
  children: preact.ComponentChildren;
}

function Fold({ label, chosen, children }: FoldProps): JSX.Element {
  return (
    <details>
      <summary>
        <span class="chooser-label">{label}</span> <strong>{chosen}</strong>
      </summary>
      {children}
    </details>
  );
}

interface OptionProps {
  name: string;
  hint: string;
  on: boolean;
  onChoose(): void;
}

function Option({ name, hint, on, onChoose }: OptionProps): JSX.Element {
  return (
    <label class="preset">
      <input type="radio" name="preset" checked={on} onChange={onChoose} />
      <span>
        <strong>{name}</strong>
        <span class="hint">{hint}</span>
      </span>
    </label>
  );
}
