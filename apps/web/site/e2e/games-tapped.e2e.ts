import { describe, it } from 'vitest';
import { taps } from './player';
import { useBrowser } from './visit';
import { wholeGame } from './whole-game';

describe('a whole game by taps', () => {
  useBrowser();

  it.each([
    ['of two at one device', 'play-friend'],
    ['against the bot', 'play-bot'],
  ])('%s comes to its end', async (_name, door) => void (await wholeGame(door, taps)));
});
