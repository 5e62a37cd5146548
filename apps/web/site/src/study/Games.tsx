import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { presetOf } from '../page/presets';
import { go } from './place';
import { Frame, type ScreenProps } from './Screen';
import { type FinishedGame, readerOf } from './shelf';

/** The finished games that the device keeps, the last one first. */
export function Games({ room, words, study }: ScreenProps): JSX.Element {
  const { s } = study;
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  const read = (): void => void room.shelf.games().then(setGames);
  useEffect(read, [room]);
  const remove = async (game: FinishedGame): Promise<void> => {
    const back = await room.shelf.remove(game.id);
    read();
    const text = words.t('removed.game', { game: nameOf(game, words) });
    room.removals.add({ text, place: `[data-game="${game.id}"]`, restore: () => back().then(read) });
  };
  return (
    <Frame title={s('games.title')} phase="games" room={room} words={words} study={study}>
      <button type="button" class="study-door" data-action="progress" onClick={() => go({ at: 'progress' })}>
        {s('progress.title')}
      </button>
      {games?.length === 0 && <p class="quiet">{s('games.none')}</p>}
      <ul class="finished">
        {games?.map((game) => (
          <li key={game.id}>
            <button type="button" data-action="review" data-game={game.id} onClick={() => go({ at: 'review', id: game.id })}>
              <strong>{nameOf(game, words)}</strong>
              <span>{outcomeOf(game, words)}</span>
              <time dateTime={new Date(game.ended).toISOString()}>{study.date(game.ended)}</time>
            </button>
            <button
              type="button"
              class="plain close"
              aria-label={words.t('start.forget', { game: nameOf(game, words) })}
              onClick={() => void remove(game)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Whom it was against, and by which rules. */
export function nameOf(game: FinishedGame, { t }: ScreenProps['words']): string {
  const alone = readerOf(game) === '';
  const against = t('start.against', { against: alone ? 'friend' : 'bot' });
  const level = alone || !isLevel(game.level) ? [] : [t(`level.${game.level}`)];
  return [against, ...level, t(`preset.${presetOf(game.preset).id}`)].join(' · ');
}

export function isLevel(level: number): level is 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 {
  return Number.isInteger(level) && level >= 1 && level <= 8;
}

/** What a side is called in a finished game. */
export function whoOf(game: FinishedGame): (side: string) => string {
  const reader = readerOf(game);
  return (side) => (reader === '' ? side : side === reader ? 'you' : 'bot');
}

export function outcomeOf(game: FinishedGame, { t }: ScreenProps['words']): string {
  return game.winner === ''
    ? t('over.draw', { n: game.points })
    : t('over.win', { who: whoOf(game)(game.winner), n: game.points });
}
