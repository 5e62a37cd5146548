// The page's thinker: asks the bot in a worker of its own, which may be ended and started again at any moment.
import type { Port } from './line';
import { Renewed } from './renewed';

/** Whoever thinks about a position while the table stays free for the finger. */
export interface Thinker {
  /** Answers one request line of the engine protocol; fails when the thinker is restarted or stays silent. */
  best(request: string): Promise<string>;
  /** Ends what is being thought about; the next question starts a new worker. */
  restart(): void;
}

/** How long a thinker may be silent before it is restarted and asked once more: three times its budget. */
const PATIENCE_MILLIS = 15_000;

export function createThinker(newWorker: () => Port = thinkerWorker, patience = PATIENCE_MILLIS): Thinker {
  return new WorkerThinker(newWorker, patience);
}

function thinkerWorker(): Port {
  return new Worker(new URL('./tapa.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
}

class WorkerThinker implements Thinker {
  private readonly worker: Renewed;

  constructor(newWorker: () => Port, patience: number) {
    this.worker = new Renewed(newWorker, patience);
  }

  best(request: string): Promise<string> {
    return this.worker.ask(request);
  }

  restart(): void {
    this.worker.stop('restarted');
  }
}
