// The review of a finished game: its turns are judged one by one in the study's worker, kept as they come, and gone on with
// after a reload.

import { batch, signal } from '@preact/signals';
import type { CourseView, JudgedView, Study } from '../contract';
import { StudyRefused } from '../workers/study';
import { type FinishedGame, type Shelf, readerOf } from './shelf';
import { sumsOf } from './sums';

/** `failed` has the code of what is wrong, or nothing where the worker gave no answer. */
export type Phase = 'loading' | 'running' | 'paused' | 'done' | 'failed';

export class Review {
  readonly course = signal<CourseView | null>(null);
  readonly judged = signal<readonly JudgedView[]>([]);
  readonly phase = signal<Phase>('loading');
  readonly code = signal('');

  /** Counts the runs: one that was ended must not go on in the background. */
  private run = 0;

  constructor(
    readonly game: FinishedGame,
    private readonly study: Study,
    private readonly shelf: Shelf,
  ) {}

  /** Judges what has not been judged yet. */
  async start(): Promise<void> {
    const run = ++this.run;
    const { game, saved, id } = { ...this.game };
    try {
      const { course } = await this.study.ask(game, { do: 'course', saved });
      const known = await this.shelf.judged(id);
      if (run !== this.run || course === null) {
        return;
      }
      batch(() => {
        this.course.value = course;
        this.judged.value = known.slice(0, course.turns.length);
        this.phase.value = 'running';
      });
      await this.judgeAll(run, course.turns.length);
    } catch (failure) {
      if (run === this.run) {
        this.fail(failure);
      }
    }
  }

  private async judgeAll(run: number, turns: number): Promise<void> {
    const { game, saved, id } = this.game;
    while (this.judged.value.length < turns) {
      const { judged } = await this.study.ask(game, { do: 'judge', saved, turn: this.judged.value.length });
      if (run !== this.run || judged === null) {
        return;
      }
      this.judged.value = [...this.judged.value, judged];
      await this.shelf.putJudged(id, this.judged.value);
    }
    await this.shelf.noteSums(id, sumsOf(this.judged.value, readerOf(this.game)));
    if (run === this.run) {
      this.phase.value = 'done';
    }
  }

  /** Ends the work; what has been judged stays. */
  pause(): void {
    this.run++;
    if (this.phase.value === 'running' || this.phase.value === 'loading') {
      this.study.stop();
      this.phase.value = 'paused';
    }
  }

  private fail(failure: unknown): void {
    batch(() => {
      this.code.value = failure instanceof StudyRefused ? failure.problem.code : '';
      this.phase.value = 'failed';
    });
  }
}
