import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/i18n.mjs';
import { laidOf, textOf } from '../board/laid';
import { loadLearn } from '../i18n/words';
import { MemoryStore } from '../page/store';
import { presetOf } from '../page/presets';
import { DEFAULTS } from '../page/settings';
import { ScriptedTable } from '../test/scripted';
import { sisterOf, viewOf } from '../test/fixtures';
import { hashOfPuzzle, isPuzzleAddress, namedPuzzle } from './address';
import { type Goal, missOf, reaches } from './goals';
import { PUZZLES, puzzleAfter, puzzleOf } from './puzzles';
import { Riddle } from './riddle';
import { Solved } from './solved';

const played = (before: string, after: string, end: 'W' | 'B' | 'draw' | 'none' = 'none') => ({ before: laidOf(before), after: laidOf(after), end });

describe('the puzzles', () => {
  it.each(PUZZLES)('have a name of their own, a position, and words that are written down: $id', (puzzle) => {
    expect(PUZZLES.filter(({ id }) => id === puzzle.id)).toHaveLength(1);
    expect(textOf(laidOf(puzzle.position))).toBe(puzzle.position);
    expect(presetOf(puzzle.preset)).toMatchObject({ id: puzzle.preset, game: puzzle.game });
    expect(puzzle.dice).toMatch(/^[1-6]{2}$/);
    expect(Object.keys(catalogue('learn.', 'en'))).toContain(puzzle.question);
    expect(Object.keys(catalogue('rules.', 'en'))).toContain(puzzle.article);
  });

  it('leave out no question that is written down', () => {
    const words = ['intro', 'count', 'solved', 'title', 'check', 'next', 'right', 'wrong', 'marks'].map((word) => `puzzle.${word}`);
    const written = Object.keys(catalogue('learn.', 'en')).filter((key) => key.startsWith('puzzle.'));
    expect([...new Set([...words, ...PUZZLES.map(({ question }) => question)])].sort()).toEqual(written.sort());
  });

  it('have addresses', () => {
    expect(namedPuzzle(hashOfPuzzle('pin'))).toBe('pin');
    expect([isPuzzleAddress('#puzzle'), isPuzzleAddress(hashOfPuzzle('pin')), isPuzzleAddress('#puzzles')]).toEqual([true, true, false]);
    expect(puzzleOf('nothing').id).toBe(PUZZLES[0]?.id);
  });

  it('follow each other; those that are solved are passed over while others are open', () => {
    const [first, second, third] = PUZZLES as [(typeof PUZZLES)[0], (typeof PUZZLES)[0], (typeof PUZZLES)[0]];
    expect(puzzleAfter(first, new Set()).id).toBe(second.id);
    expect(puzzleAfter(first, new Set([second.id])).id).toBe(third.id);
    expect(puzzleAfter(PUZZLES.at(-1) ?? first, new Set()).id).toBe(first.id);
    expect(puzzleAfter(first, new Set(PUZZLES.map(({ id }) => id))).id).toBe(second.id);
  });
});

describe('what is asked for', () => {
  it.each<[Goal, string, string, boolean]>([
    ['pins', '13:W1 10:B1', '10:B1W1', true],
    ['pins', '13:W1 10:B1W1', '12:W1 10:B1W1', false],
    ['hits', '13:W1 10:B1', '10:W1 barB:1', true],
    ['hits', '13:W1 10:B1', '9:W1 10:B1', false],
    ['mother', '24:W2', '24:W1 20:W1', false],
    ['mother', '24:W2', '20:W1 19:W1', true],
    ['safe', '13:W1 11:W1', '9:W2', true],
    ['safe', '13:W1 11:W2', '11:W1 9:W2', false],
    ['safe', '13:W1 10:B1', '10:B1W1', true],
    ['off1', '7:W1 6:W1', '6:W1', true],
    ['off2', '6:W1 3:W1', '3:W1', false],
    ['off2', '6:W1 3:W1', '', true],
  ])('%s: %s to %s', (goal, before, after, right) => {
    expect(reaches(goal, played(before, after))).toBe(right);
  });

  it('is a win of one’s own, or a draw, if that is asked for', () => {
    const ends = ['W', 'B', 'draw', 'none'] as const;
    expect(ends.map((end) => reaches('wins', played('', '', end)))).toEqual([true, false, false, false]);
    expect(ends.map((end) => reaches('draws', played('', '', end)))).toEqual([false, false, true, false]);
  });
});

