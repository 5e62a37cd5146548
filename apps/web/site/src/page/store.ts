// Games and settings on the device, in IndexedDB. Where a browser refuses it, a store in memory takes its place.

/** A game as it lies in the store. */
export interface StoredGame {
  id: string;
  /** The text that the table's `open` reads. */
  saved: string;
  /** When it was last played, milliseconds since 1970. */
  played: number;
  preset: string;
  white: string;
  black: string;
  /** Games kept by the first version do not say. */
  realDice?: boolean;
  turnNumber: number;
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

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tapa', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(SETTINGS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

class DeviceStore implements Store {
  readonly lasts = true;

  constructor(private readonly database: IDBDatabase) {}

  getSetting(name: string): Promise<unknown> {
    return this.run(SETTINGS, 'readonly', (s) => s.get(name));
  }

  async putSetting(name: string, value: unknown): Promise<void> {
    await this.run(SETTINGS, 'readwrite', (s) => s.put(value, name));
  }

  async games(): Promise<StoredGame[]> {
    const all: StoredGame[] = await this.run(GAMES, 'readonly', (s) => s.getAll());
    return all.sort(lastPlayedFirst);
  }

  async putGame(game: StoredGame): Promise<void> {
    await this.run(GAMES, 'readwrite', (s) => s.put(game));
  }

  async removeGame(id: string): Promise<void> {
    await this.run(GAMES, 'readwrite', (s) => s.delete(id));
  }

  private run<T>(name: string, mode: IDBTransactionMode, ask: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(name, mode);
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

function lastPlayedFirst(a: StoredGame, b: StoredGame): number {
  return b.played - a.played;
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
    return Promise.resolve([...this.kept.values()].sort(lastPlayedFirst));
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
