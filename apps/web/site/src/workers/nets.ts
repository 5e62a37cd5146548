// What the bots play with: one file of nets a game, fetched when the thinker is first asked for a best play of that game.
import gulbara from '@nets/gulbara.net?url';
import tabla from '@nets/tabla.net?url';
import tapa from '@nets/tapa.net?url';
import type { Tapa } from './wasm';

const FILES: ReadonlyMap<unknown, string> = new Map(Object.entries({ gulbara, tabla, tapa }));

export class Nets {
  private readonly files = new Map<string, Promise<void>>();

  constructor(
    private readonly wasm: Promise<Pick<Tapa, 'load'>>,
    private readonly fetched = fetchFile,
  ) {}

  /**
   * Waits until the nets that a request needs are loaded; fails when they cannot be had or are damaged. Only a best
   * play of a game that is known needs any: to all else, be it nonsense, the engine has an answer without.
   */
  async ready(request: string): Promise<void> {
    const { op, game } = fieldsOf(request);
    await this.readyFor(op === 'best' ? game : undefined);
  }

  /** Waits until the nets of a game are loaded; of one that is not known there are none to wait for. */
  async readyFor(game: unknown): Promise<void> {
    const file = FILES.get(game);
    if (file !== undefined) {
      const loading = this.files.get(file) ?? this.load(file);
      this.files.set(file, loading);
      await loading;
    }
  }

  private async load(url: string): Promise<void> {
    const [file, { load }] = await Promise.all([this.fetched(url), this.wasm]);
    const problem = load(file);
    if (problem !== '') {
      throw new Error(problem);
    }
  }
}

/** None of a line that is no JSON or no object: what is wrong with it is for the engine to say. */
function fieldsOf(request: string): { op?: unknown; game?: unknown } {
  try {
    return Object(JSON.parse(request)) as { op?: unknown; game?: unknown };
  } catch {
    return {};
  }
}

async function fetchFile(url: string): Promise<Int8Array> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return new Int8Array(await response.arrayBuffer());
}
