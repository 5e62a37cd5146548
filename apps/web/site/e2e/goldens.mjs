// node e2e/goldens.mjs <folder of goldens.wasm> <folder of the golden files>: answers the golden files in Chromium and
// exits with 1 when an answer differs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGoldenWasm } from './golden-wasm.mjs';

const [wasm, goldens] = process.argv.slice(2);

function firstDifference(wanted, found) {
  const lines = found.split('\n');
  const at = wanted.split('\n').findIndex((line, index) => line !== lines[index]);
  return `line ${at + 1}\n  file:    ${wanted.split('\n')[at]}\n  browser: ${lines[at]}`;
}

let differ = false;
await withGoldenWasm(wasm, async (page) => {
  for (const file of readdirSync(goldens).sort()) {
    const wanted = readFileSync(join(goldens, file), 'utf8');
    const found = await page.evaluate(([name, text]) => globalThis.goldens.answerAgain(name, text), [file, wanted]);
    if (found !== wanted) {
      differ = true;
      console.log(`${file}: ${firstDifference(wanted, found)}`);
    }
  }
});
process.exitCode = differ ? 1 : 0;
