import type { JSX } from 'preact';
import { standardPlay } from '../board/notation';
import { Dialog } from '../page/Dialog';
import type { HintProps } from './HintParts';

/** Before a costly turn ends: what it costs, what would be better, and the reader decides. */
export function TutorCard({ room, study, words }: Pick<HintProps, 'room' | 'study' | 'words'>): JSX.Element | null {
  const { s, plain } = study;
  const warning = room.warning.value;
  if (warning === null) {
    return null;
  }
  const { loss, best, mark } = warning.judged;
  return (
    <Dialog title={s('tutor.title')} closeLabel={words.t('close')} onClose={() => (room.warning.value = null)}>
      <p class="tutor-cost">
        {s('tutor.cost', { loss: plain(loss) })} <strong>{mark === '' ? '' : s('mark.named', { mark: markName(mark) })}</strong>
      </p>
      <p>{s('tutor.better', { play: standardPlay(best) })}</p>
      <div class="buttons">
        <button type="button" data-action="play-anyway" onClick={() => void room.playAnyway()}>
          {s('tutor.play')}
        </button>
        <button type="button" class="accent" data-action="take-back" onClick={() => void room.takeBack()}>
          {s('tutor.back')}
        </button>
      </div>
    </Dialog>
  );
}

/** The name of a mark in select forms. */
export function markName(mark: string): string {
  return { '?!': 'doubtful', '?': 'bad', '??': 'veryBad' }[mark] ?? 'none';
}
