import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { randomHex } from '../page/chance';
import { Dialog } from '../page/Dialog';
import { presetOf } from '../page/presets';
import type { Session } from '../page/session';
import { type Place, go } from '../study/place';
import { deviceShelf } from '../study/records';
import type { StudyWords } from '../study/words';
import { DiceVerdict, Detail } from './DiceVerdict';
import { exchange } from './exchange';
import { type Incoming, finishedGames, incoming, isOver } from './incoming';
import { resultText } from './SaveWindow';

interface ImportProps {
  session: Session;
  words: Words;
  study: StudyWords;
  onClose(): void;
}

type Games = Extract<Incoming, { kind: 'games' }>;

/**
 * Opens a record or a .mat text, checks a certificate: by file or pasted. A game that is over is reviewed, one that is on
 * goes on; of several the reader chooses. A bad text gets one sentence and changes nothing.
 */
export function ImportWindow({ session, words, study, onClose }: ImportProps): JSX.Element {
  const { t } = words;
  const { text, setText, found, id, open, take } = useTaking(session);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) {
      const given = await file.text();
      setText(given);
      await take(given);
    }
  };
  const submit = (e: SubmitEvent): void => {
    e.preventDefault();
    void take(text);
  };
  return (
    <Dialog title={t('import.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('import.text')}</p>
      <form onSubmit={submit}>
        <label class="field">
          {t('import.file')}
          <input type="file" accept=".json,.mat,.txt,application/json,text/plain" onChange={(e) => void choose(e.currentTarget.files?.[0])} />
        </label>
        <label for="import-text">{t('import.label')}</label>
        <textarea id="import-text" class="certificate" rows={5} spellcheck={false} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        {found?.kind === 'games' ? (
          <Several found={found} id={id} words={words} study={study} onOpen={(saved) => void open(saved)} />
        ) : (
          <Verdict found={found} words={words} />
        )}
        <div class="buttons">
          <button type="submit" class="accent" data-action="import-go">
            {t('import.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface Taking {
  readonly text: string;
  readonly found: Incoming | null;
  /** Under which the games found stand on the shelf. */
  readonly id: string;
  setText(text: string): void;
  open(saved: string): Promise<void>;
  take(given: string): Promise<void>;
}

/** Takes a text in: what it is, and where it leads. */
function useTaking(session: Session): Taking {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Incoming | null>(null);
  const [id, setId] = useState('');
  const open = async (saved: string): Promise<void> => {
    if (!(await session.openRecord(saved))) {
      setFound({ kind: 'bad', detail: '' });
    }
  };
  const take = async (given: string): Promise<void> => {
    const what = await incoming(given, exchange).catch((): Incoming => ({ kind: 'bad', detail: '' }));
    const fresh = randomHex(8);
    setId(fresh);
    setFound(what);
    if (what.kind !== 'games') {
      return;
    }
    const place = await placeOf(what, fresh);
    if (place !== null) {
      go(place);
    } else if (what.kept.games.length === 1) {
      await open(textOf(what, 0));
    }
  };
  return { text, found, id, setText, open, take };
}

/** Puts the games that are over on the shelf; where all of them are, that is where the reader is led. */
async function placeOf(found: Games, id: string): Promise<Place | null> {
  const finished = finishedGames(found, id, Date.now());
  await deviceShelf.keep(...finished);
  if (finished.length < found.kept.games.length) {
    return null;
  }
  return finished.length === 1 ? { at: 'review', id: `${id}-1` } : { at: 'match', id };
}

/** What the table opens for one of the games: a record as a whole, games of a .mat text one by one. */
function textOf({ kept, whole }: Games, at: number): string {
  return whole ? kept.text : (kept.games[at]?.saved ?? '');
}

interface SeveralProps extends Pick<ImportProps, 'words' | 'study'> {
  found: Games;
  /** Under which its finished games stand on the shelf. */
  id: string;
  onOpen(saved: string): void;
}

/** Games of which some are over: those lead to their reviews, the others to the table. */
function Several({ found, id, words, study, onOpen }: SeveralProps): JSX.Element | null {
  const { kept } = found;
  const { games } = kept;
  if (games.length < 2) {
    return null;
  }
  return (
    <fieldset class="menu found">
      <legend>{words.t('import.which')}</legend>
      {games.map((game, i) => (
        <button
          key={i}
          type="button"
          onClick={() => (isOver(game) ? go({ at: 'review', id: `${id}-${i + 1}` }) : onOpen(textOf(found, i)))}
        >
          <strong>{words.t('import.game', { n: i + 1 })}</strong>
          <span>{words.t(`preset.${presetOf(game.preset).id}`)}</span>
          <span>{resultText(game, kept, words, study)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What a certificate is worth, or why the text is nothing that can be opened. */
function Verdict({ found, words }: { found: Exclude<Incoming, Games> | null; words: Words }): JSX.Element {
  return (
    <div role="alert">
      {found?.kind === 'dice' && <DiceVerdict {...found} words={words} />}
      {found?.kind === 'bad' && (
        <div data-found="bad">
          <p class="refusal">{words.t('import.bad')}</p>
          <Detail text={found.detail} />
        </div>
      )}
    </div>
  );
}
