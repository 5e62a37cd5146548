// The build begins on machines that have no package yet: it fetches them itself.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const BUILD = join(import.meta.dirname, '../../build/site.mjs');

/** What a script and the scripts it imports import by name. */
function packagesOf(script: string): string[] {
  const names = [...readFileSync(script, 'utf8').matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].map((found) => found[1] as string);
  return names.flatMap((name) => (name.startsWith('.') ? packagesOf(join(dirname(script), name)) : [name]));
}

test('the build of the page starts without any package', () => {
  const packages = packagesOf(BUILD);
  expect(packages).toContain('node:fs');
  expect(packages.filter((name) => !name.startsWith('node:'))).toEqual([]);
});
