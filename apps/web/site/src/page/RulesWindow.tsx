// The rules of Tapa in the reader's language, with the preset in force.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulesKey } from '../i18n/gen/keys';
import { type Words, loadRules } from '../i18n/words';
import { Dialog } from './Dialog';
import { PRESETS } from './presets';

const CHAPTERS: readonly (readonly [RulesKey, readonly RulesKey[]])[] = [
  ['goal.title', ['goal.1', 'goal.2', 'goal.3']],
  ['opening.title', ['opening.1', 'opening.2']],
  ['move.title', ['move.1', 'move.2', 'move.3', 'move.4', 'move.5']],
  ['pin.title', ['pin.1', 'pin.2', 'pin.3', 'pin.4']],
  ['off.title', ['off.1', 'off.2', 'off.3', 'off.4']],
  ['mother.title', ['mother.1', 'mother.2', 'mother.3', 'mother.4', 'mother.5']],
  ['score.title', ['score.1', 'score.2', 'score.3']],
  ['board.title', ['board.1', 'board.2', 'board.3', 'board.4']],
];

interface RulesWindowProps {
  words: Words;
  /** The preset on the table, or null on the start page. */
  preset: string | null;
  pinnedBlocks: boolean;
  onClose(): void;
}

export function RulesWindow({ words, preset, pinnedBlocks, onClose }: RulesWindowProps): JSX.Element {
  const [rules, setRules] = useState<((key: RulesKey) => string) | null>(null);
  useEffect(() => void loadRules(words.language).then((loaded) => setRules(() => loaded)), [words.language]);
  return (
    <Dialog title={words.t('rules.title')} closeLabel={words.t('close')} onClose={onClose} wide>
      {rules && <RulesText words={words} rules={rules} preset={preset} pinnedBlocks={pinnedBlocks} />}
    </Dialog>
  );
}

type TextProps = Omit<RulesWindowProps, 'onClose'> & { rules: (key: RulesKey) => string };

function RulesText({ words, rules, preset, pinnedBlocks }: TextProps): JSX.Element {
  return (
    <div class="rules">
      {CHAPTERS.map(([title, articles]) => (
        <section key={title}>
          <h3>{rules(title)}</h3>
          <ol>
            {articles.map((article) => (
              <li key={article}>{rules(article)}</li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h3>{rules('presets.title')}</h3>
        <p>{rules('presets.1')}</p>
        <dl>
          {PRESETS.map(({ id }) => (
            <div key={id} class={id === preset ? 'in-force' : ''}>
              <dt>
                {words.t(`preset.${id}`)}
                {id === preset && <span class="tag">{words.t('rules.inForce')}</span>}
              </dt>
              <dd>{rules(`preset.${id}`)}</dd>
            </div>
          ))}
        </dl>
        {preset !== null && <p>{words.t(pinnedBlocks ? 'blocks.on' : 'blocks.off')}</p>}
      </section>
    </div>
  );
}
