import { describe, it } from 'vitest';
import { drags, keys } from './player';
import { useBrowser } from './visit';
import { wholeGame } from './whole-game';

describe('a whole game against the bot', () => {
  useBrowser();

  it.each([
    ['drags', drags],
    ['keyboard only', keys],
  ])('by %s comes to its end', async (_name, hand) => void (await wholeGame('play-bot', hand)));
});
