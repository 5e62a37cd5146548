import { defineConfig } from 'vitest/config';

export default defineConfig({
  esbuild: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: ['chrome119', 'firefox120', 'safari18.2'], modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: { dir: 'src', environment: 'happy-dom' },
});
