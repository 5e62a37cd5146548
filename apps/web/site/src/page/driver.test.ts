import { describe, expect, it } from 'vitest';
import { FIXTURES, gameOf, sisterOf, viewOf } from '../test/fixtures';
import type { TableView } from '../contract';
import { planOf, rollWait } from './driver';
import { DEFAULTS, type Settings, readSettings } from './settings';

const BOT = { actor: 'B', yourTurn: false } as const;
const command = (plan: ReturnType<typeof planOf>): unknown => (plan !== null && 'command' in plan.act ? plan.act.command : null);

describe('what happens by itself', () => {
  it('leaves a free choice to the person', () => {
    expect(planOf(FIXTURES.first, DEFAULTS, false)).toBeNull();
  });

  it('throws for a bot, and asks the thinker when a bot must move', () => {
    const roll = viewOf('24:W15 1:B15', { ...BOT, phase: 'roll', turn: { canRoll: true } });
    expect(command(planOf(roll, DEFAULTS, false))).toEqual({ do: 'roll' });
    const think = viewOf('24:W15 1:B15', { ...BOT, think: { ticket: 't', request: 'r' } });
    expect(planOf(think, DEFAULTS, false)?.act).toEqual({ think: true });
  });

  it('gets a game going: the opening throw, its ties, and the first roll of either side', () => {
    const due = (turnNumber: number): TableView => viewOf('24:W15 1:B15', { phase: 'roll', turn: { canRoll: true }, game: gameOf({ turnNumber }) });
    const tie = { ...FIXTURES.opening, openingThrows: [{ white: 4, black: 4 }] };
    for (const view of [FIXTURES.opening, tie, due(0), due(1)]) {
      expect(command(planOf(view, DEFAULTS, false))).toEqual({ do: 'roll' });
    }
    expect(planOf(due(2), DEFAULTS, false)).toBeNull();
  });

  it('tells how long it takes until the dice roll by themselves, where they do', () => {
    expect(rollWait(FIXTURES.opening, DEFAULTS)).toBeGreaterThan(0);
    expect(rollWait(FIXTURES.opening, { ...DEFAULTS, autoRoll: 'never' })).toBeNull();
    expect(rollWait(FIXTURES.pass, DEFAULTS)).toBeNull();
  });

  it('leaves every throw but a tie to a reader who wants to throw', () => {
    const settings = { ...DEFAULTS, autoRoll: 'never' } as const;
    const tie = { ...FIXTURES.opening, openingThrows: [{ white: 4, black: 4 }] };
    const due = viewOf('24:W15 1:B15', { phase: 'roll', turn: { canRoll: true }, game: gameOf({ turnNumber: 0 }) });
    expect(planOf(FIXTURES.opening, settings, false)).toBeNull();
    expect(planOf(due, settings, false)).toBeNull();
    expect(command(planOf(tie, settings, false))).toEqual({ do: 'roll' });
  });

  it('leaves time to ask for the seal of the dice before the first throw', () => {
    const sealed = { ...FIXTURES.opening, fair: { commitment: 'x', wordDue: true, word: '' } };
    expect(planOf(sealed, { ...DEFAULTS, speed: 'off' }, false)?.wait).toBeGreaterThanOrEqual(1_500);
  });

  it('throws nothing for people with real dice, not even after a tie', () => {
    expect(planOf(FIXTURES.realDice, DEFAULTS, false)).toBeNull();
    const game = gameOf({ black: 'human', realDice: true });
    const tie = { ...FIXTURES.opening, game, openingThrows: [{ white: 4, black: 4 }] };
    expect(planOf(tie, DEFAULTS, false)).toBeNull();
  });

  it('passes a roll without a move', () => {
    expect(command(planOf(FIXTURES.pass, DEFAULTS, false))).toEqual({ do: 'done' });
  });

  it('throws for the reader who asked for it, all through the game', () => {
    const due = viewOf('24:W15 1:B15', { phase: 'roll', turn: { canRoll: true } });
    const settings = { ...DEFAULTS, autoRoll: 'always' } as const;
    expect(planOf(due, DEFAULTS, false)).toBeNull();
    expect(command(planOf(due, settings, false))).toEqual({ do: 'roll' });
    expect(command(planOf(FIXTURES.opening, settings, false))).toEqual({ do: 'roll' });
    expect(planOf(FIXTURES.realDice, settings, false)).toBeNull();
  });

  it('leaves the pass to a reader who wants to see it; a bot passes all the same', () => {
    const settings = { ...DEFAULTS, autoPass: false };
    expect(planOf(FIXTURES.pass, settings, false)).toBeNull();
    expect(command(planOf({ ...FIXTURES.pass, ...BOT }, settings, false))).toEqual({ do: 'done' });
  });

  it('goes on by itself after a group of a double that cannot be played', () => {
    const group = { ...FIXTURES.chain, turn: { ...FIXTURES.chain.turn, pass: true, canDone: true } };
    expect(command(planOf(group, DEFAULTS, false))).toEqual({ do: 'done' });
  });

  it('makes a wholly forced turn, unless it was taken back or the reader wants none of it', () => {
    const forced = viewOf('24:W15 1:B15', { turn: { sources: ['24'], forced: true } });
    expect(command(planOf(forced, DEFAULTS, false))).toEqual({ do: 'forced' });
    expect(planOf(forced, DEFAULTS, true)).toBeNull();
    expect(planOf(forced, { ...DEFAULTS, forced: 'off' }, false)).toBeNull();
  });

  it('makes every forced part when asked to: picks up the only source, goes to the only target', () => {
    const settings = { ...DEFAULTS, forced: 'every' } as const;
    expect(command(planOf(FIXTURES.first, settings, false))).toEqual({ do: 'tap', spot: '24' });
    expect(command(planOf(FIXTURES.bearoff, settings, false))).toEqual({ do: 'pick', from: '6', to: 'off', via: '' });
  });

  it('bears off by itself only at home and without pins', () => {
    const settings = { ...DEFAULTS, forced: 'off', autoBearOff: 'unique' } as const;
    const home = viewOf('2:W1 24:B15', { turn: { sources: ['2'], forced: true } });
    expect(command(planOf(home, settings, false))).toEqual({ do: 'forced' });
    const hit = viewOf('2:W1 24:B14 barB:1', { game: sisterOf('tabla'), turn: { sources: ['2'], forced: true } });
    expect(planOf(hit, settings, false)).toBeNull();
    const far = viewOf('2:W1 13:B15', { game: sisterOf('gulbara'), turn: { sources: ['2'], forced: true } });
    expect(command(planOf(far, settings, false))).toEqual({ do: 'forced' });
    const pinned = viewOf('2:B1W1 24:B14', { turn: { sources: ['2'], forced: true } });
    expect(planOf(pinned, settings, false)).toBeNull();
  });
});

