// What is kept of finished games on the device, in a database of its own: the page's games and settings do not wait for it.
// Where a browser refuses it, memory takes its place.

import { Database } from '../page/database';
import { Shelf } from './shelf';

const STORES = ['games', 'reviews', 'results'] as const;

export type StoreName = (typeof STORES)[number];

export interface Keyed {
  readonly id: string;
}

/** Records by their id, in three stores. What is read was written by some version of this page. */
export interface Records {
  all(store: StoreName): Promise<unknown[]>;
  get(store: StoreName, id: string): Promise<unknown>;
  put(store: StoreName, record: Keyed): Promise<void>;
  remove(store: StoreName, id: string): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

export async function openRecords(): Promise<Records> {
  try {
    return new DeviceRecords(await openDatabase());
  } catch {
    return new MemoryRecords();
  }
}

/** The shelf of this device, whoever puts a game on it. */
export const deviceShelf = new Shelf(openRecords);

function openDatabase(): Promise<Database> {
  return Database.open('tapa-study', (fresh) => STORES.forEach((store) => fresh.createObjectStore(store, { keyPath: 'id' })));
}

class DeviceRecords implements Records {
  constructor(private readonly database: Database) {}

  all(store: StoreName): Promise<unknown[]> {
    return this.database.run(store, 'readonly', (s) => s.getAll());
  }

  get(store: StoreName, id: string): Promise<unknown> {
    return this.database.run(store, 'readonly', (s) => s.get(id));
  }

  async put(store: StoreName, record: Keyed): Promise<void> {
    await this.database.run(store, 'readwrite', (s) => s.put(record));
  }

  async remove(store: StoreName, id: string): Promise<void> {
    await this.database.run(store, 'readwrite', (s) => s.delete(id));
  }

  async clear(store: StoreName): Promise<void> {
    await this.database.run(store, 'readwrite', (s) => s.clear());
  }
}

/** Forgets everything with the page. */
export class MemoryRecords implements Records {
  private readonly kept = new Map<string, Map<string, unknown>>(STORES.map((store) => [store, new Map()]));

  all(store: StoreName): Promise<unknown[]> {
    return Promise.resolve([...this.of(store).values()]);
  }

  get(store: StoreName, id: string): Promise<unknown> {
    return Promise.resolve(this.of(store).get(id));
  }

  put(store: StoreName, record: Keyed): Promise<void> {
    this.of(store).set(record.id, structuredClone(record));
    return Promise.resolve();
  }

  remove(store: StoreName, id: string): Promise<void> {
    this.of(store).delete(id);
    return Promise.resolve();
  }

  clear(store: StoreName): Promise<void> {
    this.of(store).clear();
    return Promise.resolve();
  }

  private of(store: StoreName): Map<string, unknown> {
    return this.kept.get(store) as Map<string, unknown>;
  }
}
