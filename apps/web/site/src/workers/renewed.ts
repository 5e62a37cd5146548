// A worker that may be ended at any moment: the next question starts a new one.
import { Line, type Port } from './line';

export class Renewed {
  private line: Line | undefined;
  private stops = 0;

  /** @param patience how long it may be silent, in milliseconds, before it is replaced */
  constructor(
    private readonly newWorker: () => Port,
    private readonly patience: number,
  ) {}

  /** The text of the answer; a worker that fails is replaced and asked once more, unless it was stopped. */
  async ask(question: string): Promise<string> {
    const stops = this.stops;
    try {
      return await this.once(question);
    } catch (failure) {
      if (stops !== this.stops) {
        throw failure;
      }
      return await this.once(question);
    }
  }

  /** Ends what is being worked on: questions that are open fail with `reason`. */
  stop(reason: string): void {
    this.stops++;
    this.line?.end(reason);
    this.line = undefined;
  }

  /** One attempt; a worker that traps or is silent for too long is ended. */
  private async once(question: string): Promise<string> {
    const line = (this.line ??= new Line(this.newWorker()));
    const alarm = setTimeout(() => line.end('silent for too long'), this.patience);
    try {
      return (await line.ask(question)).text;
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
