import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { standardPlay } from '../board/notation';
import { Dialog } from '../page/Dialog';
import type { PartProps } from '../page/parts';
import type { HintView, PlayView } from '../workers/messages';
import { chancesText } from './chances';
import type { Hint, StudyRoom } from './room';
import type { StudyWords } from './words';

export interface HintProps extends PartProps {
  room: StudyRoom;
  study: StudyWords;
  say(text: string): void;
}

/** The list of plays while it is open, and else the play that is shown on the board. */
export function HintParts({ room, study, say, words }: HintProps): JSX.Element | null {
  const hint = room.hint.value;
  const ready = hint?.phase === 'ready' ? hint : null;
  const shown = ready?.plays.plays[ready.chosen];
  const text = shown === undefined || ready === null ? '' : barText(ready.chosen, shown, study);
  useEffect(() => say(text), [text]);
  if (hint !== null && room.listed.value) {
    return <HintWindow hint={hint} room={room} study={study} words={words} />;
  }
  if (ready === null || shown === undefined) {
    return null;
  }
  const go = (by: number): void => room.choose((ready.chosen + by + ready.plays.plays.length) % ready.plays.plays.length);
  const { s } = study;
  return (
    <section class="moment hint-bar" aria-label={words.t('hint.title')}>
      <p>{text}</p>
      <button type="button" aria-label={s('hint.before')} data-action="hint-before" onClick={() => go(-1)}>
        <span aria-hidden="true">‹</span>
      </button>
      <button type="button" aria-label={s('hint.after')} data-action="hint-after" onClick={() => go(1)}>
        <span aria-hidden="true">›</span>
      </button>
      <button type="button" data-action="hint-list" onClick={() => (room.listed.value = true)}>
        {s('hint.list')}
      </button>
      <button type="button" class="plain close" aria-label={words.t('close')} data-action="hint-close" onClick={() => room.forget()}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

function barText(at: number, play: PlayView, { s, points }: StudyWords): string {
  return s('hint.shown', { rank: at + 1, play: standardPlay(play.play), equity: points(play.equity) });
}

type WindowProps = Pick<HintProps, 'room' | 'study' | 'words'> & { hint: Hint };

function HintWindow({ hint, room, study, words }: WindowProps): JSX.Element {
  const { s } = study;
  return (
    <Dialog title={words.t('hint.title')} closeLabel={words.t('close')} onClose={() => room.close()}>
      {hint.phase === 'thinking' && (
        <>
          <p role="status" class="working">
            {s('hint.thinking')}
          </p>
          <div class="buttons">
            <button type="button" data-action="hint-cancel" onClick={() => room.close()}>
              {s('cancel')}
            </button>
          </div>
        </>
      )}
      {hint.phase === 'failed' && <p role="status">{s(hint.code === 'no-net' ? 'hint.noNet' : 'hint.failed')}</p>}
      {hint.phase === 'ready' && <Plays plays={hint.plays} chosen={hint.chosen} room={room} study={study} />}
    </Dialog>
  );
}

interface PlaysProps {
  plays: HintView;
  chosen: number;
  room: StudyRoom;
  study: StudyWords;
}

/** The best plays, one button each; the number is what the side that plays may expect. */
function Plays({ plays, chosen, room, study }: PlaysProps): JSX.Element {
  const { s, points, plain } = study;
  return (
    <>
      <p class="quiet">{s('hint.explained')}</p>
      <ol class="hint-plays">
        {plays.plays.map((each, i) => (
          <li key={each.play}>
            <button type="button" data-action="hint-play" aria-pressed={i === chosen} onClick={() => room.choose(i)}>
              <span class="hint-rank">{i + 1}</span>
              <strong class="hint-move">{standardPlay(each.play)}</strong>
              <span class="hint-equity">{points(each.equity)}</span>
              <span class="hint-loss">{i === 0 ? s('hint.best') : s('hint.loses', { loss: plain(each.loss) })}</span>
              <span class="hint-chances">{chancesText(each.chances, study)}</span>
            </button>
          </li>
        ))}
      </ol>
      {plays.count > plays.plays.length && <p class="quiet">{s('hint.more', { n: plays.count - plays.plays.length })}</p>}
    </>
  );
}
