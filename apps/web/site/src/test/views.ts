// What a view is made of in tests: a board text and what differs from the usual.

import { ownNumber } from '../board/geometry';
import { NO_TURN } from '../board/still';
import type { GameView, PointView, SideView, TableView, TurnView } from '../contract';

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
  return { ...usual, turnNumber: 0, setUp: null, ...changes };
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
    match: null,
    fair: { commitment: '9eee4211816462f7b07bb6cbafc0c2794f9d586d089cff8f24081562c053e750', wordDue: false, word: '' },
    offer: null,
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

export function diceOf(values: string): TableView['dice'] {
  return [...values].map((value) => ({ value: Number(value), used: false }));
}
