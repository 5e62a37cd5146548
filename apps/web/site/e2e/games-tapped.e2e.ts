import { describe, it } from 'vitest';
import { taps, touches } from './player';
import { PROFILES } from './profiles';
import { useBrowser } from './visit';
import { wholeGame } from './whole-game';

describe('a whole game by taps', () => {
  useBrowser();

  it('of two at one device comes to its end', async () => void (await wholeGame('play-friend', taps)));

  it('of a finger on a phone against the bot comes to its end', async () => {
    await wholeGame('play-bot', touches, 'tapa', undefined, PROFILES.phone);
  });
});
