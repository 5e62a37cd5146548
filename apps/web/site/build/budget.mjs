// The budget of the first play: fails the build when the page has grown too big. Sizes are gzip, 1 kB = 1,000 bytes.
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn } from './compress.mjs';

// What the wasm weighs and why stands in docs/decisions/0010-binaryen.md.
const LIMITS = { wasm: 110_000, js: 90_000, nets: 45_000, study: 110_000, 'first play': 300_000 };

/** What browsers fetch once the page has been loaded: the service worker, and the icons of an installed page. */
const FOR_LATER = /^(sw\.js|icons\/.*)$/;

/** The manifest's chunks that are loaded on demand: catalogues by language, and the rest. */
function lazyFiles(out) {
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
  const catalogues = lazy.filter(([source]) => source.includes('i18n/'));
  return { all: lazy.map(([, chunk]) => chunk.file), catalogues: catalogues.map(([, chunk]) => chunk.file) };
}

export function checkBudget(out) {
  const size = (file) => statSync(join(out, file)).size;
  const weigh = (file, ending) => (filesIn(out).includes(file + ending) ? size(file + ending) : size(file));
  const lazy = lazyFiles(out);
  const biggest = (files) => files.toSorted((a, b) => weigh(b, '.gz') - weigh(a, '.gz')).slice(0, 1);
  const all = filesIn(out).filter((file) => !/\.(gz|br)$|^(files\.txt|manifest\.json)$/.test(file));
  // One language is loaded, whichever it is; nets come when the board can be used already.
  const nets = all.filter((file) => extname(file) === '.net');
  // Hints and reviews are a wasm of their own, which the first of them asks for.
  const study = all.filter((file) => /(^|\/)study\b.*\.wasm$/.test(file));
  const onDemand = [...lazy.all, ...nets, ...study, ...all.filter((file) => FOR_LATER.test(file))];
  const loaded = biggest(lazy.catalogues);
  const first = all.filter((file) => !onDemand.includes(file) || loaded.includes(file));
  const sum = (files, ending) => files.reduce((bytes, file) => bytes + weigh(file, ending), 0);
  const parts = {
    wasm: first.filter((file) => extname(file) === '.wasm'),
    js: first.filter((file) => extname(file) === '.js'),
    nets: biggest(nets),
    study,
    'first play': first,
  };
  let broken = false;
  for (const [name, files] of Object.entries(parts)) {
    const bytes = sum(files, '.gz');
    broken ||= bytes > LIMITS[name] || files.length === 0;
    const kilo = (n) => (n / 1000).toFixed(1);
    console.log(
      `budget: ${name} ${kilo(bytes)} kB gzip, ${kilo(sum(files, '.br'))} kB brotli, of ${kilo(LIMITS[name])} kB allowed`,
    );
  }
  if (broken) {
    throw new Error('The page is over its budget (or a part is missing): make it smaller, or argue for another limit in build/budget.mjs.');
  }
}
