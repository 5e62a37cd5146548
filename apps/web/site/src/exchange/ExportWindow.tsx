import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../page/Dialog';
import type { PartProps } from '../page/parts';
import { copyText, saveText } from '../page/texts';
import { exchange } from './exchange';

/** The record of the game on the table, to be copied or saved; of Tabla also the text that other programs read. */
export function ExportWindow({ session, view, words, onClose }: PartProps & { onClose(): void }): JSX.Element {
  const { t } = words;
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void session.saved().then(setText), [session]);
  const copy = async (): Promise<void> => setSaid((await copyText(text, field.current)) ? t('fair.copied') : '');
  const saveMat = async (): Promise<void> => {
    const answer = await exchange({ do: 'mat', saved: text });
    setSaid(answer.problem === '' ? '' : t('export.noMat'));
    if (answer.text !== undefined) {
      saveText(answer.text, 'tabla.mat', 'text/plain');
    }
  };
  return (
    <Dialog title={t('export.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('export.text')}</p>
      <textarea ref={field} class="certificate" readOnly rows={5} aria-label={t('export.label')} value={text} />
      <p class="hint" role="status">
        {said}
      </p>
      <div class="buttons">
        {view.game?.id === 'tabla' && (
          <button type="button" data-action="save-mat" onClick={() => void saveMat()}>
            {t('export.mat')}
          </button>
        )}
        <button type="button" data-action="copy" onClick={() => void copy()}>
          {t('fair.copy')}
        </button>
        <button type="button" class="accent" data-action="save-record" onClick={() => saveText(text, 'tapa-game.json', 'application/json')}>
          {t('fair.save')}
        </button>
      </div>
    </Dialog>
  );
}
