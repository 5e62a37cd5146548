import type { JSX } from 'preact';
import type { ValueView } from '../contract';
import type { Words } from '../i18n/words';
import { useLater } from '../page/later';
import { Dialog } from '../page/Dialog';
import type { StudyWords } from '../study/words';
import type { Analysed } from './asking';

interface AnalysisProps {
  /** Null while the study looks at the position. */
  found: Analysed | null;
  /** The play that the board shows; -1 for none. */
  chosen: number;
  words: Words;
  onChoose(at: number): void;
  onClose(): void;
}

type Parts = typeof import('../study/parts');

/** What the study says of the position: the plays, each of which can be shown on the board, or who is better. */
export function AnalysisWindow({ found, chosen, words, onChoose, onClose }: AnalysisProps): JSX.Element | null {
  const loaded = useLater(true, () => Promise.all([import('../study/parts'), import('../study/words').then((part) => part.loadStudyWords(words.language))]));
  if (loaded === null) {
    return null;
  }
  const [parts, study] = loaded;
  const { s } = study;
  return (
    <Dialog title={words.t('setup.analyse')} closeLabel={words.t('close')} wide={found?.kind === 'plays'} onClose={onClose}>
      {found === null && (
        <p role="status" class="working">
          {s('hint.thinking')}
        </p>
      )}
      {found?.kind === 'failed' && <p role="status">{s(found.code === 'no-net' ? 'hint.noNet' : 'hint.failed')}</p>}
      {found?.kind === 'plays' && <parts.Plays plays={found.plays} chosen={chosen} study={study} onChoose={onChoose} />}
      {found?.kind === 'value' && <Value value={found.value} parts={parts} words={words} study={study} />}
    </Dialog>
  );
}

/** Smaller differences are none. */
const SHOWN = 0.0005;

function Value({ value, parts, words, study }: { value: ValueView; parts: Parts; words: Words; study: StudyWords }): JSX.Element {
  const { side, equity, chances } = value;
  const { s } = study;
  const better = equity > 0 === (side === 'W') ? 'W' : 'B';
  return (
    <div role="status" data-found="value">
      <p>
        <strong>{Math.abs(equity) < SHOWN ? s('analysis.even') : s('analysis.better', { who: better, points: study.plain(Math.abs(equity)) })}</strong>
      </p>
      <p>
        {words.t('side.name', { who: side })}: {parts.chancesText(chances, study)}
      </p>
      <p class="quiet">{s('analysis.explained')}</p>
    </div>
  );
}
