import { describe, expect, it } from 'vitest';
import { standardDice, standardPlay } from './notation';

describe('a play as players write it', () => {
  it.each([
    ['24/18/14', '24/14'],
    ['24/19 8/3 19/14', '24/14 8/3'],
    ['24/19(2) 19/14(2)', '24/14(2)'],
    ['24/19/14 19/14', '24/14 19/14'],
    ['8/5 24/23', '24/23 8/5'],
    ['13/9 13/12', '13/12 13/9'],
    ['6/off 6/5', '6/5 6/off'],
    ['6/off(2) 5/off', '6/off(2) 5/off'],
    ['bar/20 13/9', 'bar/20 13/9'],
    ['13/10 bar/20*', 'bar/20* 13/10'],
    ['24/18*/14', '24/18*/14'],
    ['24/18/14*', '24/14*'],
    ['8/4* 6/4', '8/4* 6/4'],
    ['6/4* 8/6/4', '8/4 6/4*'],
    ['pass', 'pass'],
    ['', ''],
  ])('%s is %s', (steps, play) => {
    expect(standardPlay(steps)).toBe(play);
  });

  it.each([
    ['46', '6-4'],
    ['3333', '3-3'],
    ['33', '3-3'],
    ['555', '5-5-5'],
  ])('dice %s are %s', (fell, dice) => {
    expect(standardDice(fell)).toBe(dice);
  });
});
