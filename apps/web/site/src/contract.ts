// What crosses between the page and its two workers: the mirror of TableView.java and TableCommand.java in play/client.
// Points carry White's numbering; sides are "W" and "B"; spots are "24" … "1" and "off".

export type Side = 'W' | 'B';
export type Seat = 'human' | 'bot';

export interface GameInfo {
  id: string;
  preset: string;
  pinnedBlocks: boolean;
  white: string;
  black: string;
  turnNumber: number;
}

export interface PointView {
  point: number;
  top: string;
  count: number;
  beneath: string;
}

export interface SideView {
  off: number;
  pips: number;
  pinsHeld: number;
  pinsSuffered: number;
  motherAlone: boolean;
  resignCost: number;
}

export interface OpeningThrow {
  white: number;
  black: number;
}

export interface DieView {
  value: number;
  used: boolean;
}

export interface TargetView {
  spot: string;
  dice: string;
  pins: boolean;
  choice: boolean;
  via: readonly string[];
}

export interface StepView {
  from: string;
  to: string;
  pins: boolean;
}

export interface TurnView {
  selected: string;
  sources: readonly string[];
  targets: readonly TargetView[];
  steps: readonly StepView[];
  canRoll: boolean;
  canUndo: boolean;
  canDone: boolean;
  forced: boolean;
  pass: boolean;
}

export interface LastTurn {
  side: string;
  dice: string;
  play: string;
  steps: readonly StepView[];
}

export interface OverView {
  winner: string;
  points: number;
  reason: string;
}

export interface ThinkView {
  ticket: string;
  request: string;
}

export interface Announcement {
  key: string;
  args: readonly string[];
}

export interface TableView {
  phase: string;
  game: GameInfo | null;
  actor: string;
  yourTurn: boolean;
  points: readonly PointView[];
  white: SideView;
  black: SideView;
  openingThrows: readonly OpeningThrow[];
  dice: readonly DieView[];
  turn: TurnView;
  lastTurn: LastTurn | null;
  moments: readonly string[];
  over: OverView | null;
  think: ThinkView | null;
  say: readonly Announcement[];
  problem: Announcement | null;
}

export type TableCommand =
  | { do: 'new'; game: string; preset: string; pinnedBlocks: boolean; white: Seat; black: Seat; seed: string }
  | { do: 'open'; saved: string }
  | { do: 'save' }
  | { do: 'look' }
  | { do: 'roll' }
  | { do: 'tap'; spot: string }
  | { do: 'pick'; from: string; to: string; via: string }
  | { do: 'drop' }
  | { do: 'undo' }
  | { do: 'done' }
  | { do: 'forced' }
  | { do: 'type'; text: string }
  | { do: 'bot'; ticket: string; play: string }
  | { do: 'resign'; side: Side };

/** The table worker: a command goes in, the whole new view comes out. */
export interface Table {
  send(command: TableCommand): Promise<TableView>;
  save(): Promise<string>;
}

/** The thinker worker: an engine request goes in, the text of a move comes out. It may be restarted at any moment. */
export interface Thinker {
  best(request: string): Promise<string>;
  restart(): void;
}
