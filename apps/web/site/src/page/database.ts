// A database of the browser, each request in a transaction of its own.

export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  /** Fails where the browser refuses to keep anything; `create` makes the stores of a new one. */
  static open(name: string, create: (fresh: IDBDatabase) => void): Promise<Database> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => create(request.result);
      request.onsuccess = () => resolve(new Database(request.result));
      request.onerror = () => reject(request.error);
    });
  }

  /** What the request brings, once it is kept; also where the page is left right after. */
  run<T>(store: string, mode: IDBTransactionMode, ask: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.commit();
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
