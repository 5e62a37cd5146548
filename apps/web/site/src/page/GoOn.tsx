// The games that wait to be gone on with: what is played against whom, how it stands, and since when it waits.

import type { JSX } from 'preact';
import type { Words } from '../i18n/words';
import { againstText } from './against';
import { ago } from './ago';
import { matchName } from './matches';
import { SINGLE } from './presets';
import type { Session } from './session';
import type { StoredGame } from './store';

interface GoOnProps {
  session: Session;
  words: Words;
}

export function GoOn({ session, words }: GoOnProps): JSX.Element {
  const { t } = words;
  const games = session.games.value;
  if (games.length === 0) {
    return <p class="door empty">{t('start.none')}</p>;
  }
  return (
    <section class="door go-on" aria-labelledby="go-on">
      <strong id="go-on">{t('start.goOn')}</strong>
      <ul>
        {games.map((game) => (
          <Waiting key={game.id} game={game} session={session} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ game, session, words }: GoOnProps & { game: StoredGame }): JSX.Element {
  const { t, language } = words;
  const [title, state] = [titleOf(game, words), stateOf(game, words)];
  const name = [...title, ...state].join(' · ') || t('start.unnamed');
  const remove = async (): Promise<void> => {
    const restore = await session.forget(game);
    session.removals.add({ text: t('removed.game', { game: name }), place: `[data-game="${game.id}"]`, restore });
  };
  return (
    <li>
      <button type="button" class="go-on-game" data-action="continue" data-game={game.id} onClick={() => void session.open(game)}>
        <strong>{title.join(' · ') || t('start.unnamed')}</strong>
        <span class="go-on-state">
          {state.join(' · ')}
          {game.played > 0 && (
            <>
              {state.length > 0 && ' · '}
              <time dateTime={new Date(game.played).toISOString()}>{ago(game.played, Date.now(), language)}</time>
            </>
          )}
        </span>
      </button>
      <button type="button" class="plain close" aria-label={t('start.forget', { game: name })} onClick={() => void remove()}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** What is played and against whom; what the record does not say is left out. */
function titleOf({ white, black, preset, match, target, level }: StoredGame, words: Words): string[] {
  const { t } = words;
  const parts: string[] = [];
  if (match !== undefined) {
    parts.push(matchName(match, target ?? 0, preset ?? '', words));
  } else if (preset !== undefined) {
    parts.push(t(`preset.${preset}`));
  }
  if (white !== undefined && black !== undefined) {
    parts.push(againstText({ white, black, level }, words));
  }
  return parts;
}

/** How it stands: the score and the game of a match, real dice, how far it has come, and who is to move. */
function stateOf(game: StoredGame, { t }: Words): string[] {
  const { preset, match, score, realDice, turnNumber } = game;
  const parts: string[] = [];
  if (score !== undefined && match !== undefined) {
    parts.push(score.join('–'));
  }
  if (preset !== undefined && match !== undefined && match !== SINGLE) {
    parts.push(t(`preset.${preset}`));
  }
  if (realDice === true) {
    parts.push(t('start.realDice'));
  }
  if (turnNumber !== undefined) {
    parts.push(t('start.turns', { n: turnNumber }));
  }
  const who = whoMoves(game);
  return who === '' ? parts : [...parts, t('start.toMove', { who })];
}

/** "you" or "bot" where one person plays, else the side; empty where nobody or both are to act. */
function whoMoves({ actor, white, black }: StoredGame): string {
  if (actor === undefined || white === undefined || black === undefined) {
    return '';
  }
  const seat = actor === 'W' ? white : black;
  return white === black ? actor : seat === 'human' ? 'you' : 'bot';
}
