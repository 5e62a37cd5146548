// What crosses between the page and its workers. The messages themselves are written from the Java records.

export type * from './workers/messages';
export type { Study } from './workers/study';
export type { Table } from './workers/table';
export type { Thinker } from './workers/thinker';

export type Side = 'W' | 'B';
export type Seat = 'human' | 'bot';
