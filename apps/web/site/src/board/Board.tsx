// The point board: a picture of the view, and the places where a finger, a mouse, a key or a screen reader may act.
// It decides nothing: what may be picked and where it may land comes with the view.

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableView } from '../contract';
import { Checkers, translate } from './Checkers';
import { type Checker, type Lie, arrange, lieOf } from './checkers';
import { listenForDrags } from './drag';
import { type Layout, type Orientation, boardOrder, layoutOf, ownNumber, spotAt } from './geometry';
import { DigitJump, isForBoard, neighbour } from './keys';
import { type Speaker, spotId, spotLabel, viewSpot } from './labels';
import { Lights, type Plan } from './Lights';
import { Wood } from './Wood';

/** What the board asks for. Spots are those of the view; a `place` tells whose tray or bar it is: "offW", "barB". */
export interface BoardActions {
  tap(spot: string, place: string): void;
  lift(spot: string): void;
  /** A drag ended on `to`, or nowhere. It is done when the answer has been painted. */
  drop(from: string, to: string | null, places: { from: string; to: string | null }): Promise<void>;
  escape(): void;
  undo(): void;
  rollOrDone(): void;
}

export interface BoardProps {
  view: TableView;
  /** Shown instead of the view's own points while the last turn is replayed. */
  shown?: Lie | undefined;
  orientation: Orientation;
  speaker: Speaker;
  lit: boolean;
  trail: boolean;
  /** Places that count as pressed beside the one that is picked up. */
  marked?: ReadonlySet<string>;
  /** A play that is shown with arrows and not made. */
  plan?: Plan | undefined;
  moveMillis: number;
  actions: BoardActions;
  /** Its keys work wherever the focus is, and not on its points alone. */
  everywhere?: boolean;
  label: string;
  /** What lies on the felt between the rows: the dice of the lying board. */
  children?: preact.ComponentChildren;
}

const POINTS = Array.from({ length: 24 }, (_, i) => i + 1);

export function Board(props: BoardProps): JSX.Element {
  const { view, orientation, speaker, actions } = props;
  const { standing, bottom, mirror, parallel, bar } = orientation;
  const { numbering } = speaker;
  const layout = useMemo(
    () => layoutOf({ standing, bottom, mirror, parallel, bar }),
    [standing, bottom, mirror, parallel, bar],
  );
  const numbers = useMemo(() => POINTS.map((n) => ownNumber(numbering, n, parallel)), [numbering, parallel]);
  const lie = props.shown ?? lieOf(view);
  const checkers = useCheckers(lie, props.shown ?? view);
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string>(() => String(ownNumber(numbering, 24, parallel)));
  useDrags(root, layout, view, actions);
  useTakenBack(view, (spot) => (root.current?.contains(document.activeElement) === true ? go(spot) : setFocus(spot)));
  const digits = useMemo(() => new DigitJump(numbering, { parallel, bar }), [numbering, parallel, bar]);
  const go = (spot: string): void => {
    setFocus(spot);
    root.current?.querySelector<HTMLElement>(`[data-point="${spot}"]`)?.focus();
  };
  useKeys({ layout, focus, go, actions, digits }, props.everywhere === true);
  return (
    <div
      ref={root}
      class={`board ${layout.standing ? 'standing' : 'lying'}`}
      role="group"
      aria-label={props.label}
      style={{ ...halves(layout), '--move': `${props.moveMillis}ms`, '--unit': layout.width }}
      onKeyUp={(e) => e.key === ' ' && e.preventDefault()}
    >
      <Wood layout={layout} numbers={numbers} />
      <Checkers layout={layout} checkers={checkers} mothers={{ W: view.white.motherAlone, B: view.black.motherAlone }} />
      <Lights layout={layout} view={view} lie={lie} lit={props.lit && props.shown === undefined} trail={props.trail} plan={props.plan} />
      {boardOrder(numbering, orientation).map((spot) => (
        <Point
          key={spot}
          spot={spot}
          layout={layout}
          label={spotLabel(spot, view, speaker, lie)}
          can={canNow(spot, view)}
          pressed={spotId(view.turn.selected, view.actor) === spot || props.marked?.has(spot) === true}
          inOrder={spot === focus}
          onFocus={() => setFocus(spot)}
          onTap={() => actions.tap(viewSpot(spot), spot)}
        />
      ))}
      {props.children}
    </div>
  );
}

/** When a step is taken back, tells the spot its checker has come back to. */
function useTakenBack(view: TableView, tell: (spot: string) => void): void {
  const before = useRef(view);
  useEffect(() => {
    const [was, is] = [before.current, view];
    before.current = view;
    const back = was.turn.steps[is.turn.steps.length];
    if (back !== undefined && was.turn.steps.length === is.turn.steps.length + 1 && turnOf(was) === turnOf(is)) {
      tell(spotId(back.from, is.actor));
    }
  }, [view]);
}

