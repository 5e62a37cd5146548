import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LaterSave } from '../exchange/later';
import { saveAsMat } from '../exchange/SaveWindow';
import { presetOf } from '../page/presets';
import { matchText, outcomeOf } from './Games';
import { go } from './place';
import { Frame, type ScreenProps } from './Screen';
import type { FinishedGame } from './shelf';

/** The games of a match that are kept, each of which can be reviewed; the match is saved as one. */
export function MatchScreen({ id, ...given }: ScreenProps & { id: string }): JSX.Element {
  const { room, words, study } = given;
  const { s } = study;
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null);
  useEffect(() => void room.shelf.match(id).then(setGames), [id]);
  const [first, ...others] = games ?? [];
  return (
    <Frame {...given} title={s('match.title')} behind={{ at: 'games' }} phase="match">
      {games?.length === 0 && <p role="alert">{s('review.gone')}</p>}
      {first !== undefined && (
        <>
          <p>
            <strong>{matchText([first, ...others], words, study)}</strong>
          </p>
          <ol class="finished">
            {[first, ...others].map((game) => (
              <li key={game.id}>
                <button type="button" data-action="review" onClick={() => go({ at: 'review', id: game.id })}>
                  <strong>{words.t('import.game', { n: game.match?.number ?? 1 })}</strong>
                  <span>{words.t(`preset.${presetOf(game.preset).id}`)}</span>
                  <span>{outcomeOf(game, words)}</span>
                </button>
              </li>
            ))}
          </ol>
          <SaveMatch {...given} games={[first, ...others]} />
        </>
      )}
    </Frame>
  );
}

/** The record of a match played here is that of its last game; games that came from elsewhere go out as they came. */
function SaveMatch({ games, words, study }: ScreenProps & { games: readonly FinishedGame[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  const [noMat, setNoMat] = useState(false);
  const last = games.at(-1);
  const texts = last?.match?.whole === true ? [last.saved] : games.map(({ saved }) => saved);
  const mat = async (): Promise<void> => setNoMat(!(await saveAsMat(texts)));
  return (
    <div class="work">
      {games.every(({ game }) => game === 'tabla') && (
        <button type="button" data-action="save-mat" onClick={() => void mat()}>
          {words.t('export.mat')}
        </button>
      )}
      {last?.match?.whole === true && (
        <button type="button" data-action="save-game" onClick={() => setOpen(true)}>
          {study.s('save')}
        </button>
      )}
      {noMat && <p role="status">{words.t('export.noMat')}</p>}
      {open && last !== undefined && (
        <LaterSave load={() => Promise.resolve(last.saved)} ended={last.ended} words={words} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
