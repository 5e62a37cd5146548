// Loads the rules, Java compiled to WebAssembly, inside a worker. Both workers load the same file.
import { load } from '@wasm/runtime.js';
import wasmUrl from '@wasm/tapa.small.wasm?url';

/** The functions that games.tapa.web.Workers exports. */
export interface Tapa {
  send(json: string): string;
  /** Takes the nets of a game from their file; answers what is wrong with it, or nothing. */
  load(file: Int8Array): string;
  think(requestLine: string): string;
}

export async function loadTapa(): Promise<Tapa> {
  const { exports } = await load(wasmUrl);
  return exports as unknown as Tapa;
}
