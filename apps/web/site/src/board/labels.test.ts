import { beforeAll, describe, expect, it } from 'vitest';
import { type Words, loadWords } from '../i18n/words';
import { whoIn } from '../page/status';
import { FIXTURES, viewOf } from '../test/fixtures';
import { spotLabel } from './labels';

describe('the spoken label of a point', () => {
  let en: Words;
  let pl: Words;
  beforeAll(async () => {
    [en, pl] = await Promise.all([loadWords('en'), loadWords('pl')]);
  });

  const say = (spot: string, view = FIXTURES.pins, words = en): string =>
    spotLabel(spot, view, { words, numbering: 'W', who: whoIn(view) });

  it('says who pins whom and whether it can move', () => {
    const view = { ...FIXTURES.pins, turn: { ...FIXTURES.pins.turn, selected: '', targets: [] } };
    expect(say('9', view)).toBe('9 point, your checker pins one bot checker; can move with 4 or 1');
    expect(say('8', view)).toBe('8 point, a bot checker pins one of your checkers');
  });

  it('says with which dice a checker can move, in every language', async () => {
    const [es, fr] = await Promise.all([loadWords('es'), loadWords('fr')]);
    const view = { ...FIXTURES.pins, turn: { ...FIXTURES.pins.turn, selected: '', targets: [] } };
    const can = (words: Words): string | undefined => say('17', view, words).split('; ')[1];
    expect([en, es, fr, pl].map(can)).toEqual([
      'can move with 4 or 1',
      'puede moverse con 4 o 1',
      'peut jouer avec 4 ou 1',
      'może się ruszyć kością 4 lub 1',
    ]);
    expect(say('17', FIXTURES.sources)).toBe('17 point, your checker; can move with 1');
  });

  it('says where the picked-up checker may land and with which dice', () => {
    expect(say('9')).toBe('9 point, your checker pins one bot checker; picked up');
    expect(say('4')).toBe('4 point, empty; can land here with 4+1');
  });

  it('counts checkers in Polish as Polish counts', () => {
    const view = viewOf('24:W1 23:W3 22:W5 1:B15');
    expect(say('24', view, pl)).toBe('pole 24, twój pionek');
    expect(say('23', view, pl)).toBe('pole 23, 3 twoje pionki');
    expect(say('22', view, pl)).toBe('pole 22, 5 twoich pionków');
  });

  it('speaks of the tray of whoever moves', () => {
    expect(say('offW', FIXTURES.bearoff)).toBe('Your tray, 2 checkers off; can land here with 6');
  });

  it('names the colours when two play on one device, in the numbering of the side to move', () => {
    const view = FIXTURES.hotseat;
    const label = spotLabel('9', view, { words: en, numbering: 'B', who: whoIn(view) });
    expect(label).toBe('16 point, a white checker pins one black checker');
  });

  it('says who must come in from the bar, and where a checker is hit', () => {
    const view = FIXTURES.hits;
    expect(say('barW', FIXTURES.bar)).toBe('Bar, 1 of your checkers must come in; can move with 5 or 4');
    expect(say('barB', FIXTURES.bar)).toBe('Bar, 1 bot checker must come in');
    expect(say('barB', view)).toBe('The bot’s bar, empty');
    expect(say('20', view)).toBe('20 point, one bot checker; can land here with 5 and hit');
  });

  it('numbers the points of Gul Bara for Black from White’s 12', () => {
    const view = FIXTURES.gulbara;
    const label = spotLabel('12', view, { words: en, numbering: 'B', who: whoIn(view) });
    expect(label).toBe('24 point, 8 bot checkers');
  });
});
