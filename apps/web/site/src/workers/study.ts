// The page's study: says in a worker of its own what plays are worth. Its wasm is loaded with the first question; it may be
// ended at any moment, and the next question starts it again.
import { Line, type Port } from './line';
import type { ProblemView, StudyCommand, StudyView } from './messages';

/** Whoever says what plays are worth, while the table stays free for the finger and the thinker for the bot. */
export interface Study {
  /** Answers a command about a game, tapa, tabla or gulbara; fails when it is stopped, stays silent or refuses. */
  ask(game: string, command: StudyCommand): Promise<StudyView>;
  /** Ends what is being worked on: questions that are open fail. */
  stop(): void;
}

/** The game or its rules do not allow an answer. */
export class StudyRefused extends Error {
  override readonly name = 'StudyRefused';

  constructor(readonly problem: ProblemView) {
    super(problem.message);
  }
}

/** How long it may be silent before its worker is replaced: far longer than any decision takes on a phone. */
const PATIENCE_MILLIS = 60_000;

export function createStudy(newWorker: () => Port = studyWorker, patience = PATIENCE_MILLIS): Study {
  return new WorkerStudy(newWorker, patience);
}

function studyWorker(): Port {
  return new Worker(new URL('./tapa.worker.ts', import.meta.url), { type: 'module', name: 'study' });
}

class WorkerStudy implements Study {
  private line: Line | undefined;
  private stops = 0;

  constructor(
    private readonly newWorker: () => Port,
    private readonly patience: number,
  ) {}

  /** A worker that fails is replaced and asked once more, unless it was stopped. */
  async ask(game: string, command: StudyCommand): Promise<StudyView> {
    const stops = this.stops;
    const question = `${game}\n${JSON.stringify(command)}`;
    const text = await this.once(question).catch((failure: unknown) => {
      if (stops !== this.stops) {
        throw failure;
      }
      return this.once(question);
    });
    const view = JSON.parse(text) as StudyView;
    if (view.problem !== null) {
      throw new StudyRefused(view.problem);
    }
    return view;
  }

  stop(): void {
    this.stops++;
    this.line?.end('stopped');
    this.line = undefined;
  }

  private async once(question: string): Promise<string> {
    const line = (this.line ??= new Line(this.newWorker()));
    const alarm = setTimeout(() => line.end('silent for too long'), this.patience);
    try {
      return (await line.ask(question)).text;
    } catch (failure) {
      line.end('failed');
      this.line = this.line === line ? undefined : this.line;
      throw failure;
    } finally {
      clearTimeout(alarm);
    }
  }
}
