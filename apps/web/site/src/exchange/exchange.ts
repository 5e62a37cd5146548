// Texts of games, positions and dice that come from outside or go there: the study's worker reads and writes them. It is
// started for each question and ended after it, since such questions are rare.

import { Line, type Port } from '../workers/line';
import { studyWorker } from '../workers/study';

/** As games.tapa.client.Exchange reads it. */
export type ExchangeCommand =
  | { readonly do: 'mat'; readonly saved: string }
  | { readonly do: 'games'; readonly text: string }
  | { readonly do: 'verify'; readonly text: string }
  | { readonly do: 'ids'; readonly position: string; readonly turn: string; readonly dice: string }
  | { readonly do: 'diagram'; readonly game: string; readonly preset: string; readonly text: string };

/** As games.tapa.client.Exchange writes it; which fields there are, the command decides. `problem` is empty if all is well. */
export interface ExchangeAnswer {
  readonly problem: string;
  readonly text?: string;
  readonly saved?: readonly string[];
  readonly rolls?: number;
  readonly fault?: string;
  readonly position?: string;
  readonly turn?: string;
  readonly dice?: string;
  readonly xgid?: string;
  readonly gnubg?: string;
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
