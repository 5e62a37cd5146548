// Views for tests and for the gallery, written down by hand: what a table might answer.

import { ownNumber } from '../board/geometry';
import type { GameView, PointView, SideView, TableView, TurnView } from '../contract';

const NO_TURN: TurnView = {
  origin: '',
  later: '',
  selected: '',
  sources: [],
  targets: [],
  steps: [],
  canRoll: false,
  canUndo: false,
  canDone: false,
  forced: false,
  pass: false,
};

/** The points of a board text such as "24:W15 9:B1W1 barB:1", bottom of each stack first. */
export function pointsOf(text: string): PointView[] {
  const stacks = new Map(text.split(' ').map((token) => token.split(':') as [string, string]));
  return Array.from({ length: 24 }, (_, i) => {
    const point = 24 - i;
    const runs = [...(stacks.get(String(point)) ?? '').matchAll(/([WB])(\d+)/g)];
    const top = runs.at(-1);
    const beneath = runs.slice(0, -1).map((run) => (run[1] as string).repeat(Number(run[2])));
    return { point, top: top?.[1] ?? '', count: Number(top?.[2] ?? 0), beneath: beneath.join('') };
  });
}

function sideView(side: 'W' | 'B', points: PointView[], onBar: number, parallel: boolean): SideView {
  const own = (n: number): number => ownNumber(side, n, parallel);
  const mine = (p: PointView): number => (p.top === side ? p.count : [...p.beneath].filter((c) => c === side).length);
  const enemyBeneath = (p: PointView): number => (p.top === side ? p.beneath.length : 0);
  const sum = (of: (p: PointView) => number): number => points.reduce((n, p) => n + of(p), 0);
  const off = 15 - sum(mine) - onBar;
  return {
    off,
    onBar,
    pips: sum((p) => mine(p) * own(p.point)) + 25 * onBar,
    pinsHeld: sum(enemyBeneath),
    pinsSuffered: sum((p) => (p.top !== side ? mine(p) : 0)),
    motherAlone: points.some((p) => own(p.point) === 24 && mine(p) === 1),
    resignCost: off === 0 ? 2 : 1,
  };
}

/** Sources are named by their spots; each can move with any die that is left, a 6 where the view shows no dice. */
type TurnChanges = Partial<Omit<TurnView, 'sources'>> & { sources?: readonly string[] };
type Changes = Partial<Omit<TableView, 'turn'>> & { turn?: TurnChanges };

/** Against a bot under the default preset unless the changes say otherwise. */
export function gameOf(changes: Partial<GameView>): GameView {
  const usual = {
    id: 'tapa',
    preset: 'mali',
    pinnedBlocks: false,
    white: 'human',
    black: 'bot',
    contact: 'pin',
    direction: 'contrary',
    realDice: false,
  };
  return { ...usual, turnNumber: 0, ...changes };
}

/** Tabla, where checkers are hit, or Gul Bara, where both sides travel the same way. */
export function sisterOf(id: 'tabla' | 'gulbara', changes: Partial<GameView> = {}): GameView {
  const [contact, direction] = id === 'tabla' ? ['hit', 'contrary'] : ['hold', 'parallel'];
  return gameOf({ id, preset: id, contact, direction, turnNumber: 12, ...changes });
}

/** White, a person, is to move against a bot unless the changes say otherwise. */
export function viewOf(board: string, changes: Changes = {}): TableView {
  const points = pointsOf(board);
  const onBar = (side: string): number => Number(new RegExp(`bar${side}:(\\d+)`).exec(board)?.[1] ?? 0);
  const parallel = changes.game?.direction === 'parallel';
  const left = new Set((changes.dice ?? []).filter((die) => !die.used).map((die) => die.value));
  const sources = (changes.turn?.sources ?? []).map((spot) => ({ spot, dice: [...left].join('') || '6' }));
  return {
    phase: 'move',
    game: gameOf({ turnNumber: 12 }),
    actor: 'W',
    yourTurn: true,
    points,
    white: sideView('W', points, onBar('W'), parallel),
    black: sideView('B', points, onBar('B'), parallel),
    openingThrows: [{ white: 5, black: 2 }],
    dice: [],
    lastTurn: null,
    moments: [],
    over: null,
    think: null,
    say: [],
    problem: null,
    ...changes,
    turn: { ...NO_TURN, ...changes.turn, sources },
  };
}

function diceOf(values: string): TableView['dice'] {
  return [...values].map((value) => ({ value: Number(value), used: false }));
}

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
} satisfies Record<string, TableView>;

export type FixtureName = keyof typeof FIXTURES;
