// The page's thinker: asks the bot in a worker of its own, which may be ended and started again at any moment.
import { Line, type Port } from './line';

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
  private line: Line | undefined;
  private restarts = 0;

  constructor(
    private readonly newWorker: () => Port,
    private readonly patience: number,
  ) {}

  async best(request: string): Promise<string> {
    const restarts = this.restarts;
    try {
      return await this.ask(request);
    } catch (failure) {
      if (restarts !== this.restarts) {
        throw failure;
      }
      return await this.ask(request);
    }
  }

  restart(): void {
    this.restarts++;
    this.line?.end('restarted');
    this.line = undefined;
  }

  /** One attempt; a worker that traps or is silent for too long is ended. */
  private async ask(request: string): Promise<string> {
    const line = (this.line ??= new Line(this.newWorker()));
    const alarm = setTimeout(() => line.end('silent for too long'), this.patience);
    try {
      return (await line.ask(request)).text;
    } catch (failure) {
      line.end('failed');
      if (this.line === line) {
        this.line = undefined;
      }
      throw failure;
    } finally {
      clearTimeout(alarm);
    }
  }
}
