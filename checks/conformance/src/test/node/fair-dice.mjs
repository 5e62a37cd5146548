// node fair-dice.mjs <certificate of an offline game> …: works every throw out again with nothing of Tapa, by
// docs/fair-dice.md alone, and prints how many hold; exits with 1 at the first that does not.
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytes = (hex) => Buffer.from(hex, 'hex');
const before = (token) => sha256('fairdice/1 link', token);

function contextOf({ gameId, variant, seatA, seatB }) {
  return sha256(['fairdice/1', gameId, variant, seatA, seatB].join('|'));
}

function diceOf(context, k, tokens) {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(k);
  const info = Buffer.concat([Buffer.from('fairdice/1 roll'), number]);
  const material = new Uint8Array(hkdfSync('sha256', Buffer.concat(tokens), context, info, 64));
  return [...material.filter((byte) => byte < 252)].slice(0, 2).map((byte) => 1 + (byte % 6));
}

function commitmentOf(context, seed) {
  let token = createHmac('sha256', seed).update('fairdice/1 chain').update(context).digest();
  for (let i = 0; i < 1024; i++) {
    token = before(token);
  }
  return token;
}

function fault(certificate) {
  const context = contextOf(certificate);
  const { seedS, word } = certificate.offline;
  let tokens = [bytes(certificate.commitments.S), bytes(certificate.commitments.A)];
  if (!commitmentOf(context, bytes(seedS)).equals(tokens[0])) {
    return 'the seed does not give the commitment';
  }
  if (!commitmentOf(context, sha256('fairdice/1 word', word.normalize('NFC'))).equals(tokens[1])) {
    return 'the word does not give the commitment';
  }
  for (const [index, { k, tS, tA, dice }] of certificate.rolls.entries()) {
    const given = [bytes(tS), bytes(tA)];
    if (k !== index + 1 || !given.every((token, party) => before(token).equals(tokens[party]))) {
      return `roll ${k}: a token does not lead back to the one before`;
    }
    tokens = given;
    if (diceOf(context, k, tokens).join() !== dice.join()) {
      return `roll ${k}: the tokens give ${diceOf(context, k, tokens).join('-')}`;
    }
  }
  return null;
}

let rolls = 0;
for (const file of process.argv.slice(2)) {
  const certificate = JSON.parse(readFileSync(file, 'utf8'));
  const found = fault(certificate);
  if (found !== null) {
    console.log(found);
    process.exit(1);
  }
  rolls += certificate.rolls.length;
}
console.log(`${rolls} rolls hold`);
