// What the bot plays with: one file of weights a game, fetched when the thinker is first asked about that game.
import gulbara from '@weights/gulbara.weights?url';
import tabla from '@weights/tabla.weights?url';
import tapa from '@weights/tapa.weights?url';
import type { Tapa } from './wasm';

const FILES: Readonly<Record<string, string>> = { gulbara, tabla, tapa };

export class Weights {
  private readonly games = new Map<string, Promise<void>>();

  constructor(
    private readonly wasm: Promise<Pick<Tapa, 'load'>>,
    private readonly fetched = fetchFile,
  ) {}

  /** Waits until the weights of the game that a request asks about are loaded; fails when they cannot be had or are damaged. */
  ready(request: string): Promise<void> {
    const { game = '' } = JSON.parse(request) as { game?: string };
    const loading = this.games.get(game) ?? this.load(game);
    this.games.set(game, loading);
    return loading;
  }

  private async load(game: string): Promise<void> {
    const [file, { load }] = await Promise.all([this.fetched(FILES[game] ?? ''), this.wasm]);
    const problem = load(file);
    if (problem !== '') {
      throw new Error(problem);
    }
  }
}

async function fetchFile(url: string): Promise<Int8Array> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return new Int8Array(await response.arrayBuffer());
}
