// What a reader chose, kept on the device.

import { type Language, LANGUAGES } from '../i18n/words';
import { FIRST_LEVEL, LEVELS, type Level } from './levels';
import { GAME_IDS, type GameId, MATCH_IDS, type MatchId, type Preset, type PresetId, SINGLE, TARGETS, matchBlocks, presetOf, presetsOf } from './presets';
import { THEMES, type Theme } from './themes';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Forced = 'off' | 'turn' | 'every';
export type BearOff = 'off' | 'unique';
export type AutoRoll = 'never' | 'first' | 'always';

export interface Settings {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  forced: Forced;
  autoBearOff: BearOff;
  /** Throws for the reader: nothing, what it takes to get a game going, or every roll. */
  autoRoll: AutoRoll;
  /** Ends a turn in which no die can be played. */
  autoPass: boolean;
  sounds: boolean;
  /** How loud they are, in percent. */
  volume: number;
  lit: boolean;
  trail: boolean;
  pips: boolean;
  /** Explains the first game step by step. */
  coach: boolean;
  oneTap: boolean;
  /** The system calls the reader while the page is hidden. */
  notify: boolean;
  flip: boolean;
  mirror: boolean;
  game: GameId | 'match';
  match: MatchId;
  /** The switch "pinned at home blocks bearing off" for the Tapa game of the match; off leaves its preset as it is. */
  matchBlocks: boolean;
  /** How many points a single game is played to; 0 is one game. */
  target: number;
  /** The preset of each game that was chosen last. */
  preset: PresetId;
  presetTabla: PresetId;
  presetGulbara: PresetId;
  /** The same switch for a game of Tapa. */
  pinnedBlocks: boolean;
  /** Two at one device throw dice of their own. */
  realDice: boolean;
  level: Level;
  /** A warning before a costly turn ends. */
  tutor: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'wood',
  speed: 'normal',
  forced: 'turn',
  autoBearOff: 'off',
  autoRoll: 'first',
  autoPass: true,
  sounds: true,
  volume: 60,
  lit: true,
  trail: true,
  pips: true,
  coach: true,
  oneTap: false,
  notify: false,
  flip: false,
  mirror: false,
  game: 'tapa',
  match: 'balkan-5',
  matchBlocks: false,
  target: 0,
  preset: 'mali',
  presetTabla: 'tabla',
  presetGulbara: 'gulbara',
  pinnedBlocks: false,
  realDice: false,
  level: FIRST_LEVEL,
  tutor: false,
};

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
export const AUTO_ROLLS: readonly AutoRoll[] = ['never', 'first', 'always'];
export const FORCED: readonly Forced[] = ['off', 'turn', 'every'];

export const VOLUMES: readonly number[] = [20, 40, 60, 80, 100];

const EITHER: readonly boolean[] = [true, false];

/** Every value that each setting may have. */
const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: [null, ...LANGUAGES],
  theme: THEMES,
  speed: SPEEDS,
  forced: FORCED,
  autoBearOff: ['off', 'unique'],
  autoRoll: AUTO_ROLLS,
  autoPass: EITHER,
  sounds: EITHER,
  volume: VOLUMES,
  lit: EITHER,
  trail: EITHER,
  pips: EITHER,
  coach: EITHER,
  oneTap: EITHER,
  notify: EITHER,
  flip: EITHER,
  mirror: EITHER,
  game: [...GAME_IDS, 'match'],
  match: MATCH_IDS,
  matchBlocks: EITHER,
  target: TARGETS,
  preset: idsOf('tapa'),
  presetTabla: idsOf('tabla'),
  presetGulbara: idsOf('gulbara'),
  pinnedBlocks: EITHER,
  realDice: EITHER,
  level: LEVELS,
  tutor: EITHER,
};

function idsOf(game: GameId): readonly PresetId[] {
  return presetsOf(game).map(({ id }) => id);
}

/** Where the chosen preset of a game is kept. */
const PRESET_KEYS = { tapa: 'preset', tabla: 'presetTabla', gulbara: 'presetGulbara' } as const;

export function chosenPreset(settings: Settings, game: GameId): PresetId {
  return settings[PRESET_KEYS[game]];
}

/** What the settings wish to be played. */
export function wishOf(settings: Settings): { game: GameId; preset: PresetId; match: string; target: number; pinnedBlocks: boolean } {
  const { game, match, target } = settings;
  if (game === 'match') {
    return { game: 'tapa', preset: settings.preset, match, target: 0, pinnedBlocks: settings.matchBlocks };
  }
  const preset = chosenPreset(settings, game);
  const pinnedBlocks = game === 'tapa' && settings.pinnedBlocks;
  return { game, preset, match: target > 0 ? SINGLE : '', target, pinnedBlocks };
}

/** Whether a checker pinned at home blocks bearing off in what the settings wish, with the switch or without it. */
export function blockingOf(settings: Settings): { byItself: boolean; inForce: boolean } {
  const { game, pinnedBlocks } = wishOf(settings);
  const byItself = settings.game === 'match' ? matchBlocks(settings.match) : presetOf(chosenPreset(settings, game)).pinnedBlocks;
  return { byItself, inForce: byItself || pinnedBlocks };
}

/** The change that chooses a preset of its game; one has its target in its name. */
export function presetChange({ id, game }: Preset, { target }: Settings): Partial<Settings> {
  const to = id === 'mahbouseh-31' ? 31 : target === 31 ? 0 : target;
  return { [PRESET_KEYS[game]]: id, target: to, ...(game === 'tapa' ? { pinnedBlocks: false } : {}) };
}

/** Stored settings laid over the defaults; what this version does not know, key or value, is left out. */
export function readSettings(stored: unknown): Settings {
  const found = Object.entries((stored ?? {}) as object);
  const known = found.filter(([key, value]) => Object.hasOwn(ALLOWED, key) && allowedFor(key).includes(value));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

function allowedFor(key: string): readonly unknown[] {
  return ALLOWED[key as keyof Settings];
}

/** How long a checker slides, in milliseconds. */
export const MOVE_MILLIS: Record<Speed, number> = { slow: 600, normal: 320, fast: 160, off: 0 };

/** How long dice tumble; they never keep anybody waiting, what is due can be done at once. */
export const THROW_MILLIS: Record<Speed, number> = { slow: 600, normal: 520, fast: 300, off: 0 };

/** How long it stays to be seen who starts; a tap goes on at once. */
export const OPENING_MILLIS: Record<Speed, number> = { slow: 1500, normal: 1400, fast: 900, off: 700 };

/** How long a bot waits before it throws or moves, so that its turn can be followed. */
export const BOT_MILLIS: Record<Speed, number> = { slow: 1400, normal: 800, fast: 350, off: 60 };
