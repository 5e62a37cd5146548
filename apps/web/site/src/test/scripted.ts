// A table that answers with the views it was given, one after the other, and remembers what it was asked.

import type { Table, TableCommand, TableView, Thinker } from '../contract';

export class ScriptedTable implements Table {
  readonly asked: TableCommand[] = [];
  private readonly views: TableView[];

  constructor(...views: TableView[]) {
    this.views = views;
  }

  send(command: TableCommand): Promise<TableView> {
    this.asked.push(command);
    const [next] = this.views.length > 1 ? this.views.splice(0, 1) : this.views;
    return Promise.resolve(next as TableView);
  }

  save(): Promise<string> {
    return Promise.resolve(`saved after ${this.asked.length}`);
  }

  certificate(): Promise<string> {
    return Promise.resolve('{"scheme":"fairdice/1"}');
  }
}

export const SILENT: Thinker = {
  best: () => new Promise(() => undefined),
  restart: () => undefined,
};
