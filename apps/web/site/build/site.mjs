// The build of the page, run by Maven: packages when the lock file changed, a smaller wasm, types, unit tests, bundle,
// service worker, compressed variants, the budget. Result: ../target/classes/META-INF/tapa-site, with files.txt naming every file.
// On a fresh machine no package is there when it starts: what it imports comes with Node, what needs a package is a script of its own.
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './compress.mjs';
import { checkBudget } from './budget.mjs';

const site = join(import.meta.dirname, '..');
const out = join(site, '../target/classes/META-INF/tapa-site');

function run(command, ...args) {
  execFileSync(command, args, { cwd: site, stdio: 'inherit' });
}

/** `npm ci`, unless the packages of this very lock file are there already. */
function installPackages() {
  const stamp = join(site, 'node_modules/.tapa-lock');
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    hash.update(readFileSync(join(site, file)));
  }
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  writeFileSync(stamp, wanted);
}

/** Runs scripts one after the other; what each says comes in one piece, once it has ended. */
async function lane(...scripts) {
  for (const script of scripts) {
    await new Promise((resolve, reject) => {
      execFile('node', script, { cwd: site, maxBuffer: 1 << 26 }, (failure, said, complained) => {
        process.stdout.write(said);
        process.stderr.write(complained);
        return failure ? reject(new Error(`node ${script.join(' ')} failed`)) : resolve();
      });
    });
  }
}

/** Two lanes at once, for two cores; a lane that fails lets the other end, so that all faults are seen. */
async function both(...lanes) {
  const faults = (await Promise.allSettled(lanes)).filter(({ status }) => status === 'rejected');
  if (faults.length > 0) {
    throw new AggregateError(
      faults.map(({ reason }) => reason),
      faults.map(({ reason }) => reason.message).join('; '),
    );
  }
}

const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit'];
const TESTS = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
const smaller = (name) => ['build/optimise.mjs', `../target/wasm/${name}.wasm`, `../target/wasm/${name}.small.wasm`];
const BUNDLE = ['node_modules/vite/bin/vite.js', 'build'];
const SERVICE_WORKER = ['build/offline.mjs', out];

installPackages();
await lane(['tools/i18n.mjs']);
await both(lane(smaller('tapa'), smaller('study'), BUNDLE), process.argv.includes('--skip-tests=true') ? lane() : lane(TYPES, TESTS));
await lane(SERVICE_WORKER);
await compressAll(out);
checkBudget(out);
