// What the study says about the table: hints that were asked for, and the tutor's word before a turn ends. It decides
// nothing: whatever it says or fails to say, the game goes on.

import { batch, effect, signal } from '@preact/signals';
import type { Plan } from '../board/Lights';
import type { HintView, JudgedView, Study, TableCommand, TableView } from '../contract';
import { type Session, stageOf } from '../page/session';
import { MOST_PLAYS, StudyRefused } from '../workers/study';
import { go } from './place';
import { deviceShelf } from './records';
import type { Shelf } from './shelf';

/** From so many points lost the tutor warns. */
export const TUTOR_LOSS = 0.06;

/** A hint for one decision, from the question to the answer. */
export type Hint = { readonly at: string } & (
  | { readonly phase: 'thinking' }
  | { readonly phase: 'ready'; readonly plays: HintView; readonly chosen: number }
  | { readonly phase: 'failed'; readonly code: string }
);

/** What the tutor has against the turn of a view. */
export interface Warning {
  readonly judged: JudgedView;
  readonly view: TableView;
  /** What plays it all the same. */
  readonly command: TableCommand;
}

export class StudyRoom {
  readonly hint = signal<Hint | null>(null);
  /** Whether the list of plays is open. */
  readonly listed = signal(false);
  readonly checking = signal(false);
  readonly warning = signal<Warning | null>(null);

  constructor(
    private readonly session: Session,
    readonly study: Study,
    readonly shelf: Shelf = deviceShelf,
  ) {
    effect(() => this.follow(session.view.value));
    effect(() => {
      const game = session.finished.value;
      if (game !== null) {
        void shelf.add(game).catch(() => (session.unkept.value = true));
      }
    });
  }

  get settings(): Session['settings'] {
    return this.session.settings;
  }

  get removals(): Session['removals'] {
    return this.session.removals;
  }

  /** Leads to the review of the game that has just ended. */
  review(): void {
    const game = this.session.finished.value;
    if (game !== null) {
      go({ at: 'review', id: game.id });
    }
  }

  /** The steps of the play that is shown on the board. */
  get plan(): Plan | undefined {
    const hint = this.hint.value;
    const play = hint?.phase === 'ready' ? hint.plays.plays[hint.chosen] : undefined;
    return play && hint?.phase === 'ready' ? { side: hint.plays.side, steps: play.steps } : undefined;
  }

  /** A new decision makes an old hint useless. */
  private follow(view: TableView | null): void {
    const hint = this.hint.peek();
    if (hint !== null && (view === null || stageOf(view) !== hint.at)) {
      this.forget();
    }
    if (this.warning.peek() !== null && this.warning.peek()?.view !== view) {
      this.warning.value = null;
    }
  }

  /** Opens the list of plays; asks for it unless it is there. */
  async ask(): Promise<void> {
    const view = this.session.view.value;
    if (view === null || !mayHint(view)) {
      return;
    }
    this.listed.value = true;
    const at = stageOf(view);
    if (this.hint.value?.at === at && this.hint.value.phase !== 'failed') {
      return;
    }
    this.hint.value = { at, phase: 'thinking' };
    const answer = await this.plays(view, at);
    if (this.hint.value?.at === at && this.hint.value.phase === 'thinking') {
      this.hint.value = answer;
    }
  }

  private async plays(view: TableView, at: string): Promise<Hint> {
    try {
      const { hint } = await this.study.ask(gameOf(view), { do: 'hint', saved: await this.session.saved(), most: MOST_PLAYS });
      return hint === null ? { at, phase: 'failed', code: '' } : { at, phase: 'ready', plays: hint, chosen: -1 };
    } catch (failure) {
      return { at, phase: 'failed', code: failure instanceof StudyRefused ? failure.problem.code : '' };
    }
  }

  /** Shows a play on the board; -1 shows none. */
  choose(chosen: number): void {
    const hint = this.hint.value;
    if (hint?.phase === 'ready') {
      batch(() => {
        this.hint.value = { ...hint, chosen };
        this.listed.value = false;
      });
    }
  }

  /** Closes the list; what is still thought about is given up. */
  close(): void {
    this.listed.value = false;
    if (this.hint.value?.phase !== 'ready' || this.hint.value.chosen < 0) {
      this.forget();
    }
  }

  /** Takes the hint away, and ends the thought about it. */
  forget(): void {
    if (this.hint.peek()?.phase === 'thinking') {
      this.study.stop();
    }
    batch(() => {
      this.hint.value = null;
      this.listed.value = false;
    });
  }

  /** Ends the turn, unless the tutor has something to say first. */
  done(): Promise<void> {
    return this.commit({ do: 'done' }, '');
  }

  /** Plays a typed move, unless the tutor has something to say first. */
  type(text: string): Promise<void> {
    return text.trim() === '' ? this.session.act({ do: 'type', text }) : this.commit({ do: 'type', text }, text);
  }

  /** `play` is what `command` will play; nothing for the turn under the finger. */
  private async commit(command: TableCommand, play: string): Promise<void> {
    const { view, settings } = this.session;
    const before = view.value;
    if (before === null || this.checking.value) {
      return;
    }
    if (!settings.value.tutor || before.phase !== 'move' || before.turn.forced || before.turn.pass) {
      await this.session.act(command);
      return;
    }
    this.checking.value = true;
    const judged = await this.check(before, play).finally(() => (this.checking.value = false));
    if (view.value !== before) {
      return;
    }
    if (judged !== null && judged.loss >= TUTOR_LOSS) {
      this.warning.value = { judged, view: before, command };
    } else {
      await this.session.act(command);
    }
  }

  /** Without an answer there is nothing to warn of. */
  private async check(view: TableView, play: string): Promise<JudgedView | null> {
    try {
      return (await this.study.ask(gameOf(view), { do: 'check', saved: await this.session.saved(), play })).judged;
    } catch {
      return null;
    }
  }

  async playAnyway(): Promise<void> {
    const command = this.warning.value?.command;
    this.warning.value = null;
    if (command !== undefined) {
      await this.session.act(command);
    }
  }

  /** Undoes the whole turn. */
  async takeBack(): Promise<void> {
    const steps = this.warning.value?.view.turn.steps.length ?? 0;
    this.warning.value = null;
    for (let step = 0; step < steps && this.session.view.value?.turn.canUndo === true; step++) {
      await this.session.act({ do: 'undo' });
    }
  }
}

/** Whether a person has a choice to make now. */
export function mayHint(view: TableView): boolean {
  return view.phase === 'move' && view.yourTurn && !view.turn.pass;
}

function gameOf(view: TableView): string {
  return view.game?.id ?? '';
}
