import type { JSX } from 'preact';
import { hear } from '../sound/useSounds';
import { LANGUAGES, LANGUAGE_NAMES, type Words } from '../i18n/words';
import { Dialog } from './Dialog';
import { Choice, Switch } from './fields';
import { NotifySwitch } from '../waiting/NotifySwitch';
import type { Session } from './session';
import { AUTO_ROLLS, FORCED, SPEEDS, VOLUMES } from './settings';
import { THEMES } from './themes';

interface SettingsWindowProps {
  session: Session;
  words: Words;
  onClose(): void;
}

/** What the reader may choose; each choice takes effect and is kept at once. */
export function SettingsWindow({ session, words, onClose }: SettingsWindowProps): JSX.Element {
  const { t } = words;
  const s = session.settings.value;
  return (
    <Dialog title={t('settings.title')} closeLabel={t('close')} onClose={onClose}>
      <Choice
        label={t('settings.language')}
        value={words.language}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChange={(language) => session.change({ language })}
      />
      <Choice
        label={t('settings.theme')}
        value={s.theme}
        options={THEMES.map((each) => [each, t(`theme.${each}`)])}
        onChange={(theme) => session.change({ theme })}
      />
      <Choice
        label={t('settings.speed')}
        value={s.speed}
        options={SPEEDS.map((each) => [each, t(`speed.${each}`)])}
        onChange={(speed) => session.change({ speed })}
      />
      <Choice
        label={t('settings.forced')}
        value={s.forced}
        options={FORCED.map((each) => [each, t(`forced.${each}`)])}
        onChange={(forced) => session.change({ forced })}
      />
      <Switch
        label={t('settings.autoBearOff')}
        on={s.autoBearOff === 'unique'}
        onChange={(on) => session.change({ autoBearOff: on ? 'unique' : 'off' })}
      />
      <Choice
        label={t('settings.autoRoll')}
        value={s.autoRoll}
        options={AUTO_ROLLS.map((each) => [each, t(`autoRoll.${each}`)])}
        onChange={(autoRoll) => session.change({ autoRoll })}
      />
      <Switch label={t('settings.autoPass')} on={s.autoPass} onChange={(autoPass) => session.change({ autoPass })} />
      <Sounds session={session} words={words} />
      <Switch label={t('settings.lit')} on={s.lit} onChange={(lit) => session.change({ lit })} />
      <Switch label={t('settings.trail')} on={s.trail} onChange={(trail) => session.change({ trail })} />
      <Switch label={t('settings.pips')} on={s.pips} onChange={(pips) => session.change({ pips })} />
      <Switch label={t('settings.coach')} on={s.coach} onChange={(coach) => session.change({ coach })} />
      <Switch
        label={t('settings.oneTap')}
        hint={t('settings.oneTapHint')}
        on={s.oneTap}
        onChange={(oneTap) => session.change({ oneTap })}
      />
      <NotifySwitch session={session} words={words} />
      <Switch label={t('settings.tutor')} on={s.tutor} onChange={(tutor) => session.change({ tutor })} />
      <Switch label={t('settings.flip')} on={s.flip} onChange={(flip) => session.change({ flip })} />
      <Switch label={t('settings.mirror')} on={s.mirror} onChange={(mirror) => session.change({ mirror })} />
    </Dialog>
  );
}

/** Whether the table is heard, and how loud; a new loudness is heard at once. */
function Sounds({ session, words: { t } }: Omit<SettingsWindowProps, 'onClose'>): JSX.Element {
  const s = session.settings.value;
  return (
    <>
      <Switch label={t('settings.sounds')} on={s.sounds} onChange={(sounds) => session.change({ sounds })} />
      {s.sounds && (
        <Choice
          label={t('settings.volume')}
          value={String(s.volume)}
          options={VOLUMES.map((each) => [String(each), t('volume.percent', { n: each })])}
          onChange={(chosen) => {
            session.change({ volume: Number(chosen) });
            hear([{ sound: 'checker', after: 0 }], Number(chosen));
          }}
        />
      )}
    </>
  );
}
