import type { JSX } from 'preact';
import type { Words } from '../i18n/words';

interface VerdictProps {
  rolls: number;
  /** In English, or nothing where all is well. */
  fault: string;
  words: Words;
}

/** What the check of a certificate has found: that its dice are right, or what is wrong with them. */
export function DiceVerdict({ rolls, fault, words }: VerdictProps): JSX.Element {
  const { t } = words;
  return fault === '' ? (
    <p class="paper-good" data-found="good">
      <span aria-hidden="true">✓ </span>
      {t('verify.good', { n: rolls })}
    </p>
  ) : (
    <div data-found="dice">
      <p class="refusal">{t('verify.bad')}</p>
      <Detail text={fault} />
    </div>
  );
}

/** A sentence of the rules or of the check, as it comes. */
export function Detail({ text }: { text: string }): JSX.Element | null {
  return text === '' ? null : (
    <p class="hint" lang="en" dir="ltr">
      {text}
    </p>
  );
}