describe('an answer that is legal and not what was asked', () => {
  it.each<[Goal, string, string, string]>([
    ['pins', '13:W1 10:B1W1', '12:W1 10:B1W1', 'Legal, but no checker is pinned after it.'],
    ['hits', '13:W1 10:B1', '9:W1 10:B1', 'Legal, but it hits no checker.'],
    ['wins', '13:W1', '9:W1', 'Legal, but it does not win.'],
    ['draws', '13:W1', '9:W1', 'Legal, but it does not save the draw.'],
    ['mother', '24:W2', '24:W1 20:W1', 'Legal, but it leaves your mother alone.'],
    ['safe', '13:W1 11:W2', '11:W1 9:W2', 'Legal, but it leaves a lone checker: 11.'],
    ['safe', '13:W2 11:W2', '13:W1 11:W1 9:W2', 'Legal, but it leaves lone checkers: 13, 11.'],
    ['off1', '7:W1 6:W1', '6:W1 5:W1', 'Legal, but it bears no checker off.'],
    ['off2', '6:W1 3:W1', '3:W1', 'Legal, but it bears only one checker off.'],
  ])('is told which condition it misses: %s', async (goal, before, after, told) => {
    expect((await loadLearn('en'))('puzzle.wrong', missOf(goal, played(before, after)))).toBe(told);
  });

  it('is open again, but for its last step, when that is taken back', async () => {
    const pin = puzzleOf('pin');
    const steps = [{ from: '24', to: '21', touches: false }, { from: '24', to: '23', touches: false }];
    const first = viewOf(pin.position, {});
    const complete = { ...first, turn: { ...first.turn, canDone: true, steps } };
    const table = new ScriptedTable(complete, viewOf(pin.position, { turn: {} }));
    const riddle = new Riddle(pin, table, DEFAULTS);
    await riddle.begin();
    await riddle.check();
    expect(riddle.verdict.value).toMatchObject({ right: false, why: { goal: 'pins' } });
    await riddle.undo();
    expect(riddle.verdict.value).toBeNull();
    expect(table.asked.slice(-2)).toMatchObject([{ do: 'setup' }, { do: 'pick', from: '24', to: '21' }]);
  });
});

describe('marks', () => {
  const bar = puzzleOf('bar');
  const view = viewOf(bar.position, { game: sisterOf('tabla'), turn: { sources: ['bar'] } });

  it('are compared with what the rules let move, and stay as they are once they are judged', async () => {
    const riddle = new Riddle(bar, new ScriptedTable(view), DEFAULTS);
    await riddle.begin();
    riddle.mark('13');
    riddle.mark('24');
    riddle.mark('24');
    await riddle.check();
    expect(riddle.verdict.value).toEqual({ right: false, why: { extra: 1, missing: 1 } });
    riddle.mark('barW');
    expect([...riddle.marks.value]).toEqual(['13']);
    await riddle.undo();
    expect([riddle.verdict.value, riddle.marks.value.size, riddle.canUndo]).toEqual([null, 0, false]);
    riddle.mark('barW');
    await riddle.check();
    expect(riddle.verdict.value?.right).toBe(true);
  });
});

describe('solved puzzles', () => {
  it('are kept on the device, whatever was kept there before', async () => {
    const store = new MemoryStore();
    for (const wrong of [null, 'x', { a: 1 }, [1, null, 'pin']]) {
      await store.putSetting('puzzles', wrong);
      await new Solved(store).read();
    }
    const solved = new Solved(store);
    await solved.read();
    solved.add('both');
    const again = new Solved(store);
    await again.read();
    expect([...again.ids.value]).toEqual(['pin', 'both']);
  });
});
