// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/words';
import { freshRoot } from '../test/root';
import type { PresetId } from './presets';
import { RulesWindow } from './RulesWindow';

let root: HTMLElement;

async function open(preset: PresetId, pinnedBlocks: boolean): Promise<string> {
  const words = await loadWords('en');
  render(<RulesWindow words={words} game="tapa" preset={preset} pinnedBlocks={pinnedBlocks} onClose={() => undefined} />, root);
  await vi.waitFor(() => expect(root.querySelector('.in-force')).not.toBeNull());
  return root.querySelector('.in-force')?.textContent ?? '';
}

describe('the rules', () => {
  beforeEach(() => {
    root = freshRoot();
  });

  it('say under the preset in force what becomes of a checker pinned at home, and end with the presets', async () => {
    expect(await open('mali', false)).toContain('Pinned at home: While one of your checkers is pinned in your home, the others may still go off.');
    expect(root.querySelector('.rules section:last-child')?.lastElementChild?.tagName).toBe('DL');
  });

  it('say where the switch differs from the preset in force', async () => {
    expect(await open('mali', true)).toContain('you bear nothing off. So the switch has it');
  });

  it('say nothing of a switch that changes nothing', async () => {
    const told = await open('plakoto-greek', true);
    expect(told).toContain('Pinned at home: While one of your checkers is pinned in your home, you bear nothing off.');
    expect(told).not.toContain('switch');
  });
});
