// The page's end of a worker: questions go out in order, each answer finds its question.
import type { Answer, Question } from './answering';

/** The part of a `Worker` that a line needs; tests bring their own. */
export interface Port {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What the worker answered: its text and the saved game. */
export interface Reply {
  readonly text: string;
  readonly saved: string;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: Error) => void;
}

/** The worker gave no answer: it trapped, was ended, or could not be loaded. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

/** One worker's life. After a trap, an error or `end` every open question fails and the line is of no more use. */
export class Line {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private over: WorkerFailed | undefined;

  constructor(private readonly port: Port) {
    port.onmessage = (event): void => this.hear(event.data);
    port.onerror = (event): void => this.end(event.message || 'the worker could not be loaded');
  }

  ask(text: string): Promise<Reply> {
    if (this.over) {
      return Promise.reject(this.over);
    }
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.port.postMessage({ id, text });
    });
  }

  /** Ends the worker; questions still open fail with `reason`. */
  end(reason: string): void {
    if (this.over) {
      return;
    }
    this.over = new WorkerFailed(reason);
    this.port.terminate();
    for (const { reject } of this.waiting.values()) {
      reject(this.over);
    }
    this.waiting.clear();
  }

  private hear(answer: Answer): void {
    if ('trapped' in answer) {
      this.end(answer.trapped);
      return;
    }
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }
}
