// A language that nobody speaks, made from English as the page starts: accents on every letter, each word forced to run
// from right to left, and a page that is laid out that way. It shows what an Arabic page will show, to whoever reads
// English, and it never ships: the test's browser gets it in the place of the English catalogue.
import { parse, type Token } from '@messageformat/parser';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { catalogue, compiled } from '../tools/i18n.mjs';

const PLAIN = 'aceinosuyzACEINOSUYZ';
const ACCENTED = 'áçéîñöšúýžÁÇÉÎÑÖŠÚÝŽ';
/** The marks at both ends keep a number beside the word where a right-to-left letter would leave it. */
const [RIGHT_TO_LEFT, END] = ['\u200f\u202e', '\u202c\u200f'];

/** Forced to run from right to left, word by word, as Arabic does; letters get accents. */
function mirrored(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented.replace(/\p{L}+/gu, (word) => RIGHT_TO_LEFT + word + END);
}

/** The message with its words mirrored, and its placeholders and forms as they were. */
export function pseudo(message: string): string {
  return parse(message).map(written).join('');
}

function written(token: Token): string {
  switch (token.type) {
    case 'content':
      return mirrored(token.value);
    case 'octothorpe':
      return '#';
    case 'argument':
      return `{${token.arg}}`;
    case 'function':
      return token.ctx.text;
    default: {
      const branches = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`);
      return `{${token.arg}, ${token.type}, ${branches.join(' ')}}`;
    }
  }
}

/** A catalogue as one script that needs no other. */
async function script(family: string): Promise<string> {
  const messages = Object.entries(catalogue(family, 'en')).map(([key, text]) => [key, key === 'dir' ? 'rtl' : pseudo(text)]);
  const source = compiled('en', Object.fromEntries(messages));
  const name = 'pseudo-catalogue';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name, enforce: 'pre', resolveId: (id) => (id.endsWith(name) ? `\0${name}` : null), load: (id) => (id === `\0${name}` ? source : null) }],
    build: { write: false, minify: false, lib: { entry: name, formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) {
    throw new Error('the pseudo catalogue was not built');
  }
  return bundle.output[0].code;
}

/** From now on this page speaks the language that nobody speaks. */
export async function speakPseudo(page: Page): Promise<void> {
  for (const family of ['', 'rules.', 'learn.']) {
    const body = await script(family);
    const pattern = new RegExp(`/assets/${family.replace('.', '\\.')}en-[^/]*\\.js$`);
    await page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}
