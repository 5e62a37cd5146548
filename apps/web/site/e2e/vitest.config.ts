import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first';

// The page in a real browser. TAPA_URL names the server; without it the built files are served as the server would.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['./global-setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
