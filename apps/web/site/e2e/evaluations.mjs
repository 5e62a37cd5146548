// node apps/web/site/e2e/evaluations.mjs [decisions] [times]: how many positions a second Chromium judges by the nets of the
// levels, inputs and net, nothing remembered: those after all plays of so many decisions of self-play. Needs a built tree
// (./tapa test). The page's thread may not be let run all the time: both are printed, by the clock on the wall and by the
// time that the thread ran, as far as it ran while all was done.
import { join } from 'node:path';
import { withGoldenWasm } from './golden-wasm.mjs';
import { optimise } from '../build/optimise.mjs';

const DECISIONS = Number(process.argv[2] ?? 10_000);
const TIMES = Number(process.argv[3] ?? 7);
const WARM_UPS = 3;
const GAMES = ['tapa', 'tabla', 'gulbara'];
const built = join(import.meta.dirname, '../../../../checks/conformance/target/goldens-release');

/** Judges everything once: how many positions, and the milliseconds of judging and of all. */
function judgeAll(page, batches) {
  return page.evaluate((count) => {
    const { layOut, judge } = globalThis.goldens;
    const begin = performance.now();
    let [judged, judging] = [0, 0];
    for (let batch = 0; batch < count; batch++) {
      judged += layOut(batch);
      const before = performance.now();
      judge();
      judging += performance.now() - before;
    }
    return { judged, judging, all: performance.now() - begin };
  }, batches);
}

/** How long the page's thread has been let run, in seconds. */
async function ran(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

async function measured(page, session, batches) {
  const before = await ran(session);
  const { judged, judging, all } = await judgeAll(page, batches);
  const share = Math.min(1, ((await ran(session)) - before) / (all / 1000));
  const byWall = judged / (judging / 1000);
  return { judged, byWall, byCpu: byWall / share };
}

const whole = (number) => Math.round(number).toLocaleString('en');

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return `${whole(sorted[Math.floor((sorted.length - 1) / 2)])} (${whole(sorted[0])} to ${whole(sorted.at(-1))})`;
}

optimise(join(built, 'big.wasm'), join(built, 'goldens.wasm'));
await withGoldenWasm(built, async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const game of GAMES) {
    const batches = await page.evaluate(([name, wanted]) => globalThis.goldens.netSpeedOf(name, wanted), [game, DECISIONS]);
    for (let i = 0; i < WARM_UPS; i++) {
      await judgeAll(page, batches);
    }
    const runs = [];
    for (let i = 0; i < TIMES; i++) {
      runs.push(await measured(page, session, batches));
    }
    const [byCpu, byWall] = ['byCpu', 'byWall'].map((which) => spread(runs.map((run) => run[which])));
    console.log(`${game}, ${whole(runs[0].judged)} evaluations, a second: CPU ${byCpu}, wall ${byWall}`);
  }
});
