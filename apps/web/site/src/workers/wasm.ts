// Loads the rules, Java compiled to WebAssembly, inside a worker. Table and thinker load the same file, the study its own.
import { load } from '@wasm/runtime.js';
import studyUrl from '@wasm/study.small.wasm?url';
import tapaUrl from '@wasm/tapa.small.wasm?url';

/** The functions that games.tapa.web.Workers exports. */
export interface Tapa {
  send(json: string): string;
  /** Takes the nets of a game from their file; answers what is wrong with it, or nothing. */
  load(file: Int8Array): string;
  think(requestLine: string): string;
}

/** The functions that games.tapa.web.Studies exports. */
export interface Studies {
  load(file: Int8Array): string;
  study(json: string): string;
  exchange(json: string): string;
}

export async function loadTapa(): Promise<Tapa> {
  const { exports } = await load(tapaUrl);
  return exports as unknown as Tapa;
}

export async function loadStudies(): Promise<Studies> {
  const { exports } = await load(studyUrl);
  return exports as unknown as Studies;
}
