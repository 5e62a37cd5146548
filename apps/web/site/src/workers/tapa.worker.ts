// The script of both workers, told apart by name. The table holds the game and the turn under the finger: it answers
// every command at once and never thinks. The thinker answers requests of the engine protocol and may be ended at any
// moment.
import type { Answer, Question } from './answering';
import { Nets } from './nets';
import { loadTapa } from './wasm';

declare const self: DedicatedWorkerGlobalScope;

const tapa = loadTapa();
const nets = new Nets(tapa);

/** The answer; of the table also the game as it stands after the command: what a new worker needs to go on. */
async function answer({ id, text }: Question): Promise<Answer> {
  try {
    if (self.name === 'thinker') {
      const [{ think }] = await Promise.all([tapa, nets.ready(text)]);
      return { id, text: think(text), saved: '' };
    }
    const { send } = await tapa;
    return { id, text: send(text), saved: send('{"do":"save"}') };
  } catch (trap) {
    return { id, trapped: String(trap) };
  }
}

self.onmessage = async (event: MessageEvent<Question>): Promise<void> => {
  self.postMessage(await answer(event.data));
};
