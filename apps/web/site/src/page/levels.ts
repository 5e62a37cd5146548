// How strong the bot plays: the eight levels of the engine, each with an animal for a name.

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** Somebody who knows the rules wins some games against it, and loses some. */
export const FIRST_LEVEL: Level = 4;

/** What the engine plays when it is told no level, and what games kept before there was a choice were played with. */
export const BEST_LEVEL: Level = 8;

/** Whether a number is that of a level; what was kept before there were any has none. */
export function isLevel(n: number | undefined): n is Level {
  return (LEVELS as readonly (number | undefined)[]).includes(n);
}

/** A request for a best play, asked of a bot of this level. */
export function atLevel(request: string, level: Level): string {
  return JSON.stringify({ ...(JSON.parse(request) as object), level });
}

/** The move in the thinker's answer, which may be the whole line of the engine protocol; empty if there is none. */
export function playOf(answer: string): string {
  return answer.startsWith('{') ? ((JSON.parse(answer) as { play?: string }).play ?? '') : answer;
}