describe('stored settings', () => {
  it('are laid over the defaults, and what is unknown is left out', () => {
    expect(readSettings({ speed: 'fast', forced: 'sometimes', colour: 'blue' })).toEqual({ ...DEFAULTS, speed: 'fast' });
    expect(readSettings(undefined)).toEqual(DEFAULTS);
  });

  it.each(Object.keys(DEFAULTS))('fall back to the default where %s is not what it may be', (key) => {
    for (const wrong of ['x', 8.5, NaN, undefined, [], {}, [true]]) {
      expect(readSettings({ [key]: wrong })).toEqual(DEFAULTS);
    }
  });

  it('keep every value that can be chosen', () => {
    const chosen: Settings = {
      language: 'pl',
      theme: 'dark',
      speed: 'slow',
      forced: 'every',
      autoBearOff: 'unique',
      autoRoll: 'always',
      autoPass: false,
      sounds: false,
      volume: 80,
      lit: false,
      trail: false,
      pips: false,
      coach: false,
      oneTap: true,
      flip: true,
      notify: true,
      mirror: true,
      game: 'match',
      match: 'sreshta',
      matchBlocks: true,
      target: 7,
      preset: 'bulgaria',
      presetTabla: 'tavla',
      presetGulbara: 'fevga',
      pinnedBlocks: true,
      realDice: true,
      level: 7,
      tutor: true,
    };
    expect(readSettings(chosen)).toEqual(chosen);
    expect(readSettings({ ...chosen, pinnedBlocks: null, language: null })).toMatchObject({ pinnedBlocks: false, language: null });
  });

  it('are the defaults where what is stored is no settings at all', () => {
    for (const wrong of ['settings', 3, true, [1, 2], null, { constructor: 1, toString: 2 }]) {
      expect(readSettings(wrong)).toEqual(DEFAULTS);
    }
  });
});
