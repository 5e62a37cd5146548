// The script of all workers, told apart by name. The table holds the game and the turn under the finger: it answers every
// command at once and never thinks. The thinker answers requests of the engine protocol, the study says what plays are
// worth; both may be ended at any moment.
import type { Answer, Question } from './answering';
import { EXCHANGE } from '../exchange/exchange';
import { Nets } from './nets';
import { loadStudies, loadTapa } from './wasm';

declare const self: DedicatedWorkerGlobalScope;

type Answering = (text: string) => Promise<{ text: string; saved: string }>;

/** The answer; of the table also the game as it stands after the command: what a new worker needs to go on. */
function table(): Answering {
  const tapa = loadTapa();
  return async (text) => {
    const { send } = await tapa;
    return { text: send(text), saved: send('{"do":"save"}') };
  };
}

function thinker(): Answering {
  const tapa = loadTapa();
  const nets = new Nets(tapa);
  return async (text) => {
    const [{ think }] = await Promise.all([tapa, nets.ready(text)]);
    return { text: think(text), saved: '' };
  };
}

/** Its questions begin with the game whose nets they need, or with what is no game, on a line of its own. */
function study(): Answering {
  const studies = loadStudies();
  const nets = new Nets(studies);
  return async (question) => {
    const end = question.indexOf('\n');
    const head = question.slice(0, end);
    const [{ study: answer, exchange }] = await Promise.all([studies, nets.readyFor(head)]);
    return { text: (head === EXCHANGE ? exchange : answer)(question.slice(end + 1)), saved: '' };
  };
}

const answering = { table, thinker, study }[self.name as 'table' | 'thinker' | 'study']();

async function answer({ id, text }: Question): Promise<Answer> {
  try {
    return { id, ...(await answering(text)) };
  } catch (trap) {
    return { id, trapped: String(trap) };
  }
}

self.onmessage = async (event: MessageEvent<Question>): Promise<void> => {
  self.postMessage(await answer(event.data));
};
