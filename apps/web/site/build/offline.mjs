// Writes sw.js, the service worker, which names every file of the page that it keeps on the device, into the folder given.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesIn } from './compress.mjs';

const site = join(import.meta.dirname, '..');

/** What a browser never asks the page's server for: packed variants, lists of the build, the worker itself. */
const NOT_KEPT = /\.(gz|br)$|^(files\.txt|manifest\.json|sw\.js)$/;
/** The names of these carry a hash of their content. */
const HASHED = /^assets\//;

/** A file as the worker keeps it; the content of one without a hash in its name is told, so that a mixture is refused. */
function entry(out, url) {
  if (HASHED.test(url)) {
    return { url, revision: null };
  }
  const digest = createHash('sha256').update(readFileSync(join(out, url))).digest();
  return { url, revision: digest.toString('hex').slice(0, 16), integrity: `sha256-${digest.toString('base64')}` };
}

/** A classic script, which every browser takes for a service worker. */
async function writeServiceWorker(out) {
  const kept = filesIn(out)
    .filter((file) => !NOT_KEPT.test(file))
    .map((file) => entry(out, file));
  await build({
    configFile: false,
    root: site,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: ['chrome119', 'firefox120', 'safari18.2'],
      rolldownOptions: {
        input: join(site, 'src/offline/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

await writeServiceWorker(process.argv[2]);
