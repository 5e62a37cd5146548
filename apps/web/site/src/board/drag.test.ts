// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { listenForDrags } from './drag';

let board: HTMLElement;
let log: string[];

function pointer(type: string, x: number, y: number, pointerType = 'mouse', pointerId = 1): void {
  const e = new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId, pointerType, button: 0 });
  (board.querySelector('[data-point="13"]') as HTMLElement).dispatchEvent(e);
}

describe('a drag', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="board"><button data-point="13"></button></div>';
    board = document.getElementById('board') as HTMLElement;
    board.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 200 }) as DOMRect;
    Object.assign(board, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined, hasPointerCapture: () => true });
    log = [];
    listenForDrags(board, {
      canLift: (spot) => spot === '13',
      lifted: (spot) => log.push(`lifted ${spot}`),
      moved: (_, { x, y }) => log.push(`moved ${x} ${y}`),
      dropped: (_, at) => log.push(at === null ? 'broken' : `dropped ${at.x} ${at.y}`),
    });
  });

  it('begins after 4 pixels of a mouse, 8 of a finger', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 10);
    expect(log).toEqual([]);
    pointer('pointermove', 14, 10);
    expect(log).toEqual(['lifted 13', 'moved 0.14 0.05']);
    pointer('pointerup', 50, 100);
    log.length = 0;
    pointer('pointerdown', 10, 10, 'touch');
    pointer('pointermove', 17, 10, 'touch');
    expect(log).toEqual([]);
    pointer('pointermove', 18, 10, 'touch');
    expect(log[0]).toBe('lifted 13');
  });

  it('ends where the finger lets go, and the click that follows is none', () => {
    let clicks = 0;
    board.addEventListener('click', () => clicks++);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 100);
    pointer('pointerup', 50, 100);
    expect(log.at(-1)).toBe('dropped 0.5 0.5');
    board.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(clicks).toBe(0);
    board.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(clicks).toBe(1);
  });

  it('is broken off when the system takes the pointer, or a second finger comes', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 100);
    pointer('pointercancel', 40, 100);
    expect(log.at(-1)).toBe('broken');
    pointer('pointerup', 50, 100);
    expect(log.at(-1)).toBe('broken');
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 100);
    pointer('pointerdown', 60, 60, 'touch', 2);
    expect(log.at(-1)).toBe('broken');
  });
});
