import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The nets of the levels, one file a game. */
const NETS = path('../../../bots/tables-bot/src/main/resources/META-INF/tapa-levels');

// The scripts of the workers are named worker-*: the server sends 'unsafe-eval' with these and with no other file.
export default defineConfig({
  // Wherever the page lies on a server: every address is relative to it.
  base: './',
  resolve: { alias: { '@wasm': path('../target/wasm'), '@nets': NETS } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { fs: { allow: [path('.'), path('../target/wasm'), NETS] } },
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
  // No test fails for being slow: these limits end one that hangs.
  test: { dir: path('src'), environment: 'node', testTimeout: 120_000, setupFiles: [path('src/test/patience.ts')] },
});
