import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board, type BoardActions } from '../board/Board';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { type Laid, pointsOf, sideOf } from '../board/laid';
import { move, put, take, topOf } from './laid';
import type { Draft } from './SetupScreen';
import type { TapName } from './Tools';

interface SetupBoardProps {
  draft: Draft;
  tap: TapName;
  standing: boolean;
  words: Words;
  onLay(laid: Laid): void;
}

/** Taps lay checkers or take them away, drags move them; Esc, U and Space have nothing to do here. */
export function SetupBoard({ draft, tap, standing, words, onLay }: SetupBoardProps): JSX.Element {
  const { head, laid } = draft;
  const view = useMemo(() => viewOf(draft), [draft]);
  const actions: BoardActions = {
    tap: (_, place) => onLay(tapped(laid, place, tap)),
    lift: () => undefined,
    drop: (_, __, { from, to }) => Promise.resolve(onLay(to === null ? laid : move(laid, from, to))),
    escape: () => undefined,
    undo: () => undefined,
    rollOrDone: () => undefined,
  };
  const [parallel, bar] = [head.game === 'gulbara', head.game === 'tabla'];
  return (
    <Board
      view={view}
      orientation={{ standing, bottom: 'W', mirror: false, parallel, bar }}
      speaker={{ words, numbering: 'W', who: (side) => side }}
      lit={false}
      trail={false}
      moveMillis={0}
      actions={actions}
      label={words.t('setup.board')}
    />
  );
}

/** The bar and the trays have a side of their own; there a tap lays or takes that side's checker. */
function tapped(laid: Laid, place: string, tap: TapName): Laid {
  if (tap === 'take') {
    return take(laid, place);
  }
  return put(laid, place, place.startsWith('bar') ? (place.slice(3) as 'W' | 'B') : tap);
}

/** What the board paints, as of a game in which every checker may be picked up. */
function viewOf({ head, laid }: Draft): TableView {
  const [parallel, bar] = [head.game === 'gulbara', head.game === 'tabla'];
  const places = [...laid.stacks.keys()].slice(1).map(String).concat('barW', 'barB', 'offW', 'offB');
  const sources = places.filter((place) => topOf(laid, place) !== null).map((spot) => ({ spot, dice: '' }));
  const nothing = { origin: '', later: '', selected: '', targets: [], steps: [] };
  return {
    phase: 'move',
    game: {
      id: head.game,
      preset: head.preset,
      pinnedBlocks: false,
      white: 'human',
      black: 'human',
      contact: bar ? 'hit' : parallel ? 'hold' : 'pin',
      direction: parallel ? 'parallel' : 'contrary',
      realDice: false,
      turnNumber: 0,
      setUp: null,
    },
    match: null,
    fair: null,
    offer: null,
    actor: head.turn,
    yourTurn: true,
    points: pointsOf(laid),
    white: sideOf(laid, 'W'),
    black: sideOf(laid, 'B'),
    openingThrows: [],
    dice: [],
    turn: { ...nothing, sources, canRoll: false, canUndo: false, canDone: false, forced: false, pass: false },
    lastTurn: null,
    moments: [],
    over: null,
    think: null,
    say: [],
    problem: null,
  };
}
