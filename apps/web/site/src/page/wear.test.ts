// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Theme, wear } from './themes';

const DAY = '#f3ede2';
const NIGHT = '#1b1613';

describe('the page', () => {
  it.each([
    ['wood', DAY, NIGHT],
    ['light', DAY, DAY],
    ['dark', NIGHT, NIGHT],
    ['contrast', DAY, NIGHT],
  ] as [Theme, string, string][])('in the look %s has the frame of its browser in %s by day and %s by night', (theme, day, night) => {
    document.head.innerHTML = readFileSync('index.html', 'utf8').split('<head>')[1]?.split('</head>')[0] ?? '';
    wear(theme);
    const [light, dark] = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);
    expect([light, dark]).toEqual([day, night]);
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it('has the chrome of a look that is light or dark itself, whatever the system has', () => {
    const css = readFileSync('src/style/page.css', 'utf8');
    for (const theme of ['light', 'dark']) {
      expect(css).toContain(`:root[data-theme='${theme}'] {\n  color-scheme: ${theme};\n}`);
    }
  });
});
