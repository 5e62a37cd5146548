import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { againstText } from '../page/against';
import { Dialog } from '../page/Dialog';
import { presetOf } from '../page/presets';
import { saveText } from '../page/texts';
import { outcomeOf } from '../study/Games';
import type { StudyWords } from '../study/words';
import { type Kept, type KeptGame, exchange, keptOf } from './exchange';
import { type Fact, Paper } from './Paper';

interface SaveProps {
  /** Brings the game as it is saved on this device. */
  load(): Promise<string>;
  /** When it ended, milliseconds since 1970; 0 where that is not known. */
  ended: number;
  words: Words;
  study: StudyWords;
  onClose(): void;
}

/** The record of a game or a match, to be copied or saved; of Tabla also the text that other programs read. */
export function SaveWindow({ load, ended, words, study, onClose }: SaveProps): JSX.Element {
  const { t } = words;
  const { s } = study;
  const [kept, setKept] = useState<Kept | 'failed' | null>(null);
  const [noMat, setNoMat] = useState(false);
  useEffect(() => {
    const tell = async (): Promise<Kept | null> => keptOf(await exchange({ do: 'record', saved: await load() }));
    void tell().then((found) => setKept(found ?? 'failed'), () => setKept('failed'));
  }, []);
  const saveMat = async (saved: string): Promise<void> => setNoMat(!(await saveAsMat([saved])));
  return (
    <Dialog title={t('export.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('export.text')}</p>
      {kept === null && <p class="working">{s('paper.reading')}</p>}
      {kept === 'failed' && <p role="alert">{t('import.bad')}</p>}
      {kept !== null && kept !== 'failed' && (
        <Paper
          text={kept.text}
          name="tapa-game.json"
          facts={factsOf(kept, ended, words, study)}
          words={words}
          study={study}
          said={<Said sealed={isSealed(kept)} noMat={noMat} words={words} study={study} />}
        >
          {kept.games.every(({ game }) => game === 'tabla') && (
            <button type="button" data-action="save-mat" onClick={() => void saveMat(kept.text)}>
              {t('export.mat')}
            </button>
          )}
        </Paper>
      )}
    </Dialog>
  );
}

/** Saves games of Tabla as other programs read them; false where such a text cannot hold them. */
export async function saveAsMat(saved: readonly string[]): Promise<boolean> {
  const { text } = await exchange({ do: 'mat', saved });
  if (text !== undefined) {
    saveText(text, 'tabla.mat', 'text/plain');
  }
  return text !== undefined;
}

/** While a game is on nobody may read the dice to come. */
function isSealed({ games }: Kept): boolean {
  return games.at(-1)?.reason === '';
}

function Said({ sealed, noMat, words, study }: Pick<SaveProps, 'words' | 'study'> & { sealed: boolean; noMat: boolean }): JSX.Element {
  return (
    <>
      {sealed && <p class="hint">{study.s('paper.sealed')}</p>}
      {noMat && <p class="hint">{words.t('export.noMat')}</p>}
    </>
  );
}

function factsOf(kept: Kept, ended: number, words: Words, study: StudyWords): Fact[] {
  const { s } = study;
  const { games, proved } = kept;
  const rolls = games.reduce((sum, game) => sum + game.rolls, 0);
  const dice = isSealed(kept) ? '' : proved ? s('paper.proved') : s('paper.byHand');
  const line = (game: KeptGame, n: number): Fact => [
    games.length === 1 ? s('paper.game') : words.t('import.game', { n: n + 1 }),
    `${words.t(`preset.${presetOf(game.preset).id}`)} · ${resultText(game, kept, words, study)}`,
  ];
  return [
    ...games.map(line),
    [s('paper.players'), againstText(kept, words)],
    [s('paper.ended'), ended === 0 || isSealed(kept) ? '' : study.date(ended)],
    [s('dice.title'), [s('paper.rolls', { n: rolls }), dice].filter((part) => part !== '').join(' · ')],
  ];
}

/** How a game ended, or how far it has come. */
export function resultText(game: KeptGame, { white, black }: Pick<Kept, 'white' | 'black'>, words: Words, { s }: StudyWords): string {
  return game.reason === '' ? s('paper.going', { n: game.turns }) : outcomeOf({ ...game, white, black }, words);
}
