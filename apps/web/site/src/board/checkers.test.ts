import { describe, expect, it } from 'vitest';
import { FIXTURES, pointsOf, sisterOf, viewOf } from '../test/fixtures';
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

  it('fly to the bar when they are hit', () => {
    const game = sisterOf('tabla');
    const before = arrange([], lieOf(viewOf('13:W2 10:B1 19:B2', { game })));
    const hit = before.find((c) => c.spot === '10');
    const after = arrange(before, lieOf(viewOf('13:W1 10:W1 19:B2 barB:1', { game })));
    expect(after.find((c) => c.spot === 'barB')?.key).toBe(hit?.key);
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

  it('takes a hit back: the checker on the bar stands on its point again', () => {
    const view = viewOf('9:W1 barB:1', {
      game: sisterOf('tabla'),
      lastTurn: {
        side: 'W',
        dice: '31',
        play: '13/10*/9',
        steps: [
          { from: '13', to: '10', touches: true },
          { from: '10', to: '9', touches: false },
        ],
      },
    });
    const [before, hit] = lastTurnBoards(view);
    expect(before?.points).toEqual(pointsOf('13:W1 10:B1'));
    expect(before?.bar).toEqual({ W: 0, B: 0 });
    expect(hit?.points).toEqual(pointsOf('10:W1'));
    expect(hit?.bar).toEqual({ W: 0, B: 1 });
  });

  it('puts a checker that came in back on the bar', () => {
    const view = viewOf('20:W1', {
      game: sisterOf('tabla'),
      lastTurn: { side: 'W', dice: '51', play: 'bar/20', steps: [{ from: 'bar', to: '20', touches: false }] },
    });
    expect(lastTurnBoards(view)[0]?.bar).toEqual({ W: 1, B: 0 });
  });

  it('has nothing to show while a turn is under the finger', () => {
    expect(lastTurnBoards(FIXTURES.sources)).toEqual([]);
  });
});
