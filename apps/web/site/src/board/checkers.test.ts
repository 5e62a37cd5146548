import { describe, expect, it } from 'vitest';
import { FIXTURES, pointsOf, viewOf } from '../test/fixtures';
import { arrange, lieOf } from './checkers';
import { lastTurnBoards } from './replay';

const START = lieOf(viewOf('24:W15 1:B15'));

describe('the thirty checkers', () => {
  it('are thirty in every fixture, each with its own key', () => {
    for (const view of Object.values(FIXTURES)) {
      expect(new Set(arrange([], lieOf(view)).map((c) => c.key)).size).toBe(30);
    }
  });

  it('keep their keys through a move: only the moved one changes its place', () => {
    const before = arrange([], START);
    const after = arrange(before, lieOf(viewOf('24:W14 18:W1 1:B15')));
    const moved = after.filter((c) => before.find((b) => b.key === c.key)?.spot !== c.spot);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ spot: '18', order: 0 });
    expect(new Set(after.map((c) => c.key)).size).toBe(30);
  });

  it('let the top checker of a stack go, not the one beneath', () => {
    const before = arrange([], START);
    const top = before.find((c) => c.spot === '24' && c.top);
    const after = arrange(before, lieOf(viewOf('24:W14 18:W1 1:B15')));
    expect(after.find((c) => c.spot === '18')?.key).toBe(top?.key);
  });

  it('show a pinned checker at the bottom of its stack', () => {
    const there = arrange([], lieOf(viewOf('9:B1W2'))).filter((c) => c.spot === '9');
    expect(there.filter((c) => c.pinned)).toMatchObject([{ side: 'B', index: 0 }]);
    expect(there.filter((c) => c.top)).toMatchObject([{ side: 'W', index: 2 }]);
  });
});

describe('the replay of the last turn', () => {
  it('takes a pin back: the pinned checker is free again', () => {
    const view = viewOf('18:W1B1', {
      lastTurn: { side: 'B', dice: '61', play: '8/7*', steps: [{ from: '17', to: '18', touches: true }] },
    });
    expect(lastTurnBoards(view)[0]?.points).toEqual(pointsOf('17:B1 18:W1'));
  });

  it('puts a checker back on the one it had pinned', () => {
    const view = viewOf('18:W1 20:B1', {
      lastTurn: { side: 'B', dice: '21', play: '7/5', steps: [{ from: '18', to: '20', touches: false }] },
    });
    expect(lastTurnBoards(view)[0]?.points).toEqual(pointsOf('18:W1B1'));
  });

  it('has nothing to show while a turn is under the finger', () => {
    expect(lastTurnBoards(FIXTURES.sources)).toEqual([]);
  });
});
