import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { standardPlay } from '../board/notation';
import { Dialog } from '../page/Dialog';
import type { PartProps } from '../page/parts';
import type { HintView, PlayView } from '../workers/messages';
import { chanceParts } from './chances';
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
    <Dialog title={words.t('hint.title')} closeLabel={words.t('close')} wide onClose={() => room.close()}>
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
      {hint.phase === 'ready' && <Plays plays={hint.plays} chosen={hint.chosen} study={study} onChoose={(at) => room.choose(at)} />}
    </Dialog>
  );
}

interface PlaysProps {
  plays: HintView;
  chosen: number;
  study: StudyWords;
  onChoose(at: number): void;
}

/** The best plays, one button each; the number is what the side that plays may expect. */
export function Plays({ plays, chosen, study, onChoose }: PlaysProps): JSX.Element {
  const { s, points, plain } = study;
  return (
    <>
      <p class="quiet">{s('hint.explained')}</p>
      <div class="hint-heads" aria-hidden="true">
        <span />
        <span>{s('moves.play')}</span>
        <span>{s('moves.worth')}</span>
        <span>{s('moves.loss')}</span>
      </div>
      <ol class="hint-plays">
        {plays.plays.map((each, i) => (
          <li key={each.play}>
            <button type="button" data-action="hint-play" aria-pressed={i === chosen} onClick={() => onChoose(i)}>
              <span class="hint-rank">{i + 1}</span>
              <strong class="hint-move">{standardPlay(each.play)}</strong>
              <span class="hint-equity">{points(each.equity)}</span>
              {i === 0 ? (
                <strong class="hint-loss">
                  <span class="spoken">{s('hint.best')}</span>
                  <span aria-hidden="true">★</span>
                </strong>
              ) : (
                <span class="hint-loss">
                  <span class="spoken">{s('hint.loses', { loss: plain(each.loss) })}</span>
                  <span aria-hidden="true">−{plain(each.loss)}</span>
                </span>
              )}
              <Chances chances={each.chances} study={study} />
            </button>
          </li>
        ))}
      </ol>
      {plays.count > plays.plays.length && <p class="quiet">{s('hint.more', { n: plays.count - plays.plays.length })}</p>}
    </>
  );
}

/** Side by side where there is room for them. */
function Chances({ chances, study }: Pick<PlaysProps, 'study'> & Pick<PlayView, 'chances'>): JSX.Element {
  return (
    <span class="hint-chances">
      {chanceParts(chances, study).map((part, i) => (
        <span key={i}>{part} </span>
      ))}
    </span>
  );
}
