import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Nets } from './nets';

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

describe('the nets of a game', () => {
  it('are fetched and given to the wasm once, when a best play of the game is first asked for', async () => {
    const urls: string[] = [];
    const given: Int8Array[] = [];
    const nets = new Nets(wasm(given), async (url) => {
      urls.push(url);
      return FILE;
    });
    expect(urls).toEqual([]);
    await Promise.all([nets.ready(ASK('tabla')), nets.ready(ASK('tabla'))]);
    await nets.ready(ASK('gulbara'));
    await nets.ready(ASK('tabla'));
    expect(urls.map((url) => url.split('/').at(-1))).toEqual(['tabla.net', 'gulbara.net']);
    expect(given).toEqual([FILE, FILE]);
  });

  it('are there for every game, each in a file that names it', async () => {
    const folder = '../../../bots/tables-bot/src/main/resources/META-INF/tapa-levels';
    for (const game of ['tapa', 'tabla', 'gulbara']) {
      let asked = '';
      await new Nets(wasm([]), async (url) => {
        asked = url;
        return FILE;
      }).ready(ASK(game));
      expect(asked).toContain(`/${game}.net`);
      expect(readFileSync(`${folder}/${game}.net`, 'latin1').startsWith(`tapanet2${String.fromCharCode(game.length)}${game}`)).toBe(true);
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
    await new Nets(wasm([]), async (url) => {
      urls.push(url);
      return FILE;
    }).ready(request);
    expect(urls).toEqual([]);
  });

  it('are missed when their file cannot be had', async () => {
    const nets = new Nets(wasm([]), () => Promise.reject(new Error('offline')));
    await expect(nets.ready(ASK('tapa'))).rejects.toThrow('offline');
  });

  it('are missed when their file is refused', async () => {
    const nets = new Nets(wasm([], 'damaged'), () => Promise.resolve(FILE));
    await expect(nets.ready(ASK('tapa'))).rejects.toThrow('damaged');
  });
});
