import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/words';
import { loadStudyWords, signed } from './words';

describe('numbers', () => {
  it.each(LANGUAGES)('have a minus and no hyphen where they are negative: %s', async (language) => {
    const { points, plain, tenths } = await loadStudyWords(language);
    expect([points(-0.125), plain(-0.5), tenths(-1.5), signed(-3)].map((text) => text.charAt(0))).toEqual(Array(4).fill('−'));
  });

  it('have a plus where they are positive, and no sign where they are nothing', async () => {
    const { points } = await loadStudyWords('en');
    expect([points(0.125), points(0), signed(2), signed(0)]).toEqual(['+0.125', '0.000', '+2', '0']);
  });
});
