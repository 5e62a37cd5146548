import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speech } from './Live';

describe('what is spoken', () => {
  let speech: Speech;
  let heard: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    speech = new Speech();
    heard = [];
    speech.polite.subscribe((text) => text !== '' && heard.push(text));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is one sentence after the other', () => {
    speech.say('The bot rolled 3-1.', 'say.rolled');
    speech.say('The bot played 8/5 6/5.', 'say.played');
    expect(heard).toEqual(['The bot rolled 3-1.']);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(['The bot rolled 3-1.', 'The bot played 8/5 6/5.']);
  });

  it('is not what a newer sentence of its kind has made stale', () => {
    speech.say('Step taken back.', 'say.undone');
    speech.say('The bot rolled 3-1.', 'say.rolled');
    speech.say('The bot played 8/5 6/5.', 'say.played');
    speech.say('You rolled 6-6.', 'say.rolled');
    vi.advanceTimersByTime(9_000);
    expect(heard).toEqual(['Step taken back.', 'The bot played 8/5 6/5.', 'You rolled 6-6.']);
  });

  it('is the end of a game at once, and nothing that waited before', () => {
    speech.say('You rolled 6-6.', 'say.rolled');
    speech.say('You played 6/off(2).', 'say.played');
    speech.conclude('You win 2 points.');
    expect(heard.at(-1)).toBe('You win 2 points.');
    vi.advanceTimersByTime(9_000);
    expect(heard).toEqual(['You rolled 6-6.', 'You win 2 points.']);
  });

  it('goes on after a pause', () => {
    speech.say('You rolled 6-6.', 'say.rolled');
    vi.advanceTimersByTime(9_000);
    speech.say('You rolled 6-6.', 'say.rolled');
    expect(heard.map((each) => each.trim())).toEqual(['You rolled 6-6.', 'You rolled 6-6.']);
  });
});
