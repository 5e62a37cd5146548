import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Player, taps } from './player';
import { reload, useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);
/** Longer than a thinker may be silent. */
const PATIENCE = 16_000;

/** Kills the first `victims` thinkers of the page as soon as they are asked something. */
async function killThinkers(page: Page, victims: number): Promise<void> {
  await page.addInitScript((most) => {
    const Real = globalThis.Worker;
    let killed = 0;
    globalThis.Worker = class extends Real {
      private readonly thinks: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.thinks = options?.name === 'thinker';
      }
      override postMessage(message: unknown): void {
        super.postMessage(message);
        if (this.thinks && killed < most) {
          killed++;
          document.documentElement.dataset['killed'] = String(killed);
          this.terminate();
        }
      }
    };
  }, victims);
  await reload(page);
  await page.locator('[data-phase]').waitFor();
}

/** A game against the bot, up to the moment in which it has thrown and its thinker is about to be asked. */
async function untilBotMoves(page: Page): Promise<Player> {
  await page.locator('[data-action=play-bot]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, taps);
  await player.play((moment) => moment.actor === 'B' && moment.phase === 'move');
  return player;
}

/** A game against the bot, up to the moment in which its thinker has been killed. */
async function untilKilled(victims: number): Promise<Player> {
  const page = await visit({ seed: SEED });
  await killThinkers(page, victims);
  const player = await untilBotMoves(page);
  await page.clock.fastForward(1_000);
  await page.locator('html[data-killed="1"]').waitFor();
  return player;
}

describe('a thinker killed in mid-thought', () => {
  useBrowser();

  it('is started again and answers: nothing is lost', async () => {
    const player = await untilKilled(1);
    const before = await player.now();
    const after = await player.act(before, () => player.page.clock.fastForward(PATIENCE));
    expect(after).toMatchObject({ actor: 'W', phase: 'roll' });
    expect(await player.page.locator('.status').innerText()).not.toContain('gave no answer');
  });

  it('for good is played for, a line says so, and the game goes on', async () => {
    const player = await untilKilled(2);
    const { page } = player;
    const before = await player.now();
    await page.clock.fastForward(PATIENCE);
    await page.locator('html[data-killed="2"]').waitFor();
    expect(await player.now()).toEqual(before);
    const after = await player.act(before, () => page.clock.fastForward(PATIENCE));
    expect(after).toMatchObject({ turn: before.turn, actor: 'W', phase: 'roll' });
    expect(await page.locator('.status').innerText()).toBe('The bot gave no answer: the first legal play was made.');
    const later = await player.play((moment) => moment.turn > after.turn + 3);
    expect(later.turn).toBe(after.turn + 4);
  });
});

/** Every file of nets that the page asks for. */
function netsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (file.endsWith('.net')) {
      asked.push(file.replace(/-.*/, ''));
    }
  });
  return asked;
}

describe('the nets of the bot', () => {
  useBrowser();

  it('are fetched for the game alone, once, when the bot is first asked', async () => {
    const page = await visit({ seed: SEED });
    const asked = netsAskedBy(page);
    const player = await untilBotMoves(page);
    expect(asked).toEqual([]);
    const later = await player.play((moment) => moment.turn > 5 && moment.actor === 'W');
    expect(later.turn).toBeGreaterThan(5);
    expect(asked).toEqual(['tapa']);
  });

  it('are refused when damaged; the bot is then played for, and a line says so', async () => {
    const page = await visit({ seed: SEED });
    const asked = netsAskedBy(page);
    await page.context().route('**/*.net', async (route) => {
      const file = await route.fetch();
      await route.fulfill({ response: file, body: (await file.text()).replace(' 1', ' 2') });
    });
    const player = await untilBotMoves(page);
    const before = await player.now();
    const after = await player.act(before, () => page.clock.fastForward(1_000));
    expect(after).toMatchObject({ turn: before.turn, actor: 'W', phase: 'roll' });
    expect(await page.locator('.status').innerText()).toBe('The bot gave no answer: the first legal play was made.');
    expect(asked).toEqual(['tapa', 'tapa']);
  });
});
