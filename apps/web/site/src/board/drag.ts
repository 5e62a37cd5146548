// Dragging with Pointer Events. A press that stays within the threshold is left to the click of the point's button.

const THRESHOLD_PX: Record<string, number> = { mouse: 4 };
const TOUCH_THRESHOLD_PX = 8;

/** A place as fractions of the board's width and height. */
export interface Place {
  x: number;
  y: number;
}

/** What the board wants to know of a drag. */
export interface DragEvents {
  /** Whether something may be dragged away from this spot now. */
  canLift(spot: string): boolean;
  lifted(spot: string): void;
  moved(spot: string, at: Place): void;
  /** `at` is null when the drag was broken off: by the system, by a second finger, by a lost pointer. */
  dropped(spot: string, at: Place | null): void;
}

interface Press {
  id: number;
  spot: string;
  x: number;
  y: number;
  /** Where the board lies; read once, when the drag begins. */
  rect: DOMRect | null;
}

/** Listens on the board's element; the answer ends the listening. */
export function listenForDrags(board: HTMLElement, events: DragEvents): () => void {
  const drags = new Drags(board, events);
  const listeners = {
    pointerdown: (e: PointerEvent) => drags.down(e),
    pointermove: (e: PointerEvent) => drags.move(e),
    pointerup: (e: PointerEvent) => drags.up(e),
    pointercancel: (e: PointerEvent) => drags.broken(e),
    lostpointercapture: (e: PointerEvent) => drags.broken(e),
  };
  const click = (e: MouseEvent): void => drags.click(e);
  const entries = Object.entries(listeners) as [keyof typeof listeners, (e: PointerEvent) => void][];
  entries.forEach(([name, listener]) => board.addEventListener(name, listener));
  board.addEventListener('click', click, true);
  return () => {
    entries.forEach(([name, listener]) => board.removeEventListener(name, listener));
    board.removeEventListener('click', click, true);
  };
}

class Drags {
  private press: Press | null = null;
  private swallowClick = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly events: DragEvents,
  ) {}

  down(e: PointerEvent): void {
    this.swallowClick = false;
    if (this.press !== null) {
      this.end(this.press, null);
      return;
    }
    const spot = (e.target as Element).closest<HTMLElement>('[data-point]')?.dataset['point'];
    if (e.button === 0 && spot !== undefined && this.events.canLift(spot)) {
      const { pointerId: id, clientX: x, clientY: y } = e;
      this.press = { id, spot, x, y, rect: null };
    }
  }

  move(e: PointerEvent): void {
    const press = this.pressOf(e);
    if (press === null) {
      return;
    }
    const threshold = THRESHOLD_PX[e.pointerType] ?? TOUCH_THRESHOLD_PX;
    if (press.rect === null && Math.hypot(e.clientX - press.x, e.clientY - press.y) >= threshold) {
      press.rect = this.board.getBoundingClientRect();
      this.board.setPointerCapture(e.pointerId);
      this.events.lifted(press.spot);
    }
    if (press.rect !== null) {
      this.events.moved(press.spot, place(e, press.rect));
    }
  }

  up(e: PointerEvent): void {
    const press = this.pressOf(e);
    if (press !== null) {
      this.end(press, press.rect === null ? null : place(e, press.rect));
    }
  }

  broken(e: PointerEvent): void {
    const press = this.pressOf(e);
    if (press !== null) {
      this.end(press, null);
    }
  }

  /** The click that follows a drag is none. */
  click(e: MouseEvent): void {
    if (this.swallowClick && e.detail > 0) {
      e.stopPropagation();
      e.preventDefault();
    }
    this.swallowClick = false;
  }

  private pressOf(e: PointerEvent): Press | null {
    return this.press !== null && this.press.id === e.pointerId ? this.press : null;
  }

  private end(press: Press, at: Place | null): void {
    this.press = null;
    if (press.rect === null) {
      return;
    }
    this.swallowClick = true;
    if (this.board.hasPointerCapture(press.id)) {
      this.board.releasePointerCapture(press.id);
    }
    this.events.dropped(press.spot, at);
  }
}

function place(e: PointerEvent, rect: DOMRect): Place {
  return { x: (e.clientX - rect.left) / rect.width, y: (e.clientY - rect.top) / rect.height };
}
