import { describe, expect, it } from 'vitest';
import type { Moment } from './in-page';
import { Player, taps } from './player';
import { reload, useBrowser, visit } from './visit';

const SEED = 'a'.repeat(64);

/** Plays with a friend until a turn with a choice has one step made. */
async function midTurn(): Promise<Player> {
  const page = await visit({ seed: SEED });
  await page.locator('[data-action=play-friend]').click();
  await page.locator('main[data-phase]').waitFor();
  const player = new Player(page, taps);
  const choice = await player.play((moment) => moment.phase === 'move' && moment.sources.length > 1);
  await player.play((moment) => moment.turn === choice.turn && moment.steps > 0);
  return player;
}

/** Where the checkers lie. */
function board(player: Player): Promise<string[]> {
  return player.page
    .locator('.checker')
    .evaluateAll((all) => all.map((each) => `${(each as HTMLElement).dataset['key']} ${(each as HTMLElement).dataset['spot']}`).sort());
}

async function undoAll(player: Player): Promise<Moment> {
  let moment = await player.now();
  while (moment.able.includes('undo')) {
    moment = await player.act(moment, () => player.page.locator('[data-action=undo]').click());
  }
  return moment;
}

describe('a turn', () => {
  useBrowser();

  it('can be taken back to its start and played otherwise', async () => {
    const player = await midTurn();
    const first = await board(player);
    const start = await undoAll(player);
    expect(start.steps).toBe(0);
    const other = start.sources.at(-1) ?? '';
    const picked = await player.act(start, () => taps(player.page).move(start, other));
    await player.act(picked, () => taps(player.page).move(picked, other));
    const end = await player.play((moment) => moment.able.includes('done'));
    expect(await board(player)).not.toEqual(first);
    const next = await player.act(end, () => player.page.locator('[data-action=done]').click());
    expect(next).toMatchObject({ phase: 'roll', actor: start.actor === 'W' ? 'B' : 'W' });
  });

  it('goes on where it was when the page is loaded again in the middle of it', async () => {
    const player = await midTurn();
    const [moment, lie] = [await player.now(), await board(player)];
    await reload(player.page);
    await player.page.locator('main[data-phase]').waitFor();
    expect(await player.now()).toEqual(moment);
    expect((await board(player)).map((each) => each.split(' ')[1])).toEqual(lie.map((each) => each.split(' ')[1]));
    await undoAll(player);
    expect((await player.now()).steps).toBe(0);
  });
});
