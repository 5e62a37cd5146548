import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../contract';
import { Turned } from '../board/Turned';
import { LANGUAGES, LANGUAGE_NAMES, type Words } from '../i18n/words';
import { Choice, Switch } from './fields';
import { PRESETS, type PresetId, presetOf } from './presets';
import { RulesWindow } from './RulesWindow';
import type { Session } from './session';
import { SettingsWindow } from './SettingsWindow';
import type { StoredGame } from './store';

interface StartProps {
  session: Session;
  words: Words;
}

/** The start page: three doors, with a preset already chosen. */
export function Start({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const preset = presetOf(settings.preset);
  const blocks = settings.pinnedBlocks ?? preset.pinnedBlocks;
  const [open, setOpen] = useState<'rules' | 'settings' | null>(null);
  const rules = { preset: preset.id, pinnedBlocks: blocks };
  const play = (black: Seat): void =>
    void session.start({ ...rules, white: 'human', black, realDice: black === 'human' && settings.realDice });
  return (
    <div class="start" data-phase="start">
      <Turned />
      <header class="start-head">
        <Emblem />
        <h1>Tapa</h1>
        <p>{t('start.tagline')}</p>
      </header>
      <main class="doors">
        <button type="button" class="door first" data-action="play-bot" onClick={() => play('bot')}>
          <strong>{t('start.bot')}</strong>
          <span>{t('start.botHint')}</span>
        </button>
        <button type="button" class="door" data-action="play-friend" onClick={() => play('human')}>
          <strong>{t('start.friend')}</strong>
          <span>{t(settings.realDice ? 'realDice.friendHint' : 'start.friendHint')}</span>
        </button>
        <GoOn session={session} words={words} />
        <Refusal session={session} words={words} />
        <PresetChooser session={session} words={words} chosen={preset.id} blocks={blocks} />
      </main>
      {session.unkept.value && (
        <p class="unkept" role="status">
          {t('store.refused')}
        </p>
      )}
      <footer class="start-foot">
        <button type="button" data-action="rules" onClick={() => setOpen('rules')}>
          {t('rules.title')}
        </button>
        <button type="button" data-action="settings" onClick={() => setOpen('settings')}>
          {t('settings.title')}
        </button>
        <Choice
          label={t('settings.language')}
          value={words.language}
          options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
          onChange={(language) => session.change({ language })}
        />
      </footer>
      {open === 'rules' && (
        <RulesWindow words={words} preset={preset.id} pinnedBlocks={blocks} onClose={() => setOpen(null)} />
      )}
      {open === 'settings' && <SettingsWindow session={session} words={words} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A maple checker that pins a rosewood one: the idea of the game. */
function Emblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 150 120" aria-hidden="true" focusable="false">
      <use href="#checker-B" x="4" y="16" width="100" height="100" />
      <ellipse cx="94" cy="62" rx="52" ry="52" fill="url(#shadow)" />
      <use href="#checker-W" x="42" y="6" width="100" height="100" />
    </svg>
  );
}

/** Why no game began. */
function Refusal({ session, words }: StartProps): JSX.Element | null {
  const problem = session.problem.value;
  return problem === null ? null : (
    <p class="refusal" role="alert">
      {words.say(problem, (side) => side) || words.t('why.other')}
    </p>
  );
}

function GoOn({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const games = session.games.value;
  if (games.length === 0) {
    return <p class="door empty">{t('start.none')}</p>;
  }
  return (
    <section class="door go-on" aria-labelledby="go-on">
      <strong id="go-on">{t('start.goOn')}</strong>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" class="go-on-game" data-action="continue" onClick={() => void session.open(game)}>
              {gameName(game, words)}
            </button>
            <button
              type="button"
              class="plain close"
              aria-label={t('start.forget', { game: gameName(game, words) })}
              onClick={() => void session.forget(game)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who plays, by which rules, how far; what the record does not say is left out. */
function gameName({ white, black, preset, realDice, turnNumber }: StoredGame, { t }: Words): string {
  const parts: string[] = [];
  if (white !== undefined && black !== undefined) {
    parts.push(t('start.against', { against: white === black ? 'friend' : 'bot' }));
  }
  if (preset !== undefined) {
    parts.push(t(`preset.${preset}`));
  }
  if (realDice === true) {
    parts.push(t('start.realDice'));
  }
  if (turnNumber !== undefined) {
    parts.push(t('start.turns', { n: turnNumber }));
  }
  return parts.join(' · ') || t('start.unnamed');
}

interface ChooserProps extends StartProps {
  chosen: PresetId;
  blocks: boolean;
}

function PresetChooser({ session, words, chosen, blocks }: ChooserProps): JSX.Element {
  const { t } = words;
  const choose = (id: PresetId): void => session.change({ preset: id, pinnedBlocks: presetOf(id).pinnedBlocks });
  return (
    <section class="chooser">
      <details>
        <summary>
          <span class="chooser-label">{t('start.rules')}</span> <strong>{t(`preset.${chosen}`)}</strong>
        </summary>
        <fieldset>
          <legend class="spoken">{t('start.rules')}</legend>
          {PRESETS.map(({ id }) => (
            <label key={id} class="preset">
              <input type="radio" name="preset" checked={id === chosen} onChange={() => choose(id)} />
              <span>
                <strong>{t(`preset.${id}`)}</strong>
                <span class="hint">{t(`presetSource.${id}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      <Switch
        label={t('blocks.label')}
        hint={t(blocks ? 'blocks.on' : 'blocks.off')}
        on={blocks}
        onChange={(on) => session.change({ pinnedBlocks: on })}
      />
      <Switch
        label={t('realDice.switch')}
        hint={session.settings.value.realDice ? t('realDice.hint') : undefined}
        on={session.settings.value.realDice}
        onChange={(on) => session.change({ realDice: on })}
      />
    </section>
  );
}
