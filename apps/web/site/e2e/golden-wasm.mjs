// A page in Chromium with the golden wasm of checks/conformance loaded as `globalThis.goldens`.
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

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
    await use(page);
  } finally {
    await browser.close();
    server.stop();
  }
}
