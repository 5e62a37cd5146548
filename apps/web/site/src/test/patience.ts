// A busy machine is no fault: what a test waits for may take its time.

import { vi } from 'vitest';

const PATIENCE_MILLIS = 60_000;
const waitFor = vi.waitFor;

vi.waitFor = (condition, options = { timeout: PATIENCE_MILLIS }) => waitFor(condition, options);
