// The page's study: says in a worker of its own what plays are worth. Its wasm is loaded with the first question; it may be
// ended at any moment, and the next question starts it again.
import type { Port } from './line';
import type { ProblemView, StudyCommand, StudyView } from './messages';
import { Renewed } from './renewed';

/** So many plays of a roll are asked for: all of them are looked at equally closely. */
export const MOST_PLAYS = 10;

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

/** A worker with the wasm of the study. */
export function studyWorker(): Port {
  return new Worker(new URL('./tapa.worker.ts', import.meta.url), { type: 'module', name: 'study' });
}

class WorkerStudy implements Study {
  private readonly worker: Renewed;

  constructor(newWorker: () => Port, patience: number) {
    this.worker = new Renewed(newWorker, patience);
  }

  async ask(game: string, command: StudyCommand): Promise<StudyView> {
    const view = JSON.parse(await this.worker.ask(`${game}\n${JSON.stringify(command)}`)) as StudyView;
    if (view.problem !== null) {
      throw new StudyRefused(view.problem);
    }
    return view;
  }

  stop(): void {
    this.worker.stop('stopped');
  }
}
