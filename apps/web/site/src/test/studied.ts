// A study that answers with what the test gives it, and remembers what it was asked.

import type { Study } from '../contract';
import type { CourseView, HintView, JudgedView, StudyCommand, StudyView } from '../workers/messages';
import { gameOf } from './views';

export const NOTHING: StudyView = { hint: null, value: null, judged: null, course: null, certificate: '', problem: null };

export class ScriptedStudy implements Study {
  readonly asked: StudyCommand[] = [];
  stops = 0;

  constructor(private readonly answer: (command: StudyCommand) => Promise<Partial<StudyView>>) {}

  async ask(_game: string, command: StudyCommand): Promise<StudyView> {
    this.asked.push(command);
    return { ...NOTHING, ...(await this.answer(command)) };
  }

  stop(): void {
    this.stops++;
  }
}

export const PLAYS: HintView = {
  side: 'W',
  dice: '61',
  count: 4,
  plays: [
    play('24/18 24/23', 0.125, 0),
    play('24/18/17', 0.1, 0.025),
  ],
};

function play(text: string, equity: number, loss: number): HintView['plays'][number] {
  const chances = [
    { points: 2, share: 0.125 },
    { points: 1, share: 0.5 },
    { points: 0, share: 0.01 },
    { points: -1, share: 0.365 },
    { points: -2, share: 0 },
  ];
  return { play: text, steps: [{ from: '24', to: '18', touches: false }], equity, loss, plies: 1, chances };
}

export function judgedOf(part: Partial<JudgedView>): JudgedView {
  const nothing = { turn: 0, side: 'W', luck: 0, played: true, forced: false, equity: 0, bestEquity: 0, loss: 0 };
  return { ...nothing, mark: '', best: '24/18/17', bestSteps: [], plies: 1, ...part };
}

/** A course of so many turns, White and Black by turns. */
export function courseOf(turns: number): CourseView {
  const position = '24:W15 1:B15';
  return {
    game: gameOf({}),
    starter: 'W',
    turns: Array.from({ length: turns }, (_, n) => ({
      number: n + 1,
      side: n % 2 === 0 ? 'W' : 'B',
      thrown: true,
      dice: '61',
      position,
      play: '24/18 24/23',
      steps: [],
    })),
    end: position,
    over: null,
  };
}
