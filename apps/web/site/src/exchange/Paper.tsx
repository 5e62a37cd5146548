// A text that may leave the device: first what it says in plain words, then what can be done with it, at last the text itself.

import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { copyText, saveText } from '../page/texts';
import type { StudyWords } from '../study/words';
import './paper.css';

/** A name and what is said of it; what is empty is left out. */
export type Fact = readonly [string, string];

interface PaperProps {
  text: string;
  /** Under this name it is saved. */
  name: string;
  facts: readonly Fact[];
  words: Words;
  study: StudyWords;
  /** Said between the facts and the buttons. */
  said?: ComponentChildren;
  /** More buttons, before the two that every text has. */
  children?: ComponentChildren;
}

export function Paper({ text, name, facts, words, study, said, children }: PaperProps): JSX.Element {
  const { t } = words;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => setCopied(await copyText(text, field.current));
  return (
    <>
      <Facts facts={facts} />
      <div class="paper-said" role="status">
        {said}
        {copied && <p class="hint">{t('fair.copied')}</p>}
      </div>
      <div class="buttons">
        {children}
        <button type="button" data-action="copy" onClick={() => void copy()}>
          {t('fair.copy')}
        </button>
        <button type="button" class="accent" data-action="save" onClick={() => saveText(text, name, 'application/json')}>
          {t('fair.save')}
        </button>
      </div>
      <details class="paper-raw">
        <summary>{study.s('paper.raw')}</summary>
        <textarea ref={field} class="certificate" readOnly rows={6} aria-label={study.s('paper.raw')} value={text} />
      </details>
    </>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }): JSX.Element {
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
