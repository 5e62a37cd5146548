// One puzzle while it is tried: a table of its own, on which the rules answer every tap, and the answer that is checked.

import { signal } from '@preact/signals';
import { spotId } from '../board/labels';
import { type Laid, laidOf } from '../board/laid';
import type { Table, TableView, Thinker } from '../contract';
import { Session } from '../page/session';
import type { Settings } from '../page/settings';
import { MemoryStore } from '../page/store';
import { type Played, missOf, reaches } from './goals';
import type { Puzzle } from './puzzles';

/** Whether an answer is right, and what the sentence has to know that says why it is not. */
export interface Verdict {
  readonly right: boolean;
  readonly why: Readonly<Record<string, string | number>>;
}

/** The other side never moves. */
const NOBODY: Thinker = { best: () => Promise.reject(new Error('nobody thinks in a puzzle')), restart: () => undefined };

export class Riddle {
  readonly session: Session;
  /** The places that are marked: points, or "barW". */
  readonly marks = signal<ReadonlySet<string>>(new Set());
  readonly verdict = signal<Verdict | null>(null);
  /** The steps of the play that was judged last. */
  private made: TableView['turn']['steps'] = [];

  constructor(
    readonly puzzle: Puzzle,
    table: Table,
    settings: Settings,
  ) {
    this.session = new Session(table, NOBODY, new MemoryStore());
    this.session.settings.value = settings;
    this.session.held.value = true;
  }

  /** Lays the position out, the first time and for another try. */
  async begin(): Promise<void> {
    await this.layOut();
    this.marks.value = new Set();
    this.verdict.value = null;
  }

  private async layOut(): Promise<void> {
    const { game, preset, position, dice } = this.puzzle;
    const level = this.session.level.value;
    await this.session.setUp({ game, preset, position, dice, turn: 'W', pinnedBlocks: false, white: 'human', black: 'bot', realDice: false, level });
  }

  get asksForMarks(): boolean {
    return this.puzzle.goal === 'marks';
  }

  /** Marks a place, or takes its mark away. */
  mark(place: string): void {
    const marks = new Set(this.marks.value);
    if (this.verdict.value === null && !marks.delete(place)) {
      marks.add(place);
    }
    this.marks.value = marks;
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return this.verdict.value !== null || this.marks.value.size > 0 || this.session.view.value?.turn.canUndo === true;
  }

  /** Takes back the last step or the last mark; an answer that was judged is open again then. */
  async undo(): Promise<void> {
    if (!this.canUndo) {
      return;
    }
    if (this.asksForMarks) {
      this.marks.value = new Set([...this.marks.value].slice(0, -1));
      this.verdict.value = null;
    } else if (this.verdict.value === null) {
      await this.session.act({ do: 'undo' });
    } else {
      await this.layOut();
      for (const { from, to } of this.made.slice(0, -1)) {
        await this.session.act({ do: 'pick', from, to, via: '' });
      }
      this.verdict.value = null;
    }
  }

  /** Whether there is something to check. */
  get complete(): boolean {
    return this.verdict.value === null && (this.asksForMarks || this.session.view.value?.turn.canDone === true);
  }

  async check(): Promise<void> {
    const view = this.session.view.value;
    if (view !== null && this.complete) {
      this.verdict.value = this.asksForMarks ? this.judgeMarks(view) : await this.judgePlay(view);
    }
  }

  private judgeMarks({ turn, actor }: TableView): Verdict {
    const able = new Set(turn.sources.map(({ spot }) => spotId(spot, actor)));
    const marks = [...this.marks.value];
    const extra = marks.filter((place) => !able.has(place)).length;
    const missing = able.size - (marks.length - extra);
    return { right: extra + missing === 0, why: { extra, missing } };
  }

  private async judgePlay({ turn }: TableView): Promise<Verdict | null> {
    this.made = turn.steps;
    await this.session.act({ do: 'done' });
    const view = this.session.view.value;
    if (view === null || this.session.problem.value !== null) {
      return null;
    }
    const played: Played = { before: laidOf(this.puzzle.position), after: laidOfView(view), end: endOf(view) };
    return { right: reaches(this.puzzle.goal, played), why: missOf(this.puzzle.goal, played) };
  }
}

function endOf({ over }: TableView): Played['end'] {
  return over === null ? 'none' : over.winner === 'W' || over.winner === 'B' ? over.winner : 'draw';
}

function laidOfView({ points, white, black }: TableView): Laid {
  const stacks = Array.from({ length: points.length + 1 }, () => '');
  for (const { point, top, count, beneath } of points) {
    stacks[point] = beneath + top.repeat(count);
  }
  return { stacks, bar: { W: white.onBar, B: black.onBar } };
}
