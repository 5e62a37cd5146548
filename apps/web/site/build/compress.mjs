// Writes a .br and a .gz beside every file worth it, and files.txt: every file of the page, a path a line.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.wasm', '.json', '.svg', '.txt', '.webmanifest', '.net', '.xml']);

/** Every file beneath `folder`, sorted, as paths with slashes relative to it. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .sort();
}

const gzipped = promisify(gzipCompress);
const brotlied = promisify(brotliCompress);

export function gzip(bytes) {
  return gzipped(bytes, { level: 9 });
}

export function brotli(bytes) {
  return brotlied(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

async function compress(file) {
  const bytes = readFileSync(file);
  const [small, smaller] = await Promise.all([gzip(bytes), brotli(bytes)]);
  writeFileSync(`${file}.gz`, small);
  writeFileSync(`${file}.br`, smaller);
}

export async function compressAll(out) {
  const texts = filesIn(out).filter((file) => TEXTS.has(extname(file)));
  await Promise.all(texts.map((file) => compress(join(out, file))));
  writeFileSync(join(out, 'files.txt'), `${filesIn(out).join('\n')}\n`);
}
