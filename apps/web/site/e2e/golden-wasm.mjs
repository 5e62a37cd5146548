// A page in Chromium with the golden wasm of checks/conformance loaded as `globalThis.goldens`, and the nets of the levels in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

const NETS = join(import.meta.dirname, '../../../../bots/tables-bot/src/main/resources/META-INF/tapa-levels');

export async function withGoldenWasm(folder, use) {
  const server = await serve(folder);
  const browser = await launch();
  try {
    const page = await browser.newPage({ bypassCSP: true });
    // Any page of this origin will do: the loader is imported into it.
    await page.goto(`${server.url}/runtime.js`);
    await page.evaluate(async () => {
      const { load } = await import('/runtime.js');
      globalThis.goldens = (await load('/goldens.wasm')).exports;
    });
    for (const file of readdirSync(NETS)) {
      const problem = await page.evaluate((bytes) => globalThis.goldens.load(Int8Array.from(bytes)), [...readFileSync(join(NETS, file))]);
      if (problem !== '') {
        throw new Error(`${file}: ${problem}`);
      }
    }
    await use(page);
  } finally {
    await browser.close();
    server.stop();
  }
}
