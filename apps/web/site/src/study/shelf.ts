// The shelf of finished games: the newest 200, what has been judged of them, and one line a game for "My progress", which
// stays when the game itself has made room for newer ones.

import type { JudgedView, TableView } from '../contract';
import type { Records } from './records';
import type { Sums } from './sums';

/** So many games stay. */
export const MOST_GAMES = 200;

/** A finished game; the text is what the study reads. */
export interface FinishedGame {
  readonly id: string;
  readonly saved: string;
  /** When it ended, milliseconds since 1970. */
  readonly ended: number;
  /** `tapa`, `tabla` or `gulbara`. */
  readonly game: string;
  readonly preset: string;
  readonly white: string;
  readonly black: string;
  /** How strong the bot was, 1 to 8; 0 where two people played. */
  readonly level: number;
  readonly winner: string;
  readonly points: number;
  /** The match it belongs to; the games of older versions of this page say nothing of it. */
  readonly match?: PartOfMatch;
}

/** Which game of which match: `whole` if its text holds those before it too. */
export interface PartOfMatch {
  readonly id: string;
  readonly number: number;
  readonly whole: boolean;
}

/** What has been judged of a game: the turns of its course from the first on. */
export interface StoredReview {
  readonly id: string;
  readonly judged: readonly JudgedView[];
}

/** A game against a bot as it counts for the reader. */
export interface Result {
  readonly id: string;
  readonly ended: number;
  readonly game: string;
  readonly preset: string;
  readonly level: number;
  /** Won by the reader; negative if lost, 0 for a draw without points. */
  readonly points: number;
  /** What the reader's plays and throws came to, once the game was reviewed. */
  readonly sums?: Sums;
}

export class Shelf {
  private opened: Promise<Records> | undefined;

  constructor(private readonly open: () => Promise<Records>) {}

  private get records(): Promise<Records> {
    return (this.opened ??= this.open());
  }

  /** The games, the last ended first. */
  async games(): Promise<FinishedGame[]> {
    const games = (await (await this.records).all('games')) as FinishedGame[];
    return games.sort((a, b) => b.ended - a.ended);
  }

  async game(id: string): Promise<FinishedGame | undefined> {
    return (await (await this.records).get('games', id)) as FinishedGame | undefined;
  }

  /** The games of a match, the first one first. */
  async match(id: string): Promise<FinishedGame[]> {
    return (await this.games()).filter(({ match }) => match?.id === id).reverse();
  }

  /** Keeps a game that was played here and is not there yet, and its result if one person played it. */
  async add(game: FinishedGame): Promise<void> {
    if ((await this.game(game.id)) !== undefined) {
      return;
    }
    const result = resultOf(game);
    if (result !== null) {
      await (await this.records).put('results', result);
    }
    await this.keep(game);
  }

  /** Keeps games, wherever they were played; the oldest make room. */
  async keep(...games: readonly FinishedGame[]): Promise<void> {
    const records = await this.records;
    for (const game of games) {
      await records.put('games', game);
    }
    for (const old of (await this.games()).slice(MOST_GAMES)) {
      await this.remove(old.id);
    }
  }

  /** Takes a game away; its result stays. The answer brings the game back. */
  async remove(id: string): Promise<() => Promise<void>> {
    const records = await this.records;
    const [game, judged] = [await this.game(id), await this.judged(id)];
    await records.remove('games', id);
    await records.remove('reviews', id);
    return async () => {
      if (game !== undefined) {
        await records.put('games', game);
        await this.putJudged(id, judged);
      }
    };
  }

  /** What has been judged of a game so far. */
  async judged(id: string): Promise<readonly JudgedView[]> {
    const review = (await (await this.records).get('reviews', id)) as StoredReview | undefined;
    return review?.judged ?? [];
  }

  async putJudged(id: string, judged: readonly JudgedView[]): Promise<void> {
    const review: StoredReview = { id, judged };
    await (await this.records).put('reviews', review);
  }

  /** Adds what a review found out to the result of its game. */
  async noteSums(id: string, sums: Sums): Promise<void> {
    const records = await this.records;
    const result = (await records.get('results', id)) as Result | undefined;
    if (result !== undefined) {
      const reviewed: Result = { ...result, sums };
      await records.put('results', reviewed);
    }
  }

  /** The results, the first ended first. */
  async results(): Promise<Result[]> {
    const results = (await (await this.records).all('results')) as Result[];
    return results.sort((a, b) => a.ended - b.ended);
  }

  /** Forgets all results; the answer brings them back. */
  async clearResults(): Promise<() => Promise<void>> {
    const records = await this.records;
    const results = await this.results();
    await records.clear('results');
    return async () => {
      for (const result of results) {
        await records.put('results', result);
      }
    };
  }
}

/** The game that has just ended on the table; `id` is that of the game or match it belongs to. */
export function finishedOf({ game, match, over }: TableView, id: string, saved: string, level: number): FinishedGame | null {
  if (game === null || over === null) {
    return null;
  }
  const { white, black, preset } = game;
  const { winner, points } = over;
  const number = match === null ? 1 : match.games.length;
  const at = { id: `${id}-${number}`, saved, ended: Date.now() };
  const alone = { ...at, game: game.id, preset, white, black, level: white === black ? 0 : level, winner, points };
  return match === null ? alone : { ...alone, match: { id, number, whole: true } };
}

/** The side of the only person, or nothing where two played. */
export function readerOf({ white, black }: Pick<FinishedGame, 'white' | 'black'>): 'W' | 'B' | '' {
  if (white === black) {
    return '';
  }
  return white === 'human' ? 'W' : 'B';
}

function resultOf(game: FinishedGame): Result | null {
  const reader = readerOf(game);
  if (reader === '') {
    return null;
  }
  const { id, ended, preset, level, winner, points } = game;
  return { id, ended, game: game.game, preset, level, points: winner === '' ? 0 : winner === reader ? points : -points };
}
