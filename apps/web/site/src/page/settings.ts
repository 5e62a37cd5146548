// What a reader chose, kept on the device.

import { type Language, LANGUAGES } from '../i18n/words';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Forced = 'off' | 'turn' | 'every';
export type BearOff = 'off' | 'unique';

export interface Settings {
  language: Language | null;
  speed: Speed;
  forced: Forced;
  autoBearOff: BearOff;
  lit: boolean;
  trail: boolean;
  pips: boolean;
  oneTap: boolean;
  flip: boolean;
  mirror: boolean;
  preset: string;
  pinnedBlocks: boolean | null;
  /** Two at one device throw dice of their own. */
  realDice: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  speed: 'normal',
  forced: 'turn',
  autoBearOff: 'off',
  lit: true,
  trail: true,
  pips: true,
  oneTap: false,
  flip: false,
  mirror: false,
  preset: 'mali',
  pinnedBlocks: null,
  realDice: false,
};

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
export const FORCED: readonly Forced[] = ['off', 'turn', 'every'];

const ALLOWED: Partial<Record<keyof Settings, readonly unknown[]>> = {
  language: [null, ...LANGUAGES],
  speed: SPEEDS,
  forced: FORCED,
  autoBearOff: ['off', 'unique'],
};

/** Stored settings laid over the defaults; what this version does not know is left out. */
export function readSettings(stored: unknown): Settings {
  const settings = { ...DEFAULTS } as Record<string, unknown>;
  for (const [key, value] of Object.entries((stored ?? {}) as object)) {
    const allowed = ALLOWED[key as keyof Settings];
    if (key in DEFAULTS && (allowed === undefined || allowed.includes(value))) {
      settings[key] = value;
    }
  }
  return settings as unknown as Settings;
}

/** How long a checker slides, in milliseconds. */
export const MOVE_MILLIS: Record<Speed, number> = { slow: 600, normal: 320, fast: 160, off: 0 };

/** How long a bot waits before it throws or moves, so that its turn can be followed. */
export const BOT_MILLIS: Record<Speed, number> = { slow: 1400, normal: 800, fast: 350, off: 60 };
