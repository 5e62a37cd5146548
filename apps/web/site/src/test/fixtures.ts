// Views for tests and for the gallery, written down by hand: what a table might answer.

import type { MatchRowView, MatchView, TableView } from '../contract';
import { diceOf, gameOf, sisterOf, viewOf } from './views';

export { diceOf, gameOf, pointsOf, sisterOf, viewOf } from './views';

/** A match after two games, the third one on the table. */
const SHEET: MatchView = {
  name: 'balkan-5',
  target: 5,
  pinnedBlocks: false,
  white: 1,
  black: 2,
  gameNumber: 3,
  games: [
    row({ number: 1, game: 'tabla', preset: 'tabla', starter: 'W', why: 'opening', winner: 'W', points: 1, white: 1 }),
    row({ number: 2, game: 'gulbara', preset: 'gulbara', starter: 'W', why: 'winner', winner: 'B', points: 2, white: 1, black: 2 }),
  ],
  next: null,
  winner: '',
};

function row(changes: Partial<MatchRowView>): MatchRowView {
  const first = { number: 1, game: 'tabla', preset: 'tabla', starter: 'W', why: 'opening' };
  return { ...first, winner: 'W', points: 1, reason: 'off', white: 0, black: 0, ...changes };
}

const LAST_ROW = row({ number: 3, game: 'tapa', preset: 'macedonia', starter: 'B', why: 'winner', points: 2, white: 3, black: 2 });

const START = '24:W15 1:B15';
const PINS = '24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6';
const MOTHER = '24:W1 22:B2 20:B3 19:B2 14:W2 12:B4 11:W2 8:B3 6:W3 5:W3 4:W2 3:W1 2:W1 1:B1';

