// Texts of games, positions and dice that come from outside or go there: the study's worker reads and writes them. It is
// started for each question and ended after it, since such questions are rare.

import { Line, type Port } from '../workers/line';
import { studyWorker } from '../workers/study';

/** As games.tapa.client.Exchange reads it. */
export type ExchangeCommand =
  | { readonly do: 'mat'; readonly saved: readonly string[] }
  | { readonly do: 'games'; readonly text: string }
  | { readonly do: 'record'; readonly saved: string }
  | { readonly do: 'verify'; readonly text: string }
  | { readonly do: 'ids'; readonly position: string; readonly turn: string; readonly dice: string }
  | { readonly do: 'diagram'; readonly game: string; readonly preset: string; readonly text: string }
  | {
      readonly do: 'position';
      readonly game: string;
      readonly preset: string;
      readonly position: string;
      readonly turn: string;
      readonly dice: string;
    };

/** As games.tapa.client.Exchange writes it; which fields there are, the command decides. `problem` is empty if all is well. */
export interface ExchangeAnswer {
  readonly problem: string;
  readonly text?: string;
  readonly games?: readonly KeptGame[];
  readonly white?: string;
  readonly black?: string;
  readonly proved?: boolean;
  readonly rolls?: number;
  readonly fault?: string;
  readonly position?: string;
  readonly turn?: string;
  readonly dice?: string;
  readonly xgid?: string;
  readonly gnubg?: string;
}

/** What a text tells of a game that it holds; without a reason it is not over. */
export interface KeptGame {
  readonly saved: string;
  readonly game: string;
  readonly preset: string;
  readonly turns: number;
  readonly rolls: number;
  readonly winner: string;
  readonly points: number;
  readonly reason: string;
}

/** A record that may leave the device, and what it holds. */
export interface Kept {
  readonly text: string;
  readonly white: string;
  readonly black: string;
  /** Whether the dice of its last game are proved by it. */
  readonly proved: boolean;
  readonly games: readonly KeptGame[];
}

/** What a record holds; null where it is none. */
export function keptOf({ problem, text, white = 'human', black = 'human', proved = false, games }: ExchangeAnswer): Kept | null {
  return problem === '' && text !== undefined && games !== undefined ? { text, white, black, proved, games } : null;
}

/** The first line of such a question, where others name a game. */
export const EXCHANGE = 'exchange';

export async function exchange(command: ExchangeCommand, newWorker: () => Port = studyWorker): Promise<ExchangeAnswer> {
  const line = new Line(newWorker());
  try {
    const { text } = await line.ask(`${EXCHANGE}\n${JSON.stringify(command)}`);
    return JSON.parse(text) as ExchangeAnswer;
  } finally {
    line.end('answered');
  }
}
