import { describe, expect, it } from 'vitest';
import { LANGUAGES as COMPILED, allFaults, catalogue, faults, pluralFaults } from '../../tools/i18n.mjs';
import { GAME_IDS, presetsOf } from '../page/presets';
import { LANGUAGES, loadRules, loadWords, preferredLanguage } from './words';

describe('the catalogues', () => {
  it('have the same keys and placeholders in every language', () => {
    expect(allFaults()).toEqual([]);
  });

  it('are refused with a missing key, a key too many, another placeholder or a broken message', () => {
    const english = { a: 'one', b: '{n, plural, one {#} other {#}}' };
    expect(faults('xx', english, { b: english.b })).toEqual(['xx: the key "a" is missing; translate it']);
    expect(faults('xx', english, { ...english, c: 'more' })[0]).toContain('"c" is not in English');
    expect(faults('xx', english, { ...english, b: '{m}' })[0]).toContain('other placeholders');
    expect(faults('xx', english, { ...english, b: '{n, plural, one {#}' })[0]).toContain('unreadable');
  });

  it('are refused without a plural form of their language, or with one of another', () => {
    expect(pluralFaults('pl', '{n, plural, one {# a} few {# b} many {# c} other {# d}}')).toEqual([]);
    expect(pluralFaults('pl', '{n, plural, one {# a} other {# d}}')).toEqual(['{n} lacks "many"', '{n} lacks "few"']);
    expect(pluralFaults('bg', '{n, plural, one {# a} few {# b} other {# d}}')[0]).toContain('{n} has "few"');
    expect(pluralFaults('en', '{who, select, you {{n, plural, other {# d}}} other {}}')).toEqual(['{n} lacks "one"']);
    expect(pluralFaults('en', '{n, plural, =0 {none} other {some}}')).toEqual([]);
    expect(faults('rules.tr', { a: '{n, plural, one {#} other {#}}' }, { a: '{n, plural, other {#}}' })[0]).toContain('the plural {n} lacks');
  });

  it('are all loaded by the page', () => {
    expect(LANGUAGES).toEqual(COMPILED);
  });

  it.each(LANGUAGES)('leave no key to be seen: %s', async (language) => {
    const [{ t }, rules] = await Promise.all([loadWords(language), loadRules(language)]);
    for (const key of Object.keys(catalogue('', 'en'))) {
      const text = t(key as 'title', { who: 'you', whom: 'bot', n: 2, count: 2, difference: 3, reason: 'off', worth: 'gammon' });
      expect(text, key).not.toBe('');
      expect(text).not.toContain(key === 'title' ? '{' : key);
    }
    expect(rules('goal.1').length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('call a game as they call the rules that it begins with, and no other of its rules so: %s', async (language) => {
    const { t } = await loadWords(language);
    for (const game of GAME_IDS) {
      const [first, ...others] = presetsOf(game).map(({ id }) => t(`preset.${id}`).toLocaleLowerCase(language));
      const name = t(`game.${game}`).toLocaleLowerCase(language);
      expect(first).toContain(name);
      expect(others).not.toContain(name);
    }
  });

  it('know the sentences of the table, its refusals too, and have one for a refusal they do not know', async () => {
    const words = await loadWords('en');
    const who = (side: string): string => (side === 'W' ? 'you' : 'bot');
    expect(words.say({ key: 'say.rolled', args: ['side', 'B', 'd1', '6', 'd2', '1'] }, who)).toBe('The bot rolled 6-1.');
    expect(words.say({ key: 'why.pinned', args: [] }, who)).toContain('pinned');
    expect(words.say({ key: 'why.never-heard-of', args: [] }, who)).toBe('That cannot be done now.');
    expect(words.say({ key: 'say.never-heard-of', args: [] }, who)).toBe('');
  });

  it('follow the reader’s first language that is there', () => {
    expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['bg-BG'])).toBe('bg');
    expect(preferredLanguage(['mk-MK', 'sr'])).toBe('mk');
    expect(preferredLanguage(['EL'])).toBe('el');
    expect(preferredLanguage(['tr-Latn-TR'])).toBe('tr');
    expect(preferredLanguage(['sr-RS', 'sh'])).toBe('en');
    expect(preferredLanguage(['trv'])).toBe('en');
    expect(preferredLanguage(['de'])).toBe('en');
  });
});
