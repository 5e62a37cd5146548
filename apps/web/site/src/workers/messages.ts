// Written by MessageTypesTest from the Java records; a difference fails the build.
// To rewrite it: ./tapa mvn verify -pl checks/conformance -am -Dtest=MessageTypesTest -Dtapa.rewrite=true

/** A command to the table. */
export type TableCommand =
  | {
      readonly do: 'new';
      readonly game: string;
      readonly preset: string;
      readonly match: string;
      readonly target: number;
      readonly pinnedBlocks: boolean;
      readonly white: string;
      readonly black: string;
      readonly seed: string;
      readonly gameId: string;
    }
  | {
      readonly do: 'setup';
      readonly game: string;
      readonly preset: string;
      readonly pinnedBlocks: boolean;
      readonly position: string;
      readonly turn: string;
      readonly dice: string;
      readonly white: string;
      readonly black: string;
      readonly seed: string;
      readonly gameId: string;
    }
  | { readonly do: 'next'; readonly seed: string; readonly gameId: string }
  | { readonly do: 'word'; readonly word: string }
  | { readonly do: 'certificate' }
  | { readonly do: 'open'; readonly saved: string }
  | { readonly do: 'save' }
  | { readonly do: 'look' }
  | { readonly do: 'roll' }
  | { readonly do: 'throw'; readonly dice: string }
  | { readonly do: 'tap'; readonly spot: string }
  | { readonly do: 'pick'; readonly from: string; readonly to: string; readonly via: string }
  | { readonly do: 'drop' }
  | { readonly do: 'undo' }
  | { readonly do: 'done' }
  | { readonly do: 'forced' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'bot'; readonly ticket: string; readonly play: string }
  | { readonly do: 'resign'; readonly side: string }
  | { readonly do: 'offer'; readonly side: string; readonly points: number }
  | { readonly do: 'answer'; readonly accept: boolean };

export interface TableView {
  readonly phase: string;
  readonly game: GameView | null;
  readonly match: MatchView | null;
  readonly fair: FairView | null;
  readonly offer: OfferView | null;
  readonly actor: string;
  readonly yourTurn: boolean;
  readonly points: readonly PointView[];
  readonly white: SideView;
  readonly black: SideView;
  readonly openingThrows: readonly OpeningThrow[];
  readonly dice: readonly DieView[];
  readonly turn: TurnView;
  readonly lastTurn: LastTurn | null;
  readonly moments: readonly string[];
  readonly over: OverView | null;
  readonly think: ThinkView | null;
  readonly say: readonly Announcement[];
  readonly problem: Announcement | null;
}

export interface GameView {
  readonly id: string;
  readonly preset: string;
  readonly pinnedBlocks: boolean;
  readonly white: string;
  readonly black: string;
  readonly contact: string;
  readonly direction: string;
  readonly realDice: boolean;
  readonly turnNumber: number;
  readonly setUp: SetUpView | null;
}

export interface SetUpView {
  readonly position: string;
  readonly turn: string;
  readonly dice: string;
}

export interface MatchView {
  readonly name: string;
  readonly target: number;
  readonly pinnedBlocks: boolean;
  readonly white: number;
  readonly black: number;
  readonly gameNumber: number;
  readonly games: readonly MatchRowView[];
  readonly next: NextGameView | null;
  readonly winner: string;
}

export interface MatchRowView {
  readonly number: number;
  readonly game: string;
  readonly preset: string;
  readonly starter: string;
  readonly why: string;
  readonly winner: string;
  readonly points: number;
  readonly reason: string;
  readonly white: number;
  readonly black: number;
}

export interface NextGameView {
  readonly number: number;
  readonly game: string;
  readonly preset: string;
  readonly starter: string;
  readonly why: string;
}

export interface FairView {
  readonly commitment: string;
  readonly wordDue: boolean;
  readonly word: string;
}

export interface OfferView {
  readonly side: string;
  readonly points: number;
}

export interface PointView {
  readonly point: number;
  readonly top: string;
  readonly count: number;
  readonly beneath: string;
}

export interface SideView {
  readonly off: number;
  readonly onBar: number;
  readonly pips: number;
  readonly pinsHeld: number;
  readonly pinsSuffered: number;
  readonly motherAlone: boolean;
  readonly resignCost: number;
}

export interface OpeningThrow {
  readonly white: number;
  readonly black: number;
}

export interface DieView {
  readonly value: number;
  readonly used: boolean;
}

export interface TurnView {
  readonly origin: string;
  readonly later: string;
  readonly selected: string;
  readonly sources: readonly SourceView[];
  readonly targets: readonly TargetView[];
  readonly steps: readonly StepView[];
  readonly canRoll: boolean;
  readonly canUndo: boolean;
  readonly canDone: boolean;
  readonly forced: boolean;
  readonly pass: boolean;
}

export interface SourceView {
  readonly spot: string;
  readonly dice: string;
}

export interface TargetView {
  readonly spot: string;
  readonly dice: string;
  readonly touches: boolean;
  readonly choice: boolean;
  readonly via: readonly string[];
}

export interface StepView {
  readonly from: string;
  readonly to: string;
  readonly touches: boolean;
}

export interface LastTurn {
  readonly side: string;
  readonly dice: string;
  readonly play: string;
  readonly steps: readonly StepView[];
}

export interface OverView {
  readonly winner: string;
  readonly points: number;
  readonly reason: string;
}

export interface ThinkView {
  readonly ticket: string;
  readonly request: string;
}

export interface Announcement {
  readonly key: string;
  readonly args: readonly string[];
}

/** What is asked of the study of a game. */
export type StudyCommand =
  | { readonly do: 'hint'; readonly saved: string; readonly most: number }
  | { readonly do: 'check'; readonly saved: string; readonly play: string }
  | { readonly do: 'value'; readonly saved: string }
  | { readonly do: 'course'; readonly saved: string }
  | { readonly do: 'judge'; readonly saved: string; readonly turn: number }
  | { readonly do: 'certificate'; readonly saved: string };

export interface StudyView {
  readonly hint: HintView | null;
  readonly value: ValueView | null;
  readonly judged: JudgedView | null;
  readonly course: CourseView | null;
  readonly certificate: string;
  readonly problem: ProblemView | null;
}

export interface HintView {
  readonly side: string;
  readonly dice: string;
  readonly plays: readonly PlayView[];
  readonly count: number;
}

export interface PlayView {
  readonly play: string;
  readonly steps: readonly StepView[];
  readonly equity: number;
  readonly loss: number;
  readonly plies: number;
  readonly chances: readonly ChanceView[];
}

export interface ChanceView {
  readonly points: number;
  readonly share: number;
}

export interface ValueView {
  readonly side: string;
  readonly equity: number;
  readonly plies: number;
  readonly chances: readonly ChanceView[];
}

export interface JudgedView {
  readonly turn: number;
  readonly side: string;
  readonly luck: number;
  readonly played: boolean;
  readonly forced: boolean;
  readonly equity: number;
  readonly bestEquity: number;
  readonly loss: number;
  readonly mark: string;
  readonly best: string;
  readonly bestSteps: readonly StepView[];
  readonly plies: number;
}

export interface CourseView {
  readonly game: GameView;
  readonly starter: string;
  readonly turns: readonly TurnOfCourse[];
  readonly end: string;
  readonly over: OverView | null;
}

export interface TurnOfCourse {
  readonly number: number;
  readonly side: string;
  readonly thrown: boolean;
  readonly dice: string;
  readonly position: string;
  readonly play: string;
  readonly steps: readonly StepView[];
}

export interface ProblemView {
  readonly code: string;
  readonly message: string;
}
