// The build of the page, run by Maven: packages when the lock file changed, a smaller wasm, types, unit tests, bundle,
// compressed variants, the budget. Result: ../target/classes/META-INF/tapa-site, with files.txt naming every file.
import { execFileSync } from 'node:child_process';
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

installPackages();
// Only now: the packages that it needs may just have come.
const { optimise } = await import('./optimise.mjs');
optimise(join(site, '../target/wasm/tapa.wasm'), join(site, '../target/wasm/tapa.small.wasm'));
run('node', 'tools/i18n.mjs');
if (process.argv.includes('--skip-tests=true')) {
  run('node', 'node_modules/vite/bin/vite.js', 'build');
} else {
  run('node', 'node_modules/typescript/bin/tsc', '--noEmit');
  run('node', 'node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests');
  run('node', 'node_modules/vite/bin/vite.js', 'build');
}
compressAll(out);
checkBudget(out);
