// node e2e/lighthouse.mjs [runs]: Lighthouse on the start page and on the table, as a mid phone on a slow line would have
// them (simulated throttling). Prints the median of so many runs, five unless told, and each audit that failed; the exit
// code is 1 when a median is below what is promised. TAPA_URL names the server; without it the built files are served.
import { createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { defaultSettings as defaults } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright-core';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

/** The least median of each category, of 100. */
const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 95 };
const CATEGORIES = Object.keys(PROMISED);
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** The speed of a mid phone, by the same measure. */
const PHONE = 350;

const runs = Number(process.argv[2] ?? 5);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Begins a game against the bot, which the next page of this browser goes on with, and keeps nothing else. */
async function begin(port, url) {
  const devtools = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await devtools.contexts()[0].newPage();
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
  await page.goto(url);
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  await page.reload();
  await page.locator('main[data-phase]').waitFor();
  await page.close();
  await devtools.close();
}

/** The speed of this machine in this minute, by Lighthouse's own measure: a desktop has 1,000 and more. */
async function speedNow(browser) {
  const page = await browser.newPage();
  const speed = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return speed;
}

/**
 * By how much scripts are slowed down, so that the phone that is meant is the same one on every machine: four times, as
 * Lighthouse does by itself, on a good desktop, and less on a machine that is slow or busy.
 */
function slowdown(speed) {
  return Math.min(4, Math.max(1, speed / PHONE));
}

/** One report, in a browser of its own that has never seen the page, or has a game of it. */
async function report(url, isTable) {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    if (isTable) {
      await begin(port, url);
    }
    const settings = { port, onlyCategories: CATEGORIES, disableStorageReset: isTable, logLevel: 'error' };
    const throttling = { ...defaults.throttling, cpuSlowdownMultiplier: slowdown(await speedNow(browser)) };
    return (await lighthouse(url, { ...settings, throttling })).lhr;
  } finally {
    await browser.close();
  }
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The audits that cost points in any of the reports. */
function failures(reports) {
  const failed = new Map();
  for (const { audits, categories } of reports) {
    for (const id of CATEGORIES) {
      for (const { id: audit, weight } of categories[id].auditRefs) {
        const { score, title, displayValue = '' } = audits[audit];
        if (weight > 0 && score !== null && score < 0.9) {
          failed.set(audit, `${id}: ${title} ${displayValue}`.trim());
        }
      }
    }
  }
  return [...failed.values()];
}

async function measure(name, url, isTable) {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    reports.push(await report(url, isTable));
  }
  const medians = CATEGORIES.map((id) => [id, median(reports.map(({ categories }) => Math.round(categories[id].score * 100)))]);
  console.log(`${name}: ${medians.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  const used = reports.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier);
  console.log(`  scripts slowed down ${median(used).toFixed(1)} times`);
  for (const figure of FIGURES) {
    console.log(`  ${figure} ${median(reports.map(({ audits }) => audits[figure].numericValue)).toFixed(3)}`);
  }
  failures(reports).forEach((sentence) => console.log(`  failed: ${sentence}`));
  return medians.every(([id, score]) => score >= PROMISED[id]);
}

const given = process.env['TAPA_URL'];
const server = given ? { url: given, stop: () => undefined } : await serve(join(import.meta.dirname, '../../target/classes/META-INF/tapa-site'));
const kept = [await measure('start page', server.url, false), await measure('table', server.url, true)];
server.stop();
process.exitCode = kept.every(Boolean) ? 0 : 1;
