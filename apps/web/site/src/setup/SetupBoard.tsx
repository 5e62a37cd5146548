import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board, type BoardActions } from '../board/Board';
import type { Plan } from '../board/Lights';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { Laid } from '../board/laid';
import { NO_ACTIONS, stillView } from '../board/still';
import { move, put, take, topOf } from './laid';
import type { Draft } from './SetupScreen';
import type { TapName } from './Tools';

interface SetupBoardProps {
  draft: Draft;
  tap: TapName;
  standing: boolean;
  words: Words;
  /** A play that the study found, as arrows. */
  plan: Plan | undefined;
  onLay(laid: Laid): void;
  onUndo(): void;
}

/** Taps lay checkers or take them away, drags move them, U takes a step back; Esc and Space have nothing to do here. */
export function SetupBoard({ draft, tap, standing, words, plan, onLay, onUndo }: SetupBoardProps): JSX.Element {
  const { head, laid } = draft;
  const view = useMemo(() => viewOf(draft), [draft]);
  const actions: BoardActions = {
    ...NO_ACTIONS,
    tap: (_, place) => onLay(tapped(laid, place, tap)),
    drop: (_, __, { from, to }) => Promise.resolve(onLay(to === null ? laid : move(laid, from, to))),
    undo: onUndo,
  };
  const [parallel, bar] = [head.game === 'gulbara', head.game === 'tabla'];
  return (
    <Board
      view={view}
      orientation={{ standing, bottom: 'W', mirror: false, parallel, bar }}
      speaker={{ words, numbering: 'W', who: (side) => side }}
      lit={false}
      trail={false}
      plan={plan}
      moveMillis={0}
      actions={actions}
      everywhere
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
  const game = {
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
  };
  return stillView(game, laid, { phase: 'move', actor: head.turn, yourTurn: true, turn: { sources } });
}
