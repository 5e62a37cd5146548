// Compares what is on the screen with the committed picture; TAPA_REWRITE=true writes the pictures instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

const root = join(import.meta.dirname, '../../../..');
const committed = join(root, 'docs/screens');
/** What was seen, beside the committed picture when they differ. */
const seen = join(import.meta.dirname, '../../target/screens');

/** Colours are kept in steps: the grain of the wood would make the files five times as big. */
const STEP = 8;

/** The share of pixels that differ from the committed picture of this name. */
export async function difference(page: Page, name: string): Promise<number> {
  const now = inSteps(PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
  const file = join(committed, `${name}.png`);
  if (process.env['TAPA_REWRITE'] === 'true') {
    write(committed, name, now);
    return 0;
  }
  if (!existsSync(file)) {
    throw new Error(`docs/screens/${name}.png is missing: write it with TAPA_REWRITE=true, look at it, commit it`);
  }
  const then = PNG.sync.read(readFileSync(file));
  const { width, height } = then;
  if (now.width !== width || now.height !== height) {
    return 1;
  }
  const marked = new PNG({ width, height });
  const differ = pixelmatch(now.data, then.data, marked.data, width, height);
  if (differ > 0) {
    write(seen, name, now);
    write(seen, `${name}-difference`, marked);
  }
  return differ / (width * height);
}

function inSteps(picture: PNG): PNG {
  picture.data.forEach((value, at) => {
    picture.data[at] = Math.min(255, Math.round(value / STEP) * STEP);
  });
  return picture;
}

function write(folder: string, name: string, picture: PNG): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: -1 }));
}
