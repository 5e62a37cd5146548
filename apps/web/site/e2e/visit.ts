// A visit to the page as a person makes it: a fresh browser profile, and an eye on everything that must not happen.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from './chromium.mjs';
import { addToPage } from './in-page';

export const URL_OF_PAGE = new URL(process.env['TAPA_URL'] ?? '');

let browser: Browser;
let faults: string[] = [];

/** Call once in a group of tests: starts the browser, and fails each test in which the page did what it must not do. */
export function useBrowser(...switches: string[]): void {
  beforeAll(async () => {
    browser = await launch(...switches);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const seen = faults;
    faults = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(seen, 'errors on the console and requests to other hosts').toEqual([]);
  });
}

export interface Visit extends BrowserContextOptions {
  /** Where the page is, if not where the tests are pointed to. */
  at?: URL;
  /** Whether the page may have its service worker; without it each visit asks the server alone, and loads less. */
  keeps?: boolean;
  /** 64 hex digits that make the dice the same again. */
  seed?: string;
  /** What the reader chose before, laid over: no animation, forced turns and every throw left to the reader, the best bot, no coach, no sound. */
  settings?: Record<string, unknown>;
  /** What happens to the page before it opens. */
  prepare?: (page: Page) => Promise<void>;
}

const QUICK = { speed: 'off', forced: 'off', autoRoll: 'never', level: 8, coach: false, sounds: false };

/** Opens the start page. */
export async function visit({ seed, settings, prepare, at = URL_OF_PAGE, keeps = false, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  watch(page, at);
  await page.addInitScript(addToPage);
  if (!keeps) {
    await page.addInitScript(withoutServiceWorker);
  }
  await page.clock.install();
  await prepare?.(page);
  const url = new URL(seed === undefined ? './' : `./?seed=${seed}`, at).href;
  await page.goto(url);
  await page.locator('[data-phase=start]').waitFor();
  await remember(page, 'settings', 'settings', { ...QUICK, ...settings });
  await page.goto(url);
  await page.locator('[data-phase]').waitFor();
  return page;
}

/** Puts a value where the page keeps what the device remembers. */
export function remember(page: Page, store: string, key: string | undefined, value: unknown): Promise<void> {
  return page.evaluate(
    ([into, under, what]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tapa', 1);
        opening.onerror = (): void => reject(opening.error);
        opening.onsuccess = (): void => {
          const database = opening.result;
          const transaction = database.transaction(into as string, 'readwrite');
          transaction.objectStore(into as string).put(what, under as string | undefined);
          transaction.oncomplete = (): void => {
            database.close();
            resolve();
          };
        };
      }),
    [store, key, value] as const,
  );
}

/** Loads the page again, once it has kept what it was about to keep: the board is seen a moment earlier. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(allKept);
  await page.reload();
}

/**
 * Waits in line behind all that the page writes; runs in the page. The second time stands behind what was written only
 * once the first was done.
 */
async function allKept(): Promise<void> {
  for (let time = 0; time < 2; time++) {
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = (): void => reject(opening.error);
        opening.onsuccess = (): void => {
          const database = opening.result;
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
          transaction.onabort = (): void => reject(transaction.error);
          transaction.oncomplete = (): void => {
            database.close();
            resolve();
          };
        };
      });
    }
  }
}

/** The browser never answers; runs in the page. */
function withoutServiceWorker(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register = (): Promise<never> => new Promise(() => undefined);
  }
}

/** Chromium complains that it heeds no headers for the isolation of pages where the address is not secure anyway. */
function isAboutPlainHttp(text: string, { hostname }: URL): boolean {
  return hostname !== '127.0.0.1' && /^The Cross-Origin-Opener-Policy header has been ignored/.test(text);
}

/** What a busy machine makes the browser say: that a file fetched early was used late, or came from the service worker by then. */
function isAboutHaste(text: string): boolean {
  return /^(A preload for|The resource) .*(cross-world service worker|not used within a few seconds)/.test(text);
}

function watch(page: Page, at: URL): void {
  page.on('console', (message) => {
    const told = message.type() === 'error' || message.type() === 'warning';
    if (told && !isAboutPlainHttp(message.text(), at) && !isAboutHaste(message.text())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== at.host) {
      faults.push(`asked another host: ${request.url()}`);
    }
  });
}
