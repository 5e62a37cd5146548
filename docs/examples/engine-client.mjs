// Plays a double of Gul Bara and its rest through the protocol: node docs/examples/engine-client.mjs ./tapa engine
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

class Engine {
  #process;
  #answers;

  constructor([command, ...args]) {
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Sends a request and waits for its answer; requests are answered in order. */
  async ask(request) {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the engine has ended');
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    return answer;
  }

  end = () => this.#process.stdin.end();
}

const engine = new Engine(process.argv.slice(2));
const { name, version, games } = await engine.ask({ id: 'who', op: 'hello' });
console.log(`${name} ${version} plays ${Object.keys(games).join(', ')}`);
let request = { op: 'best', game: 'gulbara', position: '20:W1 10:B1 5:W1', turn: 'W', dice: '55', roll: 4 };
for (let id = 1; request !== null; id++) {
  const { play, position, over, continues, rest } = await engine.ask({ id, ...request });
  console.log(`${request.turn} ${request.dice ?? request.left}: ${play} -> ${position}${over ? ` ${over.reason}` : ''}`);
  const { dice, ...same } = { ...request, position };
  if (continues) request = { ...same, left: continues };
  else if (rest) request = { ...same, left: rest, turn: same.turn === 'W' ? 'B' : 'W', restOf: 'opponent' };
  else request = null;
}
engine.end();
