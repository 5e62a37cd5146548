// Compares what is on the screen with the committed picture; TAPA_REWRITE=true writes the pictures instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { type Pixels, coloursOf, indexedPng, paletteOf, reduce } from './palette';

const root = join(import.meta.dirname, '../../../..');
const committed = join(root, 'docs/screens');
/** What was seen, beside the committed picture when they differ. */
const seen = join(import.meta.dirname, '../../target/screens');

/** Enough to tell one shade of wood from another. */
const COLOURS = 32;

/** The grain of the wood and the light on the wall behind would make the files five times as big. */
function plain(): void {
  document.documentElement.style.setProperty('--grain', '0');
  document.documentElement.style.setProperty('--nap', '0');
  document.querySelector<HTMLElement>('.table')?.style.setProperty('background', 'none');
}

/** The share of pixels that differ from the committed picture of this name, both in the colours of that picture. */
export async function difference(page: Page, name: string): Promise<number> {
  await page.evaluate(plain);
  const shot = await page.screenshot({ animations: 'disabled' });
  const now = PNG.sync.read(shot);
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
  const palette = coloursOf(then);
  reduce(now, palette);
  const marked = new PNG({ width, height });
  const differ = pixelmatch(now.data, then.data, marked.data, width, height);
  if (differ > 0) {
    mkdirSync(seen, { recursive: true });
    writeFileSync(join(seen, `${name}.png`), shot);
    writeFileSync(join(seen, `${name}-difference.png`), PNG.sync.write(marked));
  }
  return differ / (width * height);
}

function write(folder: string, name: string, picture: Pixels): void {
  mkdirSync(folder, { recursive: true });
  const palette = paletteOf(picture, COLOURS);
  writeFileSync(join(folder, `${name}.png`), indexedPng(picture, palette, reduce(picture, palette)));
}
