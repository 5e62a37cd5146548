// The page's table: commands in, whole views out. A trapped worker is replaced and the game goes on from where it was.
import { Line, type Port } from './line';
import type { Announcement, TableCommand, TableView } from './messages';

/** A game on the table, held by a worker. */
export interface Table {
  /** Carries out one command and answers with the whole new view; commands are carried out in order. */
  send(command: TableCommand): Promise<TableView>;
  /** The game as it stands after all commands sent so far: what the command `open` reads. */
  save(): Promise<string>;
  /** What anybody needs to check the dice of the finished game on the table; empty where it has none to show. */
  certificate(): Promise<string>;
}

export function createTable(newWorker: () => Port = tableWorker): Table {
  return new WorkerTable(newWorker);
}

/** A worker that has not heard of any game yet. */
export function tableWorker(): Worker {
  return new Worker(new URL('./tapa.worker.ts', import.meta.url), { type: 'module', name: 'table' });
}

const UNREADABLE: Announcement = { key: 'problem.input', args: [] };

class WorkerTable implements Table {
  private line: Line;
  private saved = '';
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly newWorker: () => Port) {
    this.line = new Line(newWorker());
  }

  send(command: TableCommand): Promise<TableView> {
    const view = this.last.then(() => this.carryOut(command));
    this.last = view.catch(() => undefined);
    return view;
  }

  async save(): Promise<string> {
    await this.last;
    return this.saved;
  }

  async certificate(): Promise<string> {
    const command: TableCommand = { do: 'certificate' };
    const text = this.last.then(() => this.line.ask(JSON.stringify(command)));
    this.last = text.catch(() => undefined);
    return (JSON.parse((await text).text) as { certificate?: string }).certificate ?? '';
  }

  /**
   * The command that trapped is given up: a new worker opens the game as it was before it. One that should have put a
   * game on the table is answered as refused: the game that lies there is not the one asked for.
   */
  private async carryOut(command: TableCommand): Promise<TableView> {
    try {
      return await this.ask(command);
    } catch (failure) {
      console.warn(`The table's worker is replaced, the game goes on: ${String(failure)}`);
      this.line.end('replaced');
      this.line = new Line(this.newWorker());
      const view = await this.ask(this.saved ? { do: 'open', saved: this.saved } : { do: 'look' });
      return command.do === 'open' || command.do === 'new' || command.do === 'setup' ? { ...view, problem: UNREADABLE } : view;
    }
  }

  private async ask(command: TableCommand): Promise<TableView> {
    const { text, saved } = await this.line.ask(JSON.stringify(command));
    this.saved = (JSON.parse(saved) as { saved?: string }).saved ?? '';
    return JSON.parse(text) as TableView;
  }
}
