// Serves the files of a folder on this machine only, for scripts that need a page of their own.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const POLICY = [
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/** The headers of a file: only the workers' script may make functions from text, which the loader of the wasm does. */
function headers(path) {
  const isWorker = path.startsWith('/assets/worker-');
  return {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Security-Policy': isWorker ? POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'") : POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The smallest variant beside a file that the browser takes, if there is one. */
function packing(request, file) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const variants = [
    { token: 'br', file: `${file}.br` },
    { token: 'gzip', file: `${file}.gz` },
  ];
  return variants.find((each) => accepted.includes(each.token) && existsSync(each.file));
}

/** Starts on a free port; answers with the address and a function that stops it. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const asked = new URL(request.url, 'http://localhost').pathname;
    const path = normalize(asked === '/' ? '/index.html' : asked);
    const file = join(folder, path);
    if (path.includes('..') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const packed = packing(request, file);
    response.writeHead(200, { ...headers(path), ...(packed && { 'Content-Encoding': packed.token }) });
    createReadStream(packed?.file ?? file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() });
    });
  });
}
