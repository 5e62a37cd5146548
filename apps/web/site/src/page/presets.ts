// The presets of Tapa in the order in which they are offered, with the switch each one has by itself.

export interface Preset {
  id: PresetId;
  /** Whether a checker pinned at home blocks bearing off, unless the reader says otherwise. */
  pinnedBlocks: boolean;
}

export const PRESET_IDS = [
  'mali',
  'macedonia',
  'bulgaria',
  'plakoto-greek',
  'plakoto-instant',
  'mahbouseh',
  'mahbouseh-31',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const BLOCKING: readonly string[] = ['bulgaria', 'plakoto-greek'];

export const PRESETS: readonly Preset[] = PRESET_IDS.map((id) => ({ id, pinnedBlocks: BLOCKING.includes(id) }));

export function presetOf(id: string): Preset {
  return PRESETS.find((preset) => preset.id === id) ?? (PRESETS[0] as Preset);
}
