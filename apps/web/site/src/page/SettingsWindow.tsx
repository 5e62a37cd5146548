import type { JSX } from 'preact';
import { LANGUAGES, LANGUAGE_NAMES, type Words } from '../i18n/words';
import { Dialog } from './Dialog';
import { Choice, Switch } from './fields';
import type { Session } from './session';
import { FORCED, SPEEDS } from './settings';

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
      <Switch label={t('settings.autoRoll')} on={s.autoRoll} onChange={(autoRoll) => session.change({ autoRoll })} />
      <Switch label={t('settings.autoPass')} on={s.autoPass} onChange={(autoPass) => session.change({ autoPass })} />
      <Switch label={t('settings.lit')} on={s.lit} onChange={(lit) => session.change({ lit })} />
      <Switch label={t('settings.trail')} on={s.trail} onChange={(trail) => session.change({ trail })} />
      <Switch label={t('settings.pips')} on={s.pips} onChange={(pips) => session.change({ pips })} />
      <Switch
        label={t('settings.oneTap')}
        hint={t('settings.oneTapHint')}
        on={s.oneTap}
        onChange={(oneTap) => session.change({ oneTap })}
      />
      <Switch label={t('settings.flip')} on={s.flip} onChange={(flip) => session.change({ flip })} />
      <Switch label={t('settings.mirror')} on={s.mirror} onChange={(mirror) => session.change({ mirror })} />
    </Dialog>
  );
}
