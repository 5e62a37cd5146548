import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { againstText, sideName } from '../page/against';
import { outcomeText } from '../page/outcome';
import { presetOf } from '../page/presets';
import { go } from './place';
import { Frame, type ScreenProps } from './Screen';
import { type FinishedGame, readerOf } from './shelf';

/** The finished games that the device keeps, the last one first; those of a match stand together. */
export function Games({ room, words, study }: ScreenProps): JSX.Element {
  const { s } = study;
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  const read = (): void => void room.shelf.games().then(setGames);
  useEffect(read, [room]);
  const remove = async (group: Group, name: string): Promise<void> => {
    const back = await Promise.all(group.map(({ id }) => room.shelf.remove(id)));
    read();
    const restore = (): Promise<void> => Promise.all(back.map((each) => each())).then(read);
    room.removals.add({ text: words.t('removed.game', { game: name }), place: `[data-game="${group[0].id}"]`, restore });
  };
  return (
    <Frame title={s('games.title')} phase="games" room={room} words={words} study={study}>
      <button type="button" class="study-door" data-action="progress" onClick={() => go({ at: 'progress' })}>
        {s('progress.title')}
      </button>
      {games?.length === 0 && <p class="quiet">{s('games.none')}</p>}
      <ul class="finished">
        {groups(games ?? []).map((group) => (
          <Line key={group[0].id} group={group} words={words} study={study} onRemove={(name) => void remove(group, name)} />
        ))}
      </ul>
    </Frame>
  );
}

type Group = readonly [FinishedGame, ...FinishedGame[]];

/** Games alone, and the games of each match together, where its last game stands. */
export function groups(games: readonly FinishedGame[]): Group[] {
  const found = new Map<string, [FinishedGame, ...FinishedGame[]]>();
  for (const game of games) {
    const key = game.match === undefined ? game.id : `match ${game.match.id}`;
    const group = found.get(key);
    if (group === undefined) {
      found.set(key, [game]);
    } else {
      group.push(game);
    }
  }
  return [...found.values()];
}

interface LineProps extends Pick<ScreenProps, 'words' | 'study'> {
  group: Group;
  onRemove(name: string): void;
}

/** A game leads to its review, several of a match to their list. */
function Line({ group, words, study, onRemove }: LineProps): JSX.Element {
  const [game] = group;
  const { match } = game;
  const name = match !== undefined && group.length > 1 ? matchText(group, words, study) : nameOf(game, words);
  const lead = (): void => go(match !== undefined && group.length > 1 ? { at: 'match', id: match.id } : { at: 'review', id: game.id });
  return (
    <li>
      <button type="button" data-action={group.length > 1 ? 'match' : 'review'} data-game={game.id} onClick={lead}>
        <strong>{name}</strong>
        {group.length === 1 && <span>{outcomeOf(game, words)}</span>}
        <time dateTime={new Date(game.ended).toISOString()}>{study.date(game.ended)}</time>
      </button>
      <button type="button" class="plain close" aria-label={words.t('start.forget', { game: name })} onClick={() => onRemove(name)}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** Whom a match was against, how many games of it are kept, and the points they brought, the reader's first. */
export function matchText(games: Group, words: ScreenProps['words'], { s }: ScreenProps['study']): string {
  const [game] = games;
  const first = readerOf(game) || 'W';
  const sum = (own: boolean): number => games.reduce((all, { winner, points }) => all + ((winner === first) === own && winner !== '' ? points : 0), 0);
  return `${againstText(game, words)} · ${s('games.match', { n: games.length })} · ${sum(true)}–${sum(false)}`;
}

/** Whom it was against, and by which rules. */
export function nameOf(game: FinishedGame, words: ScreenProps['words']): string {
  return [againstText(game, words), words.t(`preset.${presetOf(game.preset).id}`)].join(' · ');
}

/** What tells how a game ended, and for whom. */
type Played = Pick<FinishedGame, 'white' | 'black' | 'winner' | 'points'>;

/** What a side is called in a finished game. */
export function whoOf(game: Pick<FinishedGame, 'white' | 'black'>): (side: string) => string {
  const reader = readerOf(game);
  return (side) => (reader === '' ? side : side === reader ? 'you' : 'bot');
}

/** What a side is named where it stands for itself. */
export function nameIn(game: Pick<FinishedGame, 'white' | 'black' | 'level'>, side: string, words: ScreenProps['words']): string {
  return sideName(whoOf(game)(side), game.level, words);
}

export function outcomeOf(game: Played, words: ScreenProps['words']): string {
  return outcomeText(game, whoOf(game), words);
}
