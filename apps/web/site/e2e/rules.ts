// The rules as they ship, asked about positions beside the page.
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

/** What is asked: White is to move. */
interface Asked {
  game: string;
  preset: string;
  position: string;
  dice: string;
}

export interface LegalPlay {
  play: string;
  position: string;
  over?: { winner: 'W' | 'B' | null };
}

export class Rules {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly stop: () => void,
  ) {}

  /** Loads the wasm of the table from the folder in which the build leaves it. */
  static async of(folder: string): Promise<Rules> {
    const server = await serve(folder);
    const browser = await launch();
    const page = await browser.newPage({ bypassCSP: true });
    // Any page of this origin will do: the loader is imported into it.
    await page.goto(`${server.url}/runtime.js`);
    // As a text: vitest would rewrite the import of a function.
    await page.evaluate("import('/runtime.js').then(({ load }) => load('/tapa.small.wasm')).then(({ exports }) => void (globalThis.tapa = exports))");
    return new Rules(browser, page, server.stop);
  }

  /** Every result of the roll once, with a play that leads there. */
  async plays({ game, preset, position, dice }: Asked): Promise<LegalPlay[]> {
    const request = JSON.stringify({ id: 1, op: 'plays', game, rules: preset, position, turn: 'W', dice });
    const answer = await this.page.evaluate((line) => (globalThis as unknown as { tapa: { think(line: string): string } }).tapa.think(line), request);
    return (JSON.parse(answer) as { plays: LegalPlay[] }).plays;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.stop();
  }
}