/** Tells the turns apart, and the groups of one that goes on. */
function turnOf({ game, turn, lastTurn }: TableView): string {
  return JSON.stringify([game?.turnNumber, turn.origin, turn.later, lastTurn]);
}

/** The shape of the board, and where its two halves lie for what is put on the felt. */
function halves({ width, height, field, bar }: Layout): Record<string, string | number> {
  const percent = (part: number): string => `${(part / width) * 100}%`;
  return {
    '--ratio': width / height,
    '--left': percent(field.x),
    '--right': percent(bar.x + bar.width),
    '--half': percent(bar.x - field.x),
  };
}

/** Keeps the identity of the checkers from lie to lie. */
function useCheckers(lie: Lie, cause: unknown): Checker[] {
  const last = useRef<{ cause: unknown; checkers: Checker[] }>({ cause: null, checkers: [] });
  if (last.current.cause !== cause) {
    last.current = { cause, checkers: arrange(last.current.checkers, lie) };
  }
  return last.current.checkers;
}

/** What the view allows on a spot now. */
function canNow(spot: string, { turn, actor }: TableView): PointProps['can'] {
  if (turn.targets.some((target) => spotId(target.spot, actor) === spot)) {
    return 'target';
  }
  return turn.sources.some((source) => spotId(source.spot, actor) === spot) ? 'source' : undefined;
}

interface PointProps {
  spot: string;
  layout: Layout;
  label: string;
  can: 'source' | 'target' | undefined;
  pressed: boolean;
  inOrder: boolean;
  onFocus(): void;
  onTap(): void;
}

function Point({ spot, layout, label, can, pressed, inOrder, onFocus, onTap }: PointProps): JSX.Element {
  const { box } = layout.column(spot);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <button
      type="button"
      class="point"
      data-point={spot}
      data-can={can}
      aria-label={label}
      aria-pressed={pressed}
      tabIndex={inOrder ? 0 : -1}
      style={{
        left: percent(box.x, layout.width),
        top: percent(box.y, layout.height),
        width: percent(box.width, layout.width),
        height: percent(box.height, layout.height),
      }}
      onFocus={onFocus}
      onClick={onTap}
    />
  );
}

interface KeyContext {
  layout: Layout;
  focus: string;
  go(spot: string): void;
  actions: BoardActions;
  digits: DigitJump;
}

/** Takes the keys that are the board's. */
function useKeys(context: KeyContext, everywhere: boolean): void {
  const now = useRef(context);
  now.current = context;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const onPoint = e.target instanceof Element && e.target.closest('[data-point]') !== null;
      if ((everywhere || onPoint) && isForBoard(e)) {
        press(e, now.current);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [everywhere]);
}

function press(e: KeyboardEvent, { layout, focus, go, actions, digits }: KeyContext): void {
  if (e.key.startsWith('Arrow')) {
    go(neighbour(layout, focus, e.key));
  } else if (/^[0-9]$/.test(e.key)) {
    go(digits.press(e.key, e.timeStamp));
  } else if (e.key === ' ') {
    actions.rollOrDone();
  } else if (e.key === 'u' || e.key === 'U') {
    actions.undo();
  } else if (e.key === 'Escape') {
    actions.escape();
  } else {
    return;
  }
  e.preventDefault();
}

/** The checker under the finger follows it; how it comes to rest is decided by the view that answers. */
function useDrags(root: { current: HTMLElement | null }, layout: Layout, view: TableView, actions: BoardActions): void {
  const now = useRef({ layout, view, actions });
  now.current = { layout, view, actions };
  useEffect(() => {
    const board = root.current as HTMLElement;
    let held: HTMLElement | null = null;
    return listenForDrags(board, {
      canLift: (spot) => now.current.view.turn.sources.some((s) => spotId(s.spot, now.current.view.actor) === spot),
      lifted: (spot) => {
        held = topChecker(board, spot);
        held?.classList.add('held');
        now.current.actions.lift(viewSpot(spot));
      },
      moved: (_, { x, y }) => {
        const { layout: l } = now.current;
        if (held !== null) {
          held.style.transform = translate(l, { x: x * l.width, y: y * l.height });
        }
      },
      dropped: (spot, at) => {
        const { layout: l, actions: a } = now.current;
        const to = at === null ? null : spotAt(l, at.x * l.width, at.y * l.height);
        const released = held;
        held = null;
        released?.classList.remove('held');
        const target = to === spot || to === null ? null : viewSpot(to);
        const settle = (): void => released?.style.setProperty('transform', released.dataset['at'] ?? '');
        void a.drop(viewSpot(spot), target, { from: spot, to }).then(() => requestAnimationFrame(settle));
      },
    });
  }, []);
}

function topChecker(board: HTMLElement, spot: string): HTMLElement | null {
  const there = [...board.querySelectorAll<HTMLElement>(`.checker[data-spot="${spot}"]:not(.pinned)`)];
  return there.sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex))[0] ?? null;
}
