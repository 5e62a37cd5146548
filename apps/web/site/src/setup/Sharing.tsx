// The id and the link of a position, to be taken elsewhere.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import { copyText } from '../page/texts';
import { hashOf } from './address';
import { foreignIds } from './foreign';
import { textOf } from '../board/laid';
import type { Draft } from './SetupScreen';

interface SharingProps {
  draft: Draft;
  words: Words;
  /** Its id, where the rules know one. */
  id: string | null;
  onClose(): void;
}

export function SharingWindow({ draft, words, id, onClose }: SharingProps): JSX.Element {
  const { t } = words;
  const { head, laid } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const position = id ?? textOf(laid);
  const link = location.origin + location.pathname + hashOf({ ...head, position });
  const copy = async (): Promise<void> => setCopied((await copyText(link, field.current)) ? link : '');
  return (
    <Dialog title={t('setup.share')} closeLabel={t('close')} onClose={onClose}>
      <p>
        {t('setup.id')}: <code class="seal-line">{position}</code>
      </p>
      {head.game === 'tabla' && <ForeignIds draft={draft} />}
      <label for="setup-link">{t('setup.link')}</label>
      <input id="setup-link" ref={field} class="typed" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      <div class="buttons">
        <button type="button" data-action="copy-link" onClick={() => void copy()}>
          {t('setup.copyLink')}
        </button>
      </div>
      <p class="hint" role="status">
        {copied === link ? t('fair.copied') : ''}
      </p>
    </Dialog>
  );
}

/** What other programs call it, to be read and copied by hand. */
function ForeignIds({ draft }: { draft: Draft }): JSX.Element {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let stale = false;
    void foreignIds({ ...draft.head, position: textOf(draft.laid) }).then(({ xgid = '', gnubg = '' }) => stale || setIds([xgid, gnubg]));
    return () => void (stale = true);
  }, [draft]);
  return (
    <>
      {ids.map((id) => (
        <p key={id}>
          <code class="seal-line">{id}</code>
        </p>
      ))}
    </>
  );
}
