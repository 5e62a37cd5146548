import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import type { Session } from '../page/session';
import { exchange } from './exchange';
import { type Incoming, incoming } from './incoming';

interface ImportProps {
  session: Session;
  words: Words;
  onClose(): void;
}

/** Opens a record or a .mat text, checks a certificate: by file or pasted. A bad text gets one sentence and changes nothing. */
export function ImportWindow({ session, words, onClose }: ImportProps): JSX.Element {
  const { t } = words;
  const [text, setText] = useState('');
  const [found, setFound] = useState<Incoming | null>(null);
  const open = async (saved: string): Promise<void> => {
    if (!(await session.openRecord(saved))) {
      setFound({ kind: 'bad', detail: '' });
    }
  };
  const take = async (given: string): Promise<void> => {
    const what = await incoming(given, exchange).catch((): Incoming => ({ kind: 'bad', detail: '' }));
    setFound(what);
    const [first] = what.kind === 'games' && what.saved.length === 1 ? what.saved : [];
    if (first !== undefined) {
      await open(first);
    }
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) {
      const given = await file.text();
      setText(given);
      await take(given);
    }
  };
  return (
    <Dialog title={t('import.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('import.text')}</p>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void take(text);
        }}
      >
        <label class="field">
          {t('import.file')}
          <input type="file" accept=".json,.mat,.txt,application/json,text/plain" onChange={(e) => void choose(e.currentTarget.files?.[0])} />
        </label>
        <label for="import-text">{t('import.label')}</label>
        <textarea id="import-text" class="certificate" rows={5} spellcheck={false} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        <Found found={found} words={words} onOpen={(saved) => void open(saved)} />
        <div class="buttons">
          <button type="submit" class="accent" data-action="import-go">
            {t('import.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Found({ found, words, onOpen }: { found: Incoming | null; words: Words; onOpen(saved: string): void }): JSX.Element {
  const { t } = words;
  if (found?.kind === 'games' && found.saved.length > 1) {
    return (
      <fieldset class="menu found">
        <legend>{t('import.which')}</legend>
        {found.saved.map((saved, i) => (
          <button key={i} type="button" onClick={() => onOpen(saved)}>
            {t('import.game', { n: i + 1 })}
          </button>
        ))}
      </fieldset>
    );
  }
  const good = found?.kind === 'dice' && found.fault === '';
  const detail = found?.kind === 'dice' ? found.fault : found?.kind === 'bad' ? found.detail : '';
  return (
    <div role="alert" data-found={good ? 'good' : (found?.kind ?? 'none')}>
      {found?.kind === 'dice' && <p class={good ? '' : 'refusal'}>{good ? t('verify.good', { n: found.rolls }) : t('verify.bad')}</p>}
      {found?.kind === 'bad' && <p class="refusal">{t('import.bad')}</p>}
      {detail !== '' && (
        <p class="hint" lang="en" dir="ltr">
          {detail}
        </p>
      )}
    </div>
  );
}
