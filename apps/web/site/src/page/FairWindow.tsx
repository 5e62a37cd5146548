// The seal of the dice, and the word that may be mixed in before the first throw.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PartProps } from './parts';
import { Dialog } from './Dialog';

/** As long as a word may be. */
const LONGEST_WORD = 100;

interface WindowProps extends PartProps {
  onClose(): void;
}

/** What the seal is; the word is there for whoever wants it and never in the way. */
export function FairWindow({ session, view, words, onClose }: WindowProps): JSX.Element | null {
  const { t } = words;
  const { fair } = view;
  const [word, setWord] = useState('');
  // The bot does not throw while somebody thinks of a word.
  useEffect(() => {
    session.held.value = true;
    return () => void (session.held.value = false);
  }, [session]);
  if (fair === null) {
    return null;
  }
  const mix = (e: SubmitEvent): void => {
    e.preventDefault();
    onClose();
    void session.act({ do: 'word', word: word.normalize('NFC') });
  };
  return (
    <Dialog title={t('fair.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('fair.text')}</p>
      <p class="seal">{fair.commitment}</p>
      {fair.wordDue && fair.word === '' ? (
        <form class="word" onSubmit={mix}>
          <p>{t('fair.wordText')}</p>
          <label for="word">{t('fair.wordLabel')}</label>
          <input
            id="word"
            class="typed"
            autocomplete="off"
            maxLength={LONGEST_WORD}
            value={word}
            onInput={(e) => setWord(e.currentTarget.value)}
          />
          <div class="buttons">
            <button type="submit" class="accent" data-action="word">
              {t('fair.wordUse')}
            </button>
          </div>
        </form>
      ) : (
        <p>{fair.word === '' ? t('fair.noWord') : t('fair.word', { word: fair.word })}</p>
      )}
      <p class="hint">{t('fair.after')}</p>
    </Dialog>
  );
}
