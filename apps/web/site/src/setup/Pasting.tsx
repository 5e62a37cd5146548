// A position that comes from elsewhere as a text.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { laidOf } from '../board/laid';
import type { Thinker } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import { linkedOf, pasted } from './address';
import { isForeign, readForeign } from './foreign';
import { type Verdict, judge } from './judge';
import type { Draft } from './SetupScreen';

interface PastingProps {
  draft: Draft;
  words: Words;
  thinker: Thinker;
  onLay(draft: Draft): void;
  onClose(): void;
}

/** Takes an id, a link or a board text; what cannot be read is said, and the board stays as it is. */
export function PastingWindow({ draft, words, thinker, onLay, onClose }: PastingProps): JSX.Element {
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
    <Dialog title={t('setup.open')} closeLabel={t('close')} onClose={onClose}>
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
    </Dialog>
  );
}
