import type { JSX } from 'preact';
import { other } from '../board/geometry';
import type { Side } from '../contract';
import type { Words } from '../i18n/words';
import { OpeningDice } from './OpeningDice';
import type { OpeningNews } from './opening';

interface FeltDiceProps {
  words: Words;
  bottom: Side;
  mirror: boolean;
  actor: string;
  opening: OpeningNews | null;
  /** The dice of whoever acts. */
  dice: JSX.Element;
}

/** What lies on the felt of the lying board: each side throws into its own half, and the opening throw into both. */
export function FeltDice({ words, bottom, mirror, actor, opening, dice }: FeltDiceProps): JSX.Element {
  if (opening?.dice == null) {
    return <div class={half(actor === other(bottom), mirror)}>{dice}</div>;
  }
  const thrown = opening.dice;
  return (
    <>
      {[bottom, other(bottom)].map((side) => (
        <div key={side} class={half(side !== bottom, mirror)}>
          <OpeningDice dice={thrown} sides={[side]} words={words} />
        </div>
      ))}
    </>
  );
}

/** The mirrored board has the halves the other way round. */
function half(far: boolean, mirror: boolean): string {
  return `felt-dice felt-dice-${far === mirror ? 'right' : 'left'}`;
}
