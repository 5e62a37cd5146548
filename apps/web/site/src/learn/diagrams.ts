// The positions that the strategy is explained on, as board texts in White's numbering.

import type { LearnKey } from '../i18n/gen/keys';

/** A title, what is said of it, a board and what it shows. */
export interface Lesson {
  title: LearnKey;
  texts: readonly LearnKey[];
  board: string;
  caption: LearnKey;
}

export const LESSONS: readonly Lesson[] = [
  {
    title: 'defence.title',
    texts: ['defence.1', 'defence.2'],
    board: '24:W7 22:W2 20:W2 19:B1 17:B1 16:W2 13:W2 12:B2 9:B2 7:B2 4:B2 1:B5',
    caption: 'defence.picture',
  },
  {
    title: 'attack.title',
    texts: ['attack.1', 'attack.2'],
    board: '24:W12 18:W1 15:W1 13:W1 8:B1 5:B1 1:B13',
    caption: 'attack.picture',
  },
  {
    title: 'pairs.title',
    texts: ['pairs.1'],
    board: '24:W11 18:W2 12:W2 9:B2 6:B2 1:B11',
    caption: 'pairs.picture',
  },
  {
    title: 'mother.title',
    texts: ['mother.1', 'mother.2'],
    board: '24:W1 20:B2 18:B2 16:W2 15:B2 13:W3 12:B3 10:W3 9:B2 8:W2 6:W2 5:W2 3:B2 1:B2',
    caption: 'mother.picture',
  },
  {
    title: 'deep.title',
    texts: ['deep.1'],
    board: '24:W4 21:B2 20:W2 19:B2 17:B2 15:B2 13:W3 10:B2 8:W2 6:W2 3:B1W2 1:B4',
    caption: 'deep.picture',
  },
];
