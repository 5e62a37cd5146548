import type { JSX } from 'preact';
import { Dice } from '../board/Dice';
import type { OpeningThrow, Side } from '../contract';
import type { Words } from '../i18n/words';

interface OpeningDiceProps {
  dice: OpeningThrow;
  words: Words;
  /** The sides whose dice lie together, from left to right. */
  sides: readonly Side[];
}

/** The opening throw: a die for each side, in its colour. */
export function OpeningDice({ dice, words, sides }: OpeningDiceProps): JSX.Element {
  const values: Record<Side, number> = { W: dice.white, B: dice.black };
  const label = words.t('dice.shown', { dice: sides.map((each) => values[each]).join('-') });
  return (
    <span class="dice-button opening-dice" role="img" aria-label={label}>
      {sides.map((each) => (
        <Dice key={each} dice={[{ value: values[each], used: false }]} side={each} throwId={`opening:${each}`} active={-1} />
      ))}
    </span>
  );
}
