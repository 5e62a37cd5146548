// Puzzles have addresses: the way back of the browser leads out, a link leads to one.

const MARK = '#puzzle';

export function isPuzzleAddress(hash: string): boolean {
  return hash === MARK || hash.startsWith(`${MARK}=`);
}

export function hashOfPuzzle(id: string): string {
  return `${MARK}=${id}`;
}

/** The puzzle that an address names; empty if it names none. */
export function namedPuzzle(hash: string): string {
  return hash.slice(MARK.length + 1);
}
