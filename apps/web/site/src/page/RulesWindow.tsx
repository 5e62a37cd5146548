// The rules of a game in the reader's language, with the preset in force; the other games are one tap away.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RulesKey } from '../i18n/gen/keys';
import { type Words, loadRules } from '../i18n/words';
import { CHAPTERS, type Chapter, RULES_PAGES, type RulesPage } from './chapters';
import { Dialog } from './Dialog';
import { Tabs } from './fields';
import { useLater } from './later';
import { type GameId, presetsOf } from './presets';

interface RulesWindowProps {
  words: Words;
  /** The game that is played or chosen. */
  game: RulesPage;
  /** The preset on the table, or null on the start page. */
  preset: string | null;
  pinnedBlocks: boolean;
  onClose(): void;
}

export function RulesWindow({ words, game, preset, pinnedBlocks, onClose }: RulesWindowProps): JSX.Element {
  const rules = useLater(true, () => loadRules(words.language), words.language);
  const [page, setPage] = useState<RulesPage>(game);
  const names = RULES_PAGES.map((each) => [each, words.t(`game.${each}`)] as const);
  return (
    <Dialog title={words.t('rules.title')} closeLabel={words.t('close')} onClose={onClose} wide>
      <Tabs name="rules-page" label={words.t('game.choose')} value={page} options={names} onChange={(each) => setPage(each)} />
      {rules && (
        <div class="rules">
          {CHAPTERS[page].map((chapter) => (
            <ChapterText key={chapter[0]} rules={rules} chapter={chapter} />
          ))}
          {page !== 'match' && <PresetTexts words={words} rules={rules} game={page} preset={preset} pinnedBlocks={pinnedBlocks} />}
        </div>
      )}
    </Dialog>
  );
}

type Rules = (key: RulesKey) => string;

function ChapterText({ rules, chapter: [title, articles] }: { rules: Rules; chapter: Chapter }): JSX.Element {
  return (
    <section>
      <h3>{rules(title)}</h3>
      <ol>
        {articles.map((article) => (
          <li key={article}>{rules(article)}</li>
        ))}
      </ol>
    </section>
  );
}

type PresetProps = Omit<RulesWindowProps, 'onClose' | 'game'> & { rules: Rules; game: GameId };

/** How the presets of a game differ; the one in force is marked, and says what the switch of Tapa makes of it. */
function PresetTexts({ words, rules, game, preset, pinnedBlocks }: PresetProps): JSX.Element {
  return (
    <section>
      <h3>{rules('presets.title')}</h3>
      <p>{rules('presets.1')}</p>
      <dl>
        {presetsOf(game).map(({ id, pinnedBlocks: byItself }) => (
          <div key={id} class={id === preset ? 'in-force' : ''}>
            <dt>
              {words.t(`preset.${id}`)}
              {id === preset && <span class="tag">{words.t('rules.inForce')}</span>}
            </dt>
            <dd>{rules(`preset.${id}`)}</dd>
            {game === 'tapa' && id === preset && (
              <dd>
                <strong>{rules('presets.pinned')}</strong> {words.t(pinnedBlocks ? 'blocks.on' : 'blocks.off')}
                {pinnedBlocks !== byItself && ` ${rules('presets.switched')}`}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
