import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Weights } from './weights';

const ASK = (game: string): string => JSON.stringify({ id: 't1', op: 'best', game });
const FILE = new Int8Array([1, 2, 3]);

/** A wasm that notes what it is given and answers with `problem`. */
function wasm(given: Int8Array[], problem = ''): Promise<{ load(file: Int8Array): string }> {
  return Promise.resolve({
    load: (file) => {
      given.push(file);
      return problem;
    },
  });
}

describe('the weights of a game', () => {
  it('are fetched and given to the wasm once, when a best play of the game is first asked for', async () => {
    const urls: string[] = [];
    const given: Int8Array[] = [];
    const weights = new Weights(wasm(given), async (url) => {
      urls.push(url);
      return FILE;
    });
    expect(urls).toEqual([]);
    await Promise.all([weights.ready(ASK('tabla')), weights.ready(ASK('tabla'))]);
    await weights.ready(ASK('gulbara'));
    await weights.ready(ASK('tabla'));
    expect(urls.map((url) => url.split('/').at(-1))).toEqual(['tabla.weights', 'gulbara.weights']);
    expect(given).toEqual([FILE, FILE]);
  });

  it('are there for every game, each in a file that names it', async () => {
    const folder = '../../../bots/tables-bot/src/main/resources/META-INF/tapa-weights';
    for (const game of ['tapa', 'tabla', 'gulbara']) {
      let asked = '';
      await new Weights(wasm([]), async (url) => {
        asked = url;
        return FILE;
      }).ready(ASK(game));
      expect(asked).toContain(`/${game}.weights`);
      expect(readFileSync(`${folder}/${game}.weights`, 'utf8')).toMatch(new RegExp(`^weights/1 ${game}\n`));
    }
  });

  it.each([
    ['{"id":1,"op":"hello"}'],
    ['{"id":1,"op":"plays","game":"tapa"}'],
    ['{"id":1,"op":"read","game":"tabla"}'],
    ['{"id":1,"op":"best"}'],
    ['{"id":1,"op":"best","game":"chess"}'],
    ['{"id":1,"op":"best","game":"constructor"}'],
    ['{"id":1,"op":"best","game":["tapa"]}'],
    ['["best","tapa"]'],
    ['null'],
    ['{"id":1,"op":"best","game":"tapa"'],
    [''],
  ])('are not waited for to answer %s', async (request) => {
    const urls: string[] = [];
    await new Weights(wasm([]), async (url) => {
      urls.push(url);
      return FILE;
    }).ready(request);
    expect(urls).toEqual([]);
  });

  it('are missed when their file cannot be had', async () => {
    const weights = new Weights(wasm([]), () => Promise.reject(new Error('offline')));
    await expect(weights.ready(ASK('tapa'))).rejects.toThrow('offline');
  });

  it('are missed when their file is refused', async () => {
    const weights = new Weights(wasm([], 'damaged'), () => Promise.resolve(FILE));
    await expect(weights.ready(ASK('tapa'))).rejects.toThrow('damaged');
  });
});
