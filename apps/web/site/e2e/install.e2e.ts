import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { layCable } from './cable';
import { URL_OF_PAGE, useBrowser, visit } from './visit';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  start_url: string;
  scope: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

const fetched = async (path: string): Promise<Response> => fetch(new URL(path, URL_OF_PAGE));
const manifest = async (): Promise<Manifest> => (await (await fetched('manifest.webmanifest')).json()) as Manifest;

describe('the installed page', () => {
  useBrowser();

  it('is one that Chromium would install, wherever it lies on the server', async () => {
    const cable = await layCable('/deep/down/');
    const page = await visit({ at: cable.url, keeps: true });
    await page.locator('[data-offline=ready]').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const { errors, manifest: read } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(read.startUrl).toBe(cable.url.href);
    expect(read.scope).toBe(cable.url.href);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A fresh profile counts as a private window, in which nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    cable.cut();
  });

  it('has icons of the sizes that it says, one of them to be cut into any shape, in 40 kB together', async () => {
    const { icons, shortcuts } = await manifest();
    expect(new Set(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))).toEqual(
      new Set(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
    const bytes = new Map<string, number>();
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((each) => each.icons), { src: 'icons/tapa-180.png', sizes: '180x180' }]) {
      const response = await fetched(src);
      expect(response.headers.get('content-type'), src).toBe('image/png');
      const file = Buffer.from(await response.arrayBuffer());
      const { width, height } = PNG.sync.read(file);
      expect(`${width}x${height}`, src).toBe(sizes);
      bytes.set(src, file.length);
    }
    expect([...bytes.values()].reduce((sum, each) => sum + each, 0)).toBeLessThan(40_000);
  });

  it('has a shortcut for each game, which shows the start page with that game chosen', async () => {
    const { shortcuts } = await manifest();
    expect(shortcuts.map(({ name }) => name)).toEqual(['Tapa', 'Tabla', 'Gul Bara']);
    const page = await visit();
    await page.locator('[data-action=play-bot]').click();
    await page.locator('main[data-phase]').waitFor();
    for (const { name, url } of shortcuts) {
      await page.goto(new URL(url, URL_OF_PAGE).href);
      await page.locator('[data-action=continue]').waitFor();
      expect(await page.locator('.tab', { has: page.locator('input:checked') }).innerText()).toBe(name);
      expect(page.url()).toBe(URL_OF_PAGE.href);
    }
  });

  it('keeps every file that it may ever ask for, the nets of all games too', async () => {
    const kept = await (await fetched('sw.js')).text();
    const chunks = Object.values((await (await fetched('manifest.json')).json()) as Record<string, { file: string; css?: string[] }>);
    const files = ['index.html', 'icon.svg', 'manifest.webmanifest', ...chunks.flatMap(({ file, css = [] }) => [file, ...css])];
    expect(files.filter((file) => !kept.includes(`url:\`${file}\``))).toEqual([]);
    expect(kept.match(/assets\/\w+-[\w-]+\.net/g)).toHaveLength(3);
    expect(kept.match(/assets\/tapa[\w.-]+\.wasm/g)).toHaveLength(1);
    expect(kept.match(/assets\/worker-[\w-]+\.js/g)).not.toBeNull();
  });
});
