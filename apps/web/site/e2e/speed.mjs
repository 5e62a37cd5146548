// node apps/web/site/e2e/speed.mjs [seconds]: how fast Tapa's plays are generated, on the JVM and in Chromium, by turns
// in the same minute. Needs a built tree (./tapa test) and Java 25 as JAVA_HOME or on the path.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withGoldenWasm } from './golden-wasm.mjs';
import { optimise } from '../build/optimise.mjs';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const root = join(import.meta.dirname, '../../../..');
const conformance = join(root, 'checks/conformance');
const plays = join(conformance, 'src/test/resources/goldens/plays.txt');
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
const classes = ['rules/kernel', 'rules/tables', 'checks/conformance'].map((module) => join(root, module, 'target/classes'));

function onJvm() {
  const main = 'games.tapa.conformance.SpeedOnJvm';
  const said = execFileSync(java, ['-cp', classes.join(delimiter), main, plays, String(SECONDS)], { encoding: 'utf8' });
  return said.trim().split('\n').at(-1).split(' ').map(Number);
}

/** Rolls and results a second, after half the time to warm up. */
function inBrowser(page) {
  return page.evaluate(
    ([text, seconds]) => {
      const { speedOf, round } = globalThis.goldens;
      const rolls = speedOf(text);
      const measure = (millis) => {
        const begin = performance.now();
        let [rounds, results] = [0, 0];
        while (performance.now() < begin + millis) {
          results += round();
          rounds++;
        }
        const took = (performance.now() - begin) / 1000;
        return [(rounds * rolls) / took, results / took];
      };
      measure(seconds * 500);
      return measure(seconds * 1000);
    },
    [readFileSync(plays, 'utf8'), SECONDS],
  );
}

const best = (runs) => runs.toSorted((a, b) => b[0] - a[0])[0];
const print = (where, [rolls, results]) =>
  console.log(`${where}: ${Math.round(rolls / 1000)}k rolls/s, ${(results / 1e6).toFixed(1)} M results/s`);

const built = join(conformance, 'target/goldens-release');
optimise(join(built, 'big.wasm'), join(built, 'goldens.wasm'));
await withGoldenWasm(built, async (page) => {
  const [jvm, browser] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    jvm.push(onJvm());
    print('JVM     ', jvm.at(-1));
    browser.push(await inBrowser(page));
    print('Chromium', browser.at(-1));
  }
  console.log(`Chromium reaches ${Math.round((100 * best(browser)[0]) / best(jvm)[0])} % of the JVM (best of ${ROUNDS} each)`);
});
