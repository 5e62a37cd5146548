// Games and settings on the device, in IndexedDB. Where a browser refuses it, a store in memory takes its place.

import type { Seat, Side, TableView } from '../contract';
import { LEVELS, type Level } from './levels';
import { Database } from './database';
import { MATCH_IDS, type MatchId, PRESET_IDS, type PresetId, SINGLE } from './presets';

const SEATS: readonly Seat[] = ['human', 'bot'];
const SIDES: readonly Side[] = ['W', 'B'];

/** A game as it lies in the store; what only names it in the list may be absent. */
export interface StoredGame {
  id: string;
  /** The text that the table's `open` reads. */
  saved: string;
  /** When it was last played, milliseconds since 1970. */
  played: number;
  preset?: PresetId | undefined;
  white?: Seat | undefined;
  black?: Seat | undefined;
  realDice?: boolean | undefined;
  level?: Level | undefined;
  turnNumber?: number | undefined;
  /** Who is to act; absent while both are, at the opening throw. */
  actor?: Side | undefined;
  match?: MatchId | typeof SINGLE | undefined;
  target?: number | undefined;
  /** White's points in the match and Black's. */
  score?: readonly [number, number] | undefined;
}

/**
 * Records of the store, the last played first. A field that is missing or of a wrong type is left out; a record stays
 * whatever is in it, so that the reader can see and remove it.
 */
export function readGames(stored: readonly unknown[]): StoredGame[] {
  return stored.map(readGame).sort((a, b) => b.played - a.played);
}

/** The game of the view as the list has it. */
export function gameToKeep({ game, match, actor }: TableView, at: Pick<StoredGame, 'id' | 'saved' | 'level'>): StoredGame {
  const { name, target, white, black } = match ?? { name: '', target: 0, white: 0, black: 0 };
  return readGame({ ...game, match: name, target, score: [white, black], actor, ...at, played: Date.now() });
}

function readGame(stored: unknown): StoredGame {
  const found = stored as Partial<Record<keyof StoredGame, unknown>>;
  return {
    id: found.id as string,
    saved: typeof found.saved === 'string' ? found.saved : '',
    played: count(found.played) ?? 0,
    preset: PRESET_IDS.find((id) => id === found.preset),
    white: SEATS.find((seat) => seat === found.white),
    black: SEATS.find((seat) => seat === found.black),
    realDice: found.realDice === true,
    level: LEVELS.find((level) => level === found.level),
    turnNumber: count(found.turnNumber),
    actor: SIDES.find((side) => side === found.actor),
    match: [SINGLE, ...MATCH_IDS].find((id) => id === found.match) as StoredGame['match'],
    target: count(found.target),
    score: scoreOf(found.score),
  };
}

function scoreOf(value: unknown): StoredGame['score'] {
  const [white, black] = Array.isArray(value) ? [count(value[0]), count(value[1])] : [];
  return white === undefined || black === undefined ? undefined : [white, black];
}

function count(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

export interface Store {
  /** Whether what is put there outlives the page. */
  readonly lasts: boolean;
  getSetting(name: string): Promise<unknown>;
  putSetting(name: string, value: unknown): Promise<void>;
  /** Unfinished games, the last played first. */
  games(): Promise<StoredGame[]>;
  putGame(game: StoredGame): Promise<void>;
  removeGame(id: string): Promise<void>;
}

const GAMES = 'games';
const SETTINGS = 'settings';

export async function openStore(): Promise<Store> {
  try {
    return new DeviceStore(await openDatabase());
  } catch {
    return new MemoryStore();
  }
}

function openDatabase(): Promise<Database> {
  return Database.open('tapa', (fresh) => {
    fresh.createObjectStore(GAMES, { keyPath: 'id' });
    fresh.createObjectStore(SETTINGS);
  });
}

class DeviceStore implements Store {
  readonly lasts = true;

  constructor(private readonly database: Database) {}

  getSetting(name: string): Promise<unknown> {
    return this.database.run(SETTINGS, 'readonly', (s) => s.get(name));
  }

  async putSetting(name: string, value: unknown): Promise<void> {
    await this.database.run(SETTINGS, 'readwrite', (s) => s.put(value, name));
  }

  async games(): Promise<StoredGame[]> {
    return readGames(await this.database.run(GAMES, 'readonly', (s) => s.getAll()));
  }

  async putGame(game: StoredGame): Promise<void> {
    await this.database.run(GAMES, 'readwrite', (s) => s.put(game));
  }

  async removeGame(id: string): Promise<void> {
    await this.database.run(GAMES, 'readwrite', (s) => s.delete(id));
  }
}

/** Forgets everything with the page. */
export class MemoryStore implements Store {
  readonly lasts: boolean = false;
  private readonly settings = new Map<string, unknown>();
  private readonly kept = new Map<string, StoredGame>();

  getSetting(name: string): Promise<unknown> {
    return Promise.resolve(this.settings.get(name));
  }

  putSetting(name: string, value: unknown): Promise<void> {
    this.settings.set(name, value);
    return Promise.resolve();
  }

  games(): Promise<StoredGame[]> {
    return Promise.resolve(readGames([...this.kept.values()]));
  }

  putGame(game: StoredGame): Promise<void> {
    this.kept.set(game.id, game);
    return Promise.resolve();
  }

  removeGame(id: string): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }
}
