// The sentences of one language. Catalogues are compiled by tools/i18n.mjs and loaded when they are needed.

import { standardPlay } from '../board/notation';
import type { Announcement } from '../contract';
import { CATALOGUES, type Language, LANGUAGES, LEARN, type Messages, RULES } from './gen/catalogues';
import type { Key, LearnKey, RulesKey } from './gen/keys';

export { type Language, LANGUAGES };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  bg: 'Български',
  mk: 'Македонски',
  el: 'Ελληνικά',
  tr: 'Türkçe',
};

type Args = Record<string, string | number>;

export interface Words {
  language: Language;
  t(key: Key, args?: Args): string;
  /** A sentence of the table, such as a refusal; `who` turns a side into its name here. */
  say(announcement: Announcement, who: (side: string) => string): string;
}

export async function loadWords(language: Language): Promise<Words> {
  const messages = (await CATALOGUES[language]()).default;
  return wordsOf(language, messages);
}

export async function loadRules(language: Language): Promise<(key: RulesKey) => string> {
  const messages = (await RULES[language]()).default;
  return (key) => messages[key]();
}

export async function loadLearn(language: Language): Promise<(key: LearnKey, args?: Args) => string> {
  const messages = (await LEARN[language]()).default;
  return (key, args = {}) => messages[key](args);
}

export function wordsOf(language: Language, messages: Messages<Key>): Words {
  const t = (key: Key, args: Args = {}): string => messages[key](args);
  const say = ({ key, args }: Announcement, who: (side: string) => string): string => {
    const known = Object.hasOwn(messages, key);
    const fallback: Key | null = key.startsWith('say.') ? null : 'why.other';
    const used = known ? (key as Key) : fallback;
    if (used === null) {
      return '';
    }
    const named = namedArgs(args, who);
    // Of a typed move the part that is not possible is named first.
    return (named['part'] === undefined ? '' : `${named['part']}: `) + t(used, named);
  };
  return { language, t, say };
}

/** The table sends name, value, name, value …; sides become names, numbers become numbers so that plurals agree. */
function namedArgs(args: readonly string[], who: (side: string) => string): Args {
  const named: Args = {};
  for (let i = 0; i + 1 < args.length; i += 2) {
    const [name, value] = [args[i] as string, args[i + 1] as string];
    if (name === 'side') {
      named['who'] = who(value);
    } else if (name === 'dice') {
      named[name] = [...value].join('-');
    } else if (name === 'play') {
      named[name] = standardPlay(value);
    } else {
      named[name] = /^\d+$/.test(value) ? Number(value) : value;
    }
  }
  return named;
}

/** The first language of the reader that we have, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => (tag.split('-')[0] ?? '').toLowerCase());
  return (short.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en') as Language;
}