/** The moments worth looking at. */
export const FIXTURES = {
  opening: viewOf(START, {
    phase: 'opening',
    actor: 'both',
    openingThrows: [],
    turn: { canRoll: true },
    game: gameOf({}),
  }),
  first: viewOf(START, {
    dice: [
      { value: 6, used: false },
      { value: 1, used: false },
    ],
    turn: { sources: ['24'] },
  }),
  pins: viewOf(PINS, {
    dice: [
      { value: 4, used: false },
      { value: 1, used: false },
    ],
    turn: {
      selected: '9',
      sources: ['24', '18', '17', '13', '9', '5'],
      targets: [
        { spot: '5', dice: '4', touches: false, choice: false, via: [] },
        { spot: '4', dice: '41', touches: false, choice: true, via: ['5', '8'] },
      ],
    },
    lastTurn: {
      side: 'B',
      dice: '41',
      play: '24/20 17/16',
      steps: [
        { from: '16', to: '20', touches: false },
        { from: '7', to: '8', touches: true },
      ],
    },
  }),
  sources: viewOf(PINS, {
    dice: [
      { value: 4, used: true },
      { value: 1, used: false },
    ],
    turn: { sources: ['24', '18', '17', '13', '9', '5'], canUndo: true, steps: [{ from: '17', to: '13', touches: false }] },
  }),
  mother: viewOf(MOTHER, {
    phase: 'roll',
    turn: { canRoll: true },
    moments: ['mother-danger-W'],
    lastTurn: { side: 'B', dice: '22', play: '24/22(2)', steps: [{ from: '20', to: '22', touches: false }] },
  }),
  bearoff: viewOf('22:B3 19:B3 16:B4 13:B3 6:W4 5:W3 4:W1B2 3:W3 2:W2', {
    dice: [
      { value: 6, used: false },
      { value: 6, used: true },
      { value: 6, used: false },
      { value: 6, used: false },
    ],
    turn: {
      selected: '6',
      sources: ['6'],
      targets: [{ spot: 'off', dice: '6', touches: false, choice: false, via: [] }],
      canUndo: true,
      steps: [{ from: '6', to: 'off', touches: false }],
    },
  }),
  over: viewOf('22:B2 19:B3 16:B4 13:B6', {
    phase: 'over',
    actor: '',
    yourTurn: false,
    over: { winner: 'W', points: 2, reason: 'off' },
  }),
  pass: viewOf(PINS, {
    dice: [
      { value: 6, used: false },
      { value: 6, used: false },
      { value: 6, used: false },
      { value: 6, used: false },
    ],
    turn: { pass: true, canDone: true },
  }),
  hotseat: viewOf(PINS, {
    actor: 'B',
    game: gameOf({ preset: 'bulgaria', pinnedBlocks: true, black: 'human', turnNumber: 13 }),
    dice: [
      { value: 5, used: false },
      { value: 3, used: false },
    ],
    turn: { sources: ['1', '7', '12', '20'] },
  }),
  realDice: viewOf(PINS, {
    phase: 'roll',
    actor: 'B',
    game: gameOf({ black: 'human', realDice: true, turnNumber: 13 }),
    turn: { canRoll: true },
  }),
  bar: viewOf('24:W2 20:B2 19:B2 18:B2 17:B2 13:W4 12:B4 9:W1 8:W3 6:W3 1:B2 barW:1 5:W1 barB:1', {
    game: sisterOf('tabla'),
    dice: diceOf('54'),
    turn: { sources: ['bar'] },
  }),
  hits: viewOf('24:W2 20:B1 19:B2 18:B3 17:B2 13:W4 12:B4 9:W1 8:W3 6:W3 5:W1 1:B3 barW:1', {
    game: sisterOf('tabla'),
    dice: diceOf('54'),
    turn: {
      selected: 'bar',
      sources: ['bar'],
      targets: [
        { spot: '20', dice: '5', touches: true, choice: false, via: [] },
        { spot: '21', dice: '4', touches: false, choice: false, via: [] },
      ],
    },
    lastTurn: { side: 'B', dice: '61', play: '12/6*', steps: [{ from: '13', to: '19', touches: true }] },
  }),
  gulbara: viewOf('24:W9 20:W1 18:W1 17:W1 14:W2 12:B8 11:W1 10:B1 8:B1 7:B2 5:B1 3:B1 1:B1', {
    game: sisterOf('gulbara'),
    dice: diceOf('31'),
    turn: { sources: ['24', '20', '18'] },
  }),
  chain: viewOf('24:W9 20:W1 18:W1 17:W1 14:W2 12:B8 11:W1 10:B1 8:B1 7:B2 5:B1 3:B1 1:B1', {
    game: sisterOf('gulbara'),
    dice: diceOf('3333'),
    turn: { sources: ['24', '20', '18'], origin: 'chain', later: '444455556666' },
  }),
  rest: viewOf('24:W9 20:W1 18:W1 17:W1 14:W2 12:B8 11:W1 10:B1 8:B1 7:B2 5:B1 3:B1 1:B1', {
    game: sisterOf('gulbara'),
    dice: diceOf('55'),
    turn: { sources: ['24', '18'], origin: 'rest', later: '6666' },
  }),
  matchFirst: viewOf('24:W2 13:W5 8:W3 6:W5 1:B2 12:B5 17:B3 19:B5', {
    phase: 'opening',
    actor: 'both',
    openingThrows: [],
    turn: { canRoll: true },
    game: sisterOf('tabla', { turnNumber: 0 }),
    match: { ...SHEET, white: 0, black: 0, gameNumber: 1, games: [] },
    fair: { commitment: '9eee4211816462f7b07bb6cbafc0c2794f9d586d089cff8f24081562c053e750', wordDue: true, word: '' },
  }),
  matchNext: viewOf('22:B2 19:B3 16:B4 13:B6', {
    phase: 'over',
    actor: '',
    yourTurn: false,
    game: gameOf({ preset: 'macedonia' }),
    over: { winner: 'W', points: 2, reason: 'off' },
    match: {
      ...SHEET,
      white: 3,
      games: [...SHEET.games, LAST_ROW],
      next: { number: 4, game: 'tabla', preset: 'tabla', starter: 'W', why: 'winner' },
    },
  }),
  matchWon: viewOf('22:B2 19:B3 16:B4 13:B6', {
    phase: 'over',
    actor: '',
    yourTurn: false,
    game: gameOf({ preset: 'macedonia' }),
    over: { winner: 'W', points: 2, reason: 'off' },
    match: { ...SHEET, target: 3, white: 3, games: [...SHEET.games, LAST_ROW], winner: 'W' },
  }),
  offered: viewOf(PINS, {
    phase: 'answer',
    actor: 'B',
    game: gameOf({ preset: 'macedonia', black: 'human' }),
    match: SHEET,
    offer: { side: 'W', points: 1 },
  }),
} satisfies Record<string, TableView>;

export type FixtureName = keyof typeof FIXTURES;
