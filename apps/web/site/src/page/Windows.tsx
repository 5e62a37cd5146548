// The windows that a table opens: menu, a choice of ways, a typed move.

import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { kindOf, ownNumber } from '../board/geometry';
import type { Side, TableView, TargetView } from '../contract';
import type { Words } from '../i18n/words';
import { Dialog } from './Dialog';
import type { Session } from './session';
import type { StudyRoom } from '../study/room';
import { numberingOf } from './status';

export type WindowName = 'export' | 'menu' | 'rules' | 'learn' | 'settings' | 'resign' | 'type' | 'throw' | 'sheet' | 'fair' | 'certificate';

interface MenuProps {
  words: Words;
  over: boolean;
  /** Whether a match is on, which has a score sheet. */
  match: boolean;
  fair: boolean;
  canReplay: boolean;
  onSetUp(): void;
  /** Whether there is a choice to ask a hint for. */
  mayHint: boolean;
  onOpen(name: WindowName): void;
  onReplay(): void;
  onHint(): void;
  onLeave(): void;
  onClose(): void;
}

export function MenuWindow({ words, over, match, fair, canReplay, mayHint, onSetUp, onOpen, onReplay, onHint, onLeave, onClose }: MenuProps): JSX.Element {
  const { t } = words;
  return (
    <Dialog title={t('menu')} closeLabel={t('close')} onClose={onClose}>
      <div class="menu">
        <Group title={t('menu.game')}>
          <button type="button" data-action="hint" aria-keyshortcuts="H" disabled={!mayHint} onClick={onHint}>
            {t('hint.title')}
          </button>
          <button type="button" disabled={!canReplay} onClick={onReplay}>
            {t('replay')}
          </button>
          <button type="button" data-action="type" disabled={over} onClick={() => onOpen('type')}>
            {t('type.title')}
          </button>
          {match && (
            <button type="button" data-action="sheet" onClick={() => onOpen('sheet')}>
              {t('match.sheet')}
            </button>
          )}
          {fair && (
            <button type="button" data-action="fair" onClick={() => onOpen('fair')}>
              {t('fair.title')}
            </button>
          )}
        </Group>
        <Group title={t('menu.read')}>
          <button type="button" data-action="rules" onClick={() => onOpen('rules')}>
            {t('rules.title')}
          </button>
          <button type="button" data-action="learn" onClick={() => onOpen('learn')}>
            {t('learn.title')}
          </button>
        </Group>
        <Group title={t('menu.position')}>
          <button type="button" data-action="export" onClick={() => onOpen('export')}>
            {t('export.title')}
          </button>
          <button type="button" data-action="setup" onClick={onSetUp}>
            {t('setup.title')}
          </button>
        </Group>
        <Group title={t('menu.page')}>
          <button type="button" data-action="settings" onClick={() => onOpen('settings')}>
            {t('settings.title')}
          </button>
          <button type="button" data-action="leave" onClick={onLeave}>
            {t('leave')}
          </button>
        </Group>
        <button type="button" class="danger" data-action="resign" disabled={over} onClick={() => onOpen('resign')}>
          {t('resign.title')}
        </button>
      </div>
    </Dialog>
  );
}

/** What belongs together, under a name of its own. */
function Group({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  const id = useId();
  return (
    <section class="menu-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export interface ViewWindowProps {
  view: TableView;
  words: Words;
  session: Session;
  onClose(): void;
}

/** A whole move as text, such as 13/7 8/7. */
export function TypeWindow({ words, session, room, onClose }: Omit<ViewWindowProps, 'view'> & { room: StudyRoom }): JSX.Element {
  const { t } = words;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (e: SubmitEvent): Promise<void> => {
    e.preventDefault();
    await room.type(text);
    const refused = session.problem.value;
    if (refused === null) {
      onClose();
    } else {
      setProblem(words.say(refused, (side) => side) || t('why.other'));
    }
  };
  return (
    <Dialog title={t('type.title')} closeLabel={t('close')} onClose={onClose}>
      <form onSubmit={(e) => void submit(e)}>
        <label for="typed">{t('type.label')}</label>
        <input
          id="typed"
          class="typed"
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="13/7 8/7"
          value={text}
          aria-describedby="typed-problem"
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <p id="typed-problem" class="refusal" role="alert">
          {problem}
        </p>
        {room.checking.value && <p class="working">{t('study.checking')}</p>}
        <div class="buttons">
          <button type="submit" class="accent">
            {t('type.play')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceWindowProps extends ViewWindowProps {
  from: string;
  target: TargetView;
}

/** Two ways lead to the same point and differ in effect: which one? */
export function ChoiceWindow({ view, words, session, from, target, onClose }: ChoiceWindowProps): JSX.Element {
  const { t } = words;
  const numbering = numberingOf(view);
  const choose = (via: string): void => {
    onClose();
    void session.act({ do: 'pick', from, to: target.spot, via });
  };
  return (
    <Dialog title={t('choice.title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('choice.text')}</p>
      <div class="menu">
        {target.via.map((via) => (
          <button key={via} type="button" onClick={() => choose(via)}>
            {viaName(via, view, words, numbering)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function viaName(via: string, view: TableView, { t }: Words, numbering: Side): string {
  const n = via === 'off' ? 0 : ownNumber(numbering, Number(via), kindOf(view).parallel);
  const point = view.points.find((p) => String(p.point) === via);
  const meets = point !== undefined && point.top !== '' && point.top !== view.actor;
  return t(meets ? 'choice.meets' : 'choice.via', { n });
}
