// Compiles the ICU MessageFormat catalogues of src/i18n into src/i18n/gen: one module a language, the type of the keys,
// and the list of languages with how each catalogue is loaded. Fails when a key is missing or too many in a language,
// when a message does not parse, when its placeholders are others than English has, or when a plural lacks a form of its
// language or has a foreign one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';

/** Every language with its catalogues, in the order in which readers are offered them. */
export const LANGUAGES = ['en', 'es', 'fr', 'pl', 'bg', 'mk', 'el', 'tr'];
/** The words of the page, and those that are loaded with the part of it that needs them: type of keys, name of loaders. */
const FAMILIES = {
  '': { type: 'Key', loaders: 'CATALOGUES' },
  'rules.': { type: 'RulesKey', loaders: 'RULES' },
  'learn.': { type: 'LearnKey', loaders: 'LEARN' },
  'study.': { type: 'StudyKey', loaders: 'STUDY' },
};
const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/i18n');

/** Every part of a message, the parts within its branches too; it throws when the message does not parse. */
function parts(tokens) {
  return tokens.flatMap((token) => [token, ...(token.cases ?? []).flatMap((branch) => parts(branch.tokens))]);
}

/** The placeholders of a message, such as `count`, sorted; it throws when the message does not parse. */
export function placeholders(message) {
  const found = parts(parse(message)).filter((token) => token.arg !== undefined);
  return [...new Set(found.map((token) => token.arg))].sort();
}

/** The plural forms that whole numbers take in a language. Those of a million and of fractions never occur in a game. */
function formsOf(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)).concat('other'));
}

/** What is wrong with the plurals of a message; one that only asks for exact numbers and prints none needs no forms. */
export function pluralFaults(language, message) {
  const forms = formsOf(language);
  return parts(parse(message))
    .filter(({ type }) => type === 'plural')
    .flatMap(({ arg, cases }) => {
      const given = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
      const counts = given.length > 1 || cases.some(({ tokens }) => tokens.some(({ type }) => type === 'octothorpe'));
      const missing = counts ? [...forms].filter((form) => !given.includes(form)) : [];
      const foreign = given.filter((form) => !forms.has(form));
      return [...missing.map((form) => `{${arg}} lacks "${form}"`), ...foreign.map((form) => `{${arg}} has "${form}", which never occurs`)];
    });
}

/** The placeholders as one text, or why the message cannot be read. */
function shape(message) {
  try {
    return `{${placeholders(message)}}`;
  } catch (fault) {
    return `unreadable: ${fault.message.split('\n')[0]}`;
  }
}

/** One sentence for each fault of `other` measured against English. */
export function faults(language, english, other) {
  const sentences = [];
  for (const key of Object.keys(english)) {
    if (!(key in other)) {
      sentences.push(`${language}: the key "${key}" is missing; translate it`);
    } else if (shape(other[key]).startsWith('unreadable')) {
      sentences.push(`${language}: "${key}" is ${shape(other[key])}; mend the message`);
    } else if (shape(english[key]) !== shape(other[key])) {
      sentences.push(`${language}: "${key}" has other placeholders than English; use ${shape(english[key])}`);
    } else {
      const plurals = pluralFaults(language.split('.').at(-1), other[key]);
      sentences.push(...plurals.map((fault) => `${language}: "${key}": the plural ${fault}; use the forms of the language`));
    }
  }
  for (const key of Object.keys(other)) {
    if (!(key in english)) {
      sentences.push(`${language}: the key "${key}" is not in English; remove it there or add it everywhere`);
    }
  }
  return sentences;
}

export function catalogue(family, language) {
  return JSON.parse(readFileSync(join(folder, `${family}${language}.json`), 'utf8'));
}

/** The messages of a language as a script. */
export function compiled(language, messages) {
  return compileModule(new MessageFormat(language), messages);
}

/** Every fault of every catalogue. */
export function allFaults() {
  return Object.keys(FAMILIES).flatMap((family) => {
    const english = catalogue(family, 'en');
    return LANGUAGES.flatMap((language) => faults(family + language, english, catalogue(family, language)));
  });
}

const rows = (lines) => lines.map((line) => `\n  ${line}`).join('');

function keysModule() {
  const types = Object.entries(FAMILIES).map(
    ([family, { type }]) => `export type ${type} =${rows(Object.keys(catalogue(family, 'en')).map((key) => `| '${key}'`))};\n`,
  );
  return `// Written by tools/i18n.mjs.\n${types.join('')}`;
}

function typesModule(type) {
  return `import type { ${type} } from './keys';
declare const messages: Record<${type}, (args?: Record<string, string | number>) => string>;
export default messages;
`;
}

/** Which languages there are, and how the catalogue of each is loaded when it is needed. */
function loadersModule() {
  const records = Object.entries(FAMILIES).map(([family, { type, loaders }]) => {
    const imports = rows(LANGUAGES.map((language) => `${language}: () => import('./${family}${language}.js'),`));
    return `export const ${loaders}: Record<Language, () => Promise<{ default: Messages<${type}> }>> = {${imports}\n};\n`;
  });
  const types = Object.values(FAMILIES).map(({ type }) => type);
  return `// Written by tools/i18n.mjs.
import type { ${types.join(', ')} } from './keys';

export const LANGUAGES = [${LANGUAGES.map((language) => `'${language}'`).join(', ')}] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages<K extends string> = Record<K, (args?: Record<string, string | number>) => string>;

${records.join('\n')}`;
}

function main() {
  const sentences = allFaults();
  if (sentences.length > 0) {
    console.error(sentences.join('\n'));
    process.exit(1);
  }
  mkdirSync(join(folder, 'gen'), { recursive: true });
  for (const [family, { type }] of Object.entries(FAMILIES)) {
    for (const language of LANGUAGES) {
      writeFileSync(join(folder, 'gen', `${family}${language}.js`), compiled(language, catalogue(family, language)));
      writeFileSync(join(folder, 'gen', `${family}${language}.d.ts`), typesModule(type));
    }
  }
  writeFileSync(join(folder, 'gen', 'keys.ts'), keysModule());
  writeFileSync(join(folder, 'gen', 'catalogues.ts'), loadersModule());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main();
}
