// Compiles the ICU MessageFormat catalogues of src/i18n into src/i18n/gen: one module a language, and the type of the
// keys. Fails when a key is missing or too many in a language, when a message does not parse, or when its placeholders
// are others than English has.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';

const LANGUAGES = ['en', 'es', 'fr', 'pl'];
const FAMILIES = ['', 'rules.'];
const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/i18n');

/** The placeholders of a message, such as `count`, sorted; it throws when the message does not parse. */
export function placeholders(message) {
  const found = new Set();
  const walk = (tokens) => {
    for (const token of tokens) {
      if (token.arg !== undefined) {
        found.add(token.arg);
      }
      for (const branch of token.cases ?? []) {
        walk(branch.tokens);
      }
    }
  };
  walk(parse(message));
  return [...found].sort();
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

/** Every fault of every catalogue. */
export function allFaults() {
  return FAMILIES.flatMap((family) => {
    const english = catalogue(family, 'en');
    return LANGUAGES.flatMap((language) => faults(family + language, english, catalogue(family, language)));
  });
}

function keysModule() {
  const union = (family) =>
    Object.keys(catalogue(family, 'en'))
      .map((key) => `\n  | '${key}'`)
      .join('');
  return `// Written by tools/i18n.mjs.\nexport type Key =${union('')};\nexport type RulesKey =${union('rules.')};\n`;
}

function typesModule(family) {
  const type = family === '' ? 'Key' : 'RulesKey';
  return `import type { ${type} } from './keys';
declare const messages: Record<${type}, (args?: Record<string, string | number>) => string>;
export default messages;
`;
}

function main() {
  const sentences = allFaults();
  if (sentences.length > 0) {
    console.error(sentences.join('\n'));
    process.exit(1);
  }
  mkdirSync(join(folder, 'gen'), { recursive: true });
  for (const family of FAMILIES) {
    for (const language of LANGUAGES) {
      const source = compileModule(new MessageFormat(language), catalogue(family, language));
      writeFileSync(join(folder, 'gen', `${family}${language}.js`), source);
      writeFileSync(join(folder, 'gen', `${family}${language}.d.ts`), typesModule(family));
    }
  }
  writeFileSync(join(folder, 'gen', 'keys.ts'), keysModule());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main();
}
