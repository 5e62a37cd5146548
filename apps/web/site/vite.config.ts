import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The files of the bot's weights, one a game. */
const WEIGHTS = path('../../../bots/tables-bot/src/main/resources/META-INF/tapa-weights');

// The scripts of the workers are named worker-*: the server sends 'unsafe-eval' with these and with no other file.
export default defineConfig({
  resolve: { alias: { '@wasm': path('../target/wasm'), '@weights': WEIGHTS } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { fs: { allow: [path('.'), path('../target/wasm'), WEIGHTS] } },
  worker: {
    format: 'es',
    rolldownOptions: {
      // The loader would read files with it under Node, where the page never runs.
      external: ['node:fs/promises'],
      output: { entryFileNames: 'assets/worker-[hash].js' },
    },
  },
  build: {
    outDir: path('../target/classes/META-INF/tapa-site'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: ['chrome119', 'firefox120', 'safari18.2'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: { dir: path('src'), environment: 'node' },
});
