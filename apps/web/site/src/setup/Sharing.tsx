// The id and the link of a position, and a field that takes them back.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Thinker } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import { copyText } from '../page/texts';
import { hashOf, linkedOf, pasted } from './address';
import { foreignIds, isForeign, readForeign } from './foreign';
import { type Verdict, judge } from './judge';
import { laidOf, textOf } from '../board/laid';
import type { Draft } from './SetupScreen';

interface SharingProps {
  draft: Draft;
  words: Words;
  verdict: Verdict | null;
  thinker: Thinker;
  onLay(draft: Draft): void;
  onClose(): void;
}

export function SharingWindow({ draft, words, verdict, thinker, onLay, onClose }: SharingProps): JSX.Element {
  const { t } = words;
  const { head, laid } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const good = verdict?.good === true;
  const position = (good ? verdict.id : null) ?? textOf(laid);
  const link = location.origin + location.pathname + hashOf({ ...head, position });
  const copy = async (): Promise<void> => setCopied((await copyText(link, field.current)) ? link : '');
  return (
    <Dialog title={t('setup.share')} closeLabel={t('close')} onClose={onClose}>
      {good && (
        <>
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
        </>
      )}
      <Pasting draft={draft} words={words} thinker={thinker} onLay={onLay} onClose={onClose} />
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

/** Takes an id, a link or a board text; what cannot be read is said, and the board stays as it is. */
function Pasting({ draft, words, thinker, onLay, onClose }: Omit<SharingProps, 'verdict'>): JSX.Element {
  const { t } = words;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const lay = async (e: SubmitEvent): Promise<void> => {
    e.preventDefault();
    const found = pasted(text);
    const given = found.startsWith('#') ? linkedOf(found) : { ...draft.head, position: found };
    const linked = isForeign(given.position) ? await readForeign(given) : given;
    const verdict: Verdict = linked === null ? { good: false, fault: 'unreadable' } : await judge(thinker, linked);
    setProblem(verdict.good ? '' : t('setup.fault', { fault: verdict.fault }));
    if (verdict.good && linked !== null) {
      onLay({ head: linked, laid: laidOf(verdict.board) });
      onClose();
    }
  };
  return (
    <form onSubmit={(e) => void lay(e)}>
      <label for="setup-paste">{t('setup.paste')}</label>
      <input
        id="setup-paste"
        class="typed"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        aria-describedby="setup-problem"
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <p id="setup-problem" class="refusal" role="alert">
        {problem}
      </p>
      <div class="buttons">
        <button type="submit" data-action="lay">
          {t('setup.lay')}
        </button>
      </div>
    </form>
  );
}
