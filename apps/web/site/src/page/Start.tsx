import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../contract';
import { LaterImport } from '../exchange/later';
import { LANGUAGES, LANGUAGE_NAMES, type Words } from '../i18n/words';
import { OfflineNote } from '../offline/OfflineNote';
import { Choice, Switch } from './fields';
import { Chooser, GameTabs } from './Chooser';
import { GoOn } from './GoOn';
import { LevelChooser } from './LevelChooser';
import { LearnWindow } from '../learn/LearnWindow';
import { presetOf } from './presets';
import { RemovedToast } from './RemovedToast';
import { RulesWindow } from './RulesWindow';
import { go } from '../study/place';
import type { Session } from './session';
import { blockingOf, wishOf } from './settings';
import { SettingsWindow } from './SettingsWindow';
import { StartBoard } from './StartBoard';
import { goTo } from './address';

type StartWindow = 'rules' | 'learn' | 'import' | 'settings';

export interface StartProps {
  session: Session;
  words: Words;
}

/** The start page: three doors, with a preset already chosen. */
export function Start({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const wish = wishOf(settings);
  const [page, preset] = settings.game === 'match' ? (['match', null] as const) : ([presetOf(wish.preset).game, wish.preset] as const);
  const [open, setOpen] = useState<StartWindow | null>(null);
  return (
    <div class="start" data-phase="start">
      <div class="start-face">
        <header class="start-head">
          <Emblem />
          <h1>Tapa</h1>
          <p>{t(`gameHint.${settings.game}`)}</p>
        </header>
        <StartBoard game={settings.game === 'match' ? 'tabla' : settings.game} />
      </div>
      <div class="start-side">
        <Doors session={session} words={words} />
        {session.unkept.value && (
          <p class="unkept" role="status">
            {t('store.refused')}
          </p>
        )}
        <OfflineNote words={words} />
        <Foot session={session} words={words} onOpen={setOpen} />
        <RemovedToast removals={session.removals} words={words} />
      </div>
      {open === 'rules' && (
        <RulesWindow
          words={words}
          game={page}
          preset={preset}
          pinnedBlocks={blockingOf(settings).inForce}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'learn' && <LearnWindow session={session} words={words} onClose={() => setOpen(null)} />}
      {open === 'import' && <LaterImport session={session} words={words} onClose={() => setOpen(null)} />}
      {open === 'settings' && <SettingsWindow session={session} words={words} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Doors({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const play = (black: Seat): void =>
    void session.start({ ...wishOf(settings), white: 'human', black, realDice: black === 'human' && settings.realDice, level: settings.level });
  return (
    <main class="doors">
      <GameTabs session={session} words={words} />
      <button type="button" class="door first" data-action="play-bot" onClick={() => play('bot')}>
        <strong>{t('start.bot')}</strong>
        <span>{t('start.botHint')}</span>
      </button>
      <LevelChooser session={session} words={words} />
      <button type="button" class="door" data-action="play-friend" onClick={() => play('human')}>
        <strong>{t('start.friend')}</strong>
        <span>{t(settings.realDice ? 'realDice.friendHint' : 'start.friendHint')}</span>
      </button>
      <div class="friend-dice">
        <Switch
          label={t('realDice.switch')}
          hint={settings.realDice ? t('realDice.hint') : undefined}
          on={settings.realDice}
          onChange={(on) => session.change({ realDice: on })}
        />
      </div>
      <GoOn session={session} words={words} />
      <Refusal session={session} words={words} />
      <Chooser session={session} words={words} />
    </main>
  );
}

function Foot({ session, words, onOpen }: StartProps & { onOpen(window: StartWindow): void }): JSX.Element {
  const { t } = words;
  return (
    <footer class="start-foot">
      <button type="button" data-action="rules" onClick={() => onOpen('rules')}>
        {t('rules.title')}
      </button>
      <button type="button" data-action="learn" onClick={() => onOpen('learn')}>
        {t('learn.title')}
      </button>
      <button type="button" data-action="games" onClick={() => go({ at: 'games' })}>
        {t('start.finished')}
      </button>
      <button type="button" data-action="settings" onClick={() => onOpen('settings')}>
        {t('settings.title')}
      </button>
      <button type="button" data-action="setup" onClick={() => goTo(`#setup=&rules=${wishOf(session.settings.value).preset}`)}>
        {t('setup.title')}
      </button>
      <button type="button" data-action="import" onClick={() => onOpen('import')}>
        {t('import.title')}
      </button>
      <Choice
        label={t('settings.language')}
        value={words.language}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChange={(language) => session.change({ language })}
      />
    </footer>
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
