// node e2e/study.mjs <folder of study.small.wasm> <file of questions, each with its answer on the next line>: asks the study
// that ships in Chromium and exits with 1 when an answer differs.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

const NETS = join(import.meta.dirname, '../../../../bots/tables-bot/src/main/resources/META-INF/tapa-levels');
const [folder, file] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const server = await serve(folder);
const browser = await launch();
let differ = lines.length < 2;
try {
  const page = await browser.newPage({ bypassCSP: true });
  // Any page of this origin will do: the loader is imported into it.
  await page.goto(`${server.url}/runtime.js`);
  await page.evaluate(async () => {
    const { load } = await import('/runtime.js');
    globalThis.studies = (await load('/study.small.wasm')).exports;
  });
  for (const name of readdirSync(NETS)) {
    await page.evaluate((bytes) => globalThis.studies.load(Int8Array.from(bytes)), [...readFileSync(join(NETS, name))]);
  }
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const found = await page.evaluate((question) => globalThis.studies.study(question), lines[at]);
    if (found !== lines[at + 1]) {
      differ = true;
      console.log(`${lines[at].slice(0, 300)}\n  JVM:     ${lines[at + 1].slice(0, 600)}\n  browser: ${found.slice(0, 600)}`);
    }
  }
} finally {
  await browser.close();
  server.stop();
}
process.exitCode = differ ? 1 : 0;
