import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** What lies on the board has its place in the drawing, which is the same for every reader. */
const BOARD = ['.checker', '.felt-dice-left', '.felt-dice-right'];

const SIDED = /^(?:left|right|float|clear|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-.*)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** What a declaration says about left and right, or an empty text. */
function sided(property: string, value: string): string {
  const shorthand = /^(?:padding|margin|inset|border-width|border-style|border-color)$/.test(property);
  const parts = value.replace(/\([^()]*\)/g, '').split(/\s+/);
  const lopsided = shorthand && parts.length === 4 && parts[1] !== parts[3] && !value.includes('safe-area');
  const aligned = /^(?:text-align|justify-(?:content|items|self))$/.test(property) && /\b(?:left|right)\b/.test(value);
  return SIDED.test(property) || lopsided || aligned ? `${property}: ${value}` : '';
}

/** Every declaration of a style sheet that would stay where it is when the page is mirrored, with its selector. */
function physical(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) =>
    body
      .split(';')
      .map((line) => line.split(':').map((part) => part.trim()))
      .map(([property = '', ...value]) => sided(property, value.join(':')))
      .filter((fault) => fault !== '' && !BOARD.includes(selector.trim()))
      .map((fault) => `${selector.trim()} { ${fault} }`),
  );
}

describe('the styles', () => {
  it('name no left and no right outside the board, so that the page can be mirrored', () => {
    const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.flatMap((name) => physical(readFileSync(join(SOURCES, name), 'utf8')))).toEqual([]);
  });

  it.each(['margin-left: 4px', 'padding: 1px 2px 3px 4px', 'text-align: right', 'left: 0', 'border-top-left-radius: 3px', 'float: left'])(
    'are refused with %s',
    (line) => {
      expect(physical(`.a { color: red; ${line} }`)).toEqual([`.a { ${line} }`]);
    },
  );

  it.each(['margin-inline-start: 4px', 'padding: 1px 2px', 'padding: 1px 2px 3px 2px', 'text-align: start'])('may say %s', (line) => {
    expect(physical(`@media (min-width: 1px) { .a { ${line} } }`)).toEqual([]);
  });
});
