// What a puzzle asks for, seen on the boards before and after a play that the rules allow. No rule is known here.

import { type Laid, offOf } from '../board/laid';

/** `marks` asks which checkers can move, `only` for the one legal play, the others for a legal play that does something. */
export type Goal = 'marks' | 'only' | 'pins' | 'hits' | 'wins' | 'draws' | 'mother' | 'safe' | 'off1' | 'off2';

/** A play of White: the boards before and after it, and how the game ended with it, if it did. */
export interface Played {
  readonly before: Laid;
  readonly after: Laid;
  readonly end: 'W' | 'B' | 'draw' | 'none';
}

/** White's start point in Tapa. */
const START = 24;

export function reaches(goal: Goal, { before, after, end }: Played): boolean {
  switch (goal) {
    case 'marks':
      return false;
    case 'only':
      return true;
    case 'pins':
      return pinned(after) > pinned(before);
    case 'hits':
      return after.bar.B > before.bar.B;
    case 'wins':
      return end === 'W';
    case 'draws':
      return end === 'draw';
    case 'mother':
      return after.stacks[START] !== 'W';
    case 'safe':
      return !after.stacks.includes('W');
    case 'off1':
      return offOf(after, 'W') > offOf(before, 'W');
    case 'off2':
      return offOf(after, 'W') >= offOf(before, 'W') + 2;
  }
}

/** What a sentence has to know that says why a play misses its goal: where checkers are left alone, or how many went off. */
export function missOf(goal: Goal, { before, after }: Played): Record<string, string | number> {
  const alone = after.stacks.flatMap((stack, point) => (stack === 'W' ? [point] : [])).reverse();
  const n = goal === 'safe' ? alone.length : offOf(after, 'W') - offOf(before, 'W');
  return { goal, points: alone.join(', '), n };
}

/** How many of Black's checkers lie beneath White's. */
function pinned({ stacks }: Laid): number {
  return stacks.filter((stack) => /^BW/.test(stack)).length;
}
