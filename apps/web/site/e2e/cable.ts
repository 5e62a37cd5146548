// A cable between the browser and the server of the page: it can be cut, and what comes through it can be another version.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { URL_OF_PAGE } from './visit';

export interface Cable {
  readonly url: URL;
  /** What the server sends from now on is a newer version of the page: its start file ends with this mark. */
  release(mark: string): void;
  /** Nothing comes through any more. */
  cut(): void;
}

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** These describe one connection or one packing of the bytes, not the file. */
const OF_THE_WAY = ['connection', 'keep-alive', 'content-encoding', 'content-length', 'transfer-encoding', 'etag'];

async function fetched(path: string): Promise<Sent> {
  const response = await fetch(new URL(path, URL_OF_PAGE), { headers: { 'accept-encoding': 'identity' } });
  const headers = [...response.headers].filter(([name]) => !OF_THE_WAY.includes(name));
  return { status: response.status, headers: Object.fromEntries(headers), body: Buffer.from(await response.arrayBuffer()) };
}

/** The start file with a mark at its end, and a service worker that knows this file. */
async function newer(path: string, sent: Sent, mark: string): Promise<Buffer> {
  const start = Buffer.concat([(await fetched('/index.html')).body, Buffer.from(`<!-- ${mark} -->`)]);
  if (path === '/' || path === '/index.html') {
    return start;
  }
  const digest = createHash('sha256').update(start).digest('base64');
  const entry = /(url:[`'"]index\.html[`'"],revision:[`'"])[^`'"]*([`'"],integrity:[`'"])[^`'"]*/;
  return path === '/sw.js' ? Buffer.from(sent.body.toString().replace(entry, `$1${mark}$2sha256-${digest}`)) : sent.body;
}

/** Lays one to a folder of a server, or to its root. */
export function layCable(folder = '/'): Promise<Cable> {
  let mark = '';
  const server = createServer((request, response) => {
    void (async (): Promise<void> => {
      const asked = (request.url ?? '/').split('?')[0] ?? '/';
      if (!asked.startsWith(folder)) {
        response.writeHead(404).end();
        return;
      }
      const path = asked.slice(folder.length - 1);
      const sent = await fetched(path);
      const body = mark === '' ? sent.body : await newer(path, sent, mark);
      response.writeHead(sent.status, sent.headers).end(body);
    })();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`),
        release: (name) => void (mark = name),
        cut: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
