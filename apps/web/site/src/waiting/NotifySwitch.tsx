import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Key } from '../i18n/gen/keys';
import type { Words } from '../i18n/words';
import { Switch } from '../page/fields';
import type { Session } from '../page/session';
import { type Permission, askPermission, permission } from './notify';

const HINTS: Record<Permission, Key> = {
  default: 'settings.notifyHint',
  granted: 'settings.notifyHint',
  denied: 'settings.notifyDenied',
  missing: 'settings.notifyMissing',
};

/** Whether the system calls the reader; the browser is asked for its permission by this tap and at no other time. */
export function NotifySwitch({ session, words }: { session: Session; words: Words }): JSX.Element {
  const { t } = words;
  const [allowed, setAllowed] = useState({ is: permission() });
  const turn = async (on: boolean): Promise<void> => {
    const is = on ? await askPermission() : permission();
    // A new object even for the same answer, so that the switch shows again what is.
    setAllowed({ is });
    session.change({ notify: on && is === 'granted' });
  };
  return (
    <Switch
      label={t('settings.notify')}
      hint={t(HINTS[allowed.is])}
      on={session.settings.value.notify && allowed.is === 'granted'}
      fixed={allowed.is === 'missing'}
      onChange={(on) => void turn(on)}
    />
  );
}
