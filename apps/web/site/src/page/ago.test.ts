import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/words';
import { ago } from './ago';

const NOW = Date.UTC(2026, 5, 1);
const before = (millis: number, language = 'en'): string => ago(NOW - millis, NOW, language);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('how long ago something was', () => {
  it('is said in the largest unit that fits', () => {
    const said = [20_000, 5 * MINUTE, 3 * HOUR - 1, 30 * HOUR, 20 * DAY, 70 * DAY, 800 * DAY].map((each) => before(each));
    expect(said).toEqual(['now', '5 minutes ago', '2 hours ago', 'yesterday', '2 weeks ago', '2 months ago', '2 years ago']);
  });

  it('is now where the clock of the device was put back', () => {
    expect(before(-DAY)).toBe('now');
  });

  it.each(LANGUAGES)('is said in the language of the reader: %s', (language) => {
    expect(before(2 * HOUR, language)).toContain('2');
    expect(before(2 * HOUR, language) === '2 hours ago').toBe(language === 'en');
  });
});
