// Dragging with Pointer Events. A press that stays within the threshold is left to the click of the point's button.

const THRESHOLD_PX: Record<string, number> = { mouse: 4 };
const TOUCH_THRESHOLD_PX = 8;

/** What the board wants to know of a drag. Places are fractions of the board's width and height. */
export interface DragEvents {
  /** Whether something may be dragged away from this spot now. */
  canLift(spot: string): boolean;
  lifted(spot: string): void;
  moved(spot: string, x: number, y: number): void;
  /** `at` is null when the drag was broken off: by Escape of the system, a second finger, a lost pointer. */
  dropped(spot: string, at: { x: number; y: number } | null): void;
}

interface Press {
  id: number;
  spot: string;
  x: number;
  y: number;
  rect: DOMRect;
  dragging: boolean;
}

/** Listens on the board's element; the answer ends the listening. */
export function listenForDrags(board: HTMLElement, events: DragEvents): () => void {
  let press: Press | null = null;
  let swallowClick = false;

  const place = (e: PointerEvent, { rect }: Press): { x: number; y: number } => ({
    x: (e.clientX - rect.left) / rect.width,
    y: (e.clientY - rect.top) / rect.height,
  });

  const down = (e: PointerEvent): void => {
    swallowClick = false;
    if (press !== null) {
      end(null);
      return;
    }
    const spot = (e.target as Element).closest<HTMLElement>('[data-point]')?.dataset['point'];
    if (e.button === 0 && spot !== undefined && events.canLift(spot)) {
      press = { id: e.pointerId, spot, x: e.clientX, y: e.clientY, rect: board.getBoundingClientRect(), dragging: false };
    }
  };

  const move = (e: PointerEvent): void => {
    if (press === null || e.pointerId !== press.id) {
      return;
    }
    const threshold = THRESHOLD_PX[e.pointerType] ?? TOUCH_THRESHOLD_PX;
    if (!press.dragging && Math.hypot(e.clientX - press.x, e.clientY - press.y) >= threshold) {
      press.dragging = true;
      board.setPointerCapture(e.pointerId);
      events.lifted(press.spot);
    }
    if (press.dragging) {
      const { x, y } = place(e, press);
      events.moved(press.spot, x, y);
    }
  };

  const up = (e: PointerEvent): void => {
    if (press !== null && e.pointerId === press.id) {
      end(place(e, press));
    }
  };

  const broken = (e: PointerEvent): void => {
    if (press !== null && e.pointerId === press.id) {
      end(null);
    }
  };

  const end = (at: { x: number; y: number } | null): void => {
    const ended = press as Press;
    press = null;
    if (ended.dragging) {
      swallowClick = true;
      if (board.hasPointerCapture(ended.id)) {
        board.releasePointerCapture(ended.id);
      }
      events.dropped(ended.spot, at);
    }
  };

  const click = (e: MouseEvent): void => {
    if (swallowClick && e.detail > 0) {
      e.stopPropagation();
      e.preventDefault();
    }
    swallowClick = false;
  };

  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', broken);
  board.addEventListener('lostpointercapture', broken);
  board.addEventListener('click', click, true);
  return () => {
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', broken);
    board.removeEventListener('lostpointercapture', broken);
    board.removeEventListener('click', click, true);
  };
}
