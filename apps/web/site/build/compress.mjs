// Writes a .br and a .gz beside every file worth it, and files.txt: every file of the page, a path a line.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.wasm', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Every file beneath `folder`, sorted, as paths with slashes relative to it. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .sort();
}

export function gzip(bytes) {
  return gzipSync(bytes, { level: 9 });
}

export function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export function compressAll(out) {
  for (const file of filesIn(out)) {
    if (TEXTS.has(extname(file))) {
      const bytes = readFileSync(join(out, file));
      writeFileSync(join(out, `${file}.gz`), gzip(bytes));
      writeFileSync(join(out, `${file}.br`), brotli(bytes));
    }
  }
  writeFileSync(join(out, 'files.txt'), `${filesIn(out).join('\n')}\n`);
}
