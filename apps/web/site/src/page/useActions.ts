import type { BoardActions } from '../board/Board';
import type { TableView, TargetView } from '../contract';
import type { Session } from './session';

/** A target that needs a question first, and where the checker comes from. */
export interface OpenChoice {
  from: string;
  target: TargetView;
}

/** What the actions need to know beside the table. */
export interface ActionContext {
  /** The value of the die that a single tap plays. */
  active: number;
  ask(choice: OpenChoice): void;
  roll(): void;
  done(): void;
}

/** What taps, drags and keys on the board become. */
export function actionsOf(session: Session, { active, ask, roll, done }: ActionContext): BoardActions {
  const now = (): TableView => session.view.value as TableView;

  const pick = async (from: string, to: string): Promise<void> => {
    const target = now().turn.targets.find((each) => each.spot === to);
    if (target?.choice === true) {
      ask({ from, target });
      return;
    }
    await session.act({ do: 'pick', from, to, via: '' });
  };

  const tap = async (spot: string): Promise<void> => {
    const { selected, targets, sources } = now().turn;
    if (selected !== '' && targets.some((each) => each.spot === spot)) {
      await pick(selected, spot);
      return;
    }
    await session.act({ do: 'tap', spot });
    if (session.settings.value.oneTap && sources.some((each) => each.spot === spot) && spot !== selected) {
      await playActiveDie(spot);
    }
  };

  /** Goes where the active die leads; else, where there is only one way to go. */
  const playActiveDie = async (spot: string): Promise<void> => {
    const { targets } = now().turn;
    const to = targets.find((each) => each.dice === String(active)) ?? (targets.length === 1 ? targets[0] : undefined);
    if (to !== undefined) {
      await pick(spot, to.spot);
    }
  };

  return {
    tap: (spot) => void tap(spot),
    lift: (spot) => {
      if (now().turn.selected !== spot) {
        void session.act({ do: 'tap', spot });
      }
    },
    drop: (from, to) => (to === null ? session.act({ do: 'drop' }) : pick(from, to)),
    escape: () => {
      if (now().turn.selected !== '') {
        void session.act({ do: 'drop' });
      }
    },
    undo: () => void (now().turn.canUndo && session.act({ do: 'undo' })),
    rollOrDone: () => {
      const { turn, yourTurn } = now();
      if (yourTurn && turn.canRoll) {
        roll();
      } else if (yourTurn && turn.canDone) {
        done();
      }
    },
  };
}
