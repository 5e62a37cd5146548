// The fields and buttons around the board that is set up: what a tap does, whose turn it is, the rules.

import type { JSX } from 'preact';
import type { Words } from '../i18n/words';
import { Choice, Tabs } from '../page/fields';
import { GAME_IDS, type GameId, presetsOf } from '../page/presets';
import { EMPTY, laidOf } from '../board/laid';
import { OPENINGS, exchanged } from './laid';
import type { Draft } from './SetupScreen';

export type TapName = 'W' | 'B' | 'take';

interface ToolProps {
  draft: Draft;
  words: Words;
  onChange(part: Partial<Draft>): void;
}

/** White's checker, Black's, or none. */
export function Tap({ tap, words, onChange }: { tap: TapName; words: Words; onChange(tap: TapName): void }): JSX.Element {
  const { t } = words;
  const names = [['W', t('setup.white')], ['B', t('setup.black')], ['take', t('setup.take')]] as const;
  return (
    <div class="setup-tap">
      <Tabs name="tap" label={t('setup.tap')} value={tap} options={names} onChange={onChange} />
    </div>
  );
}

export function BoardButtons({ draft, words, onChange, onPaste }: ToolProps & { onPaste(): void }): JSX.Element {
  const { t } = words;
  const { head, laid } = draft;
  return (
    <div class="setup-row">
      <button type="button" data-action="clear" onClick={() => onChange({ laid: EMPTY })}>
        {t('setup.clear')}
      </button>
      <button type="button" data-action="opening" onClick={() => onChange({ laid: laidOf(OPENINGS[head.game]) })}>
        {t('setup.opening')}
      </button>
      <button type="button" data-action="exchange" onClick={() => onChange({ laid: exchanged(laid, head.game === 'gulbara') })}>
        {t('setup.exchange')}
      </button>
      <button type="button" data-action="paste" onClick={onPaste}>
        {t('setup.open')}
      </button>
    </div>
  );
}

/** Another game begins with its own opening position; another preset keeps what lies there. */
export function RulesFields({ draft, words, onChange }: ToolProps): JSX.Element {
  const { t } = words;
  const { head } = draft;
  const choose = (game: GameId): void => {
    const preset = (presetsOf(game)[0] as { id: typeof head.preset }).id;
    onChange({ head: { ...head, game, preset }, laid: laidOf(OPENINGS[game]) });
  };
  return (
    <div>
      <Tabs
        name="setup-game"
        label={t('game.choose')}
        value={head.game}
        options={GAME_IDS.map((id) => [id, t(`game.${id}`)] as const)}
        onChange={choose}
      />
      <Choice
        label={t('setup.rules')}
        value={head.preset}
        options={presetsOf(head.game).map(({ id }) => [id, t(`preset.${id}`)] as const)}
        onChange={(preset) => onChange({ head: { ...head, preset } })}
      />
    </div>
  );
}

/** All rolls, the larger die first. */
const ROLLS = [6, 5, 4, 3, 2, 1].flatMap((first) => Array.from({ length: first }, (_, i) => `${first}${first - i}`));

export function TurnFields({ draft, words, onChange }: ToolProps): JSX.Element {
  const { t } = words;
  const { head } = draft;
  return (
    <div class="setup-turn">
      <Choice
        label={t('setup.turn')}
        value={head.turn}
        options={(['W', 'B'] as const).map((who) => [who, t('setup.turnSide', { who })] as const)}
        onChange={(turn) => onChange({ head: { ...head, turn } })}
      />
      <Choice
        label={t('setup.dice')}
        value={ROLLS.includes(head.dice) ? head.dice : [...head.dice].reverse().join('')}
        options={[['', t('setup.noDice')], ...ROLLS.map((roll) => [roll, [...roll].join('-')] as const)]}
        onChange={(dice) => onChange({ head: { ...head, dice } })}
      />
    </div>
  );
}
