// What makes the dice of a game: a seed that never leaves the device before the game is over, and the game's public name.

/** A seed of 32 bytes and a name of 16, as hex. */
export interface Chance {
  seed: string;
  gameId: string;
}

/** People throw dice of their own. */
export const REAL_DICE: Chance = { seed: 'real', gameId: '' };

/** Fresh chance for a game, from the device's own source. */
export function freshChance(): Chance {
  return { seed: randomHex(32), gameId: randomHex(16) };
}

/**
 * The chance of the address, such as `?seed=` and 64 hex digits: the same dice again for a game that is the `nth` begun
 * in a visit, or the `number`th of its match.
 */
export function givenChance(nth: number, number: number): Chance | undefined {
  const seed = /[?&]seed=([0-9a-f]{64})(&|$)/.exec(globalThis.location?.search ?? '')?.[1];
  return seed === undefined ? undefined : { seed, gameId: (256 * nth + number).toString(16).padStart(32, '0') };
}

/** As many random bytes from the device, as hex digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
