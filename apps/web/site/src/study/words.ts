// The sentences of hints, tutor, review and progress, loaded with that part of the page.

import { type Language, STUDY } from '../i18n/gen/catalogues';
import type { StudyKey } from '../i18n/gen/keys';

type Args = Record<string, string | number>;
/** Sentences and numbers in one language. */
export interface StudyWords {
  s(key: StudyKey, args?: Args): string;
  /** Points with their sign, such as +0.125. */
  points(worth: number): string;
  /** Points without a sign. */
  plain(worth: number): string;
  /** A number with one decimal. */
  tenths(n: number): string;
  percent(share: number): string;
  date(millis: number): string;
}

/** With a minus, which is as wide as a plus, in place of the hyphen that many languages of browsers write. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** A whole number with its sign. */
export function signed(n: number): string {
  return withMinus(n > 0 ? `+${n}` : String(n));
}

export async function loadStudyWords(language: Language): Promise<StudyWords> {
  const messages = (await STUDY[language]()).default;
  const fixed = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const worths = new Intl.NumberFormat(language, { ...fixed, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(language, fixed);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    s: (key, args = {}) => messages[key](args),
    points: (worth) => withMinus(worths.format(worth)),
    plain: (worth) => withMinus(plain.format(worth)),
    tenths: (n) => withMinus(tenths.format(n)),
    percent: (share) => percent.format(share),
    date: (millis) => date.format(millis),
  };
}
