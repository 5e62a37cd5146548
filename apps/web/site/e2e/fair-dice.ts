// The dice of docs/fair-dice.md worked out with Node's own hashes: to check the page's, and to begin with dice as wished.
import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** What the dice of a game on one device come from. */
export interface Sealed {
  seed: string;
  gameId: string;
  /** The game and its preset, such as `tapa/mali`. */
  variant: string;
  word: string;
}

const LINKS = 1024;

const sha256 = (...parts: (string | Uint8Array)[]): Uint8Array =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

function context({ gameId, variant }: Sealed): Uint8Array {
  return sha256(`fairdice/1|${gameId}|${variant}|you|device`);
}

/** The tokens of one party: the commitment, then one for each throw. */
function chain(seed: Uint8Array, ctx: Uint8Array): Uint8Array[] {
  const tokens: Uint8Array[] = [createHmac('sha256', seed).update('fairdice/1 chain').update(ctx).digest()];
  for (let i = 0; i < LINKS; i++) {
    tokens.unshift(sha256('fairdice/1 link', tokens[0] as Uint8Array));
  }
  return tokens;
}

/** The two dice of throw `k`, from the tokens that were given for it. */
export function diceOf(k: number, tokens: Uint8Array[], sealed: Sealed): string {
  const info = Buffer.concat([Buffer.from('fairdice/1 roll'), Buffer.from([0, 0, k >> 8, k & 255])]);
  const bytes = new Uint8Array(hkdfSync('sha256', Buffer.concat(tokens), context(sealed), info, 64));
  return [...bytes].filter((byte) => byte < 252).slice(0, 2).map((byte) => 1 + (byte % 6)).join('');
}

/** The commitment of the device and the first two throws. */
export function begin(sealed: Sealed): { commitment: string; throws: [string, string] } {
  const ctx = context(sealed);
  const device = chain(Buffer.from(sealed.seed, 'hex'), ctx);
  const word = chain(sha256('fairdice/1 word', sealed.word), ctx);
  const at = (k: number): string => diceOf(k, [device[k] as Uint8Array, word[k] as Uint8Array], sealed);
  return { commitment: Buffer.from(device[0] as Uint8Array).toString('hex'), throws: [at(1), at(2)] };
}

/** A word with which the side `starter` wins the opening throw and then, if `dice` are named, throws these. */
export function wordFor(sealed: Omit<Sealed, 'word'>, starter: 'W' | 'B', dice: string): { word: string; throws: [string, string] } {
  for (let tries = 0; ; tries++) {
    const word = `try ${tries}`;
    const { throws } = begin({ ...sealed, word });
    const [white, black] = [throws[0].charAt(0), throws[0].charAt(1)];
    const starts = starter === 'W' ? white > black : white < black;
    if (starts && (dice === '' || throws[1] === dice)) {
      return { word, throws };
    }
  }
}
