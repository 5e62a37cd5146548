// The games and their presets, in the order in which they are offered; the first preset of a game is its default.

export const GAME_IDS = ['tapa', 'tabla', 'gulbara'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const PRESET_IDS = [
  'mali',
  'macedonia',
  'bulgaria',
  'plakoto-greek',
  'plakoto-instant',
  'mahbouseh',
  'mahbouseh-31',
  'tabla',
  'tabla-bulgaria',
  'tavla',
  'portes',
  'backgammon',
  'chelebi',
  'gulbara',
  'gulbara-simple',
  'crazy-narde',
  'fevga',
  'moultezim',
  'long-narde',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export interface Preset {
  id: PresetId;
  game: GameId;
  /** Whether a checker pinned at home blocks bearing off, by the preset itself. */
  pinnedBlocks: boolean;
}

const BLOCKING: readonly string[] = ['bulgaria', 'plakoto-greek'];

/** How many presets of the list belong to Tapa, and how many to Tapa and Tabla. */
const [TAPA_ENDS, TABLA_ENDS] = [PRESET_IDS.indexOf('tabla'), PRESET_IDS.indexOf('gulbara')];

export const PRESETS: readonly Preset[] = PRESET_IDS.map((id, at) => ({
  id,
  game: at < TAPA_ENDS ? 'tapa' : at < TABLA_ENDS ? 'tabla' : 'gulbara',
  pinnedBlocks: BLOCKING.includes(id),
}));

export function presetOf(id: string): Preset {
  return PRESETS.find((preset) => preset.id === id) ?? (PRESETS[0] as Preset);
}

export function presetsOf(game: GameId): readonly Preset[] {
  return PRESETS.filter((preset) => preset.game === game);
}

/** The matches in the order in which they are offered; the first one is the default. */
export const MATCH_IDS = ['balkan-5', 'balkan-7', 'sreshta', 'tavli-3', 'tavli-5', 'tavli-7'] as const;
export type MatchId = (typeof MATCH_IDS)[number];

/** A match of one game only, to a target of its own. */
export const SINGLE = 'single';

/** The targets that are offered for a single game; 0 is one game without a match. */
export const TARGETS = [0, 3, 5, 7, 9, 11, 15, 21, 31] as const;

/** Whether in the Tapa game of a match a checker pinned at home blocks bearing off by itself. */
export function matchBlocks(id: MatchId): boolean {
  return !id.startsWith('balkan');
}
