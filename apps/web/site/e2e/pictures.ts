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

/** The share of pixels that differ from the committed picture of this name. */
export async function difference(page: Page, name: string): Promise<number> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(committed, `${name}.png`);
  if (process.env['TAPA_REWRITE'] === 'true') {
    mkdirSync(committed, { recursive: true });
    writeFileSync(file, shot);
    return 0;
  }
  if (!existsSync(file)) {
    throw new Error(`docs/screens/${name}.png is missing: write it with TAPA_REWRITE=true, look at it, commit it`);
  }
  const [now, then] = [PNG.sync.read(shot), PNG.sync.read(readFileSync(file))];
  const { width, height } = then;
  if (now.width !== width || now.height !== height) {
    return 1;
  }
  const picture = new PNG({ width, height });
  const differ = pixelmatch(now.data, then.data, picture.data, width, height);
  if (differ > 0) {
    mkdirSync(seen, { recursive: true });
    writeFileSync(join(seen, `${name}.png`), shot);
    writeFileSync(join(seen, `${name}-difference.png`), PNG.sync.write(picture));
  }
  return differ / (width * height);
}
