import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardActions } from '../board/Board';
import { Board } from '../board/Board';
import type { Plan } from '../board/Lights';
import { kindOf } from '../board/geometry';
import { useStanding } from '../board/standing';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { Coach } from '../learn/Coach';
import { useWaiting } from '../waiting/useWaiting';
import type { StudyRoom } from '../study/room';
import { TableStudy } from '../study/TableStudy';
import { Controls } from './Controls';
import { rollWait } from './driver';
import { End } from './End';
import { FeltDice } from './FeltDice';
import type { Speech } from './Live';
import { MomentCard } from './MomentCard';
import { OfferCard } from './OfferCard';
import { OpenWindow } from './OpenWindow';
import { Overlay } from './Overlay';
import type { PartProps } from './parts';
import type { Session } from './session';
import { MOVE_MILLIS, THROW_MILLIS } from './settings';
import { bottomOf, numberingOf, tellingIn, whoIn } from './status';
import { StatusLine } from './StatusLine';
import { Strip } from './Strip';
import { TableDice } from './TableDice';
import { TableHead } from './TableHead';
import { type OpenChoice, actionsOf } from './useActions';
import { type OpeningShow, useOpening } from './opening';
import { OpeningDice } from './OpeningDice';
import { useEnd } from './useEnd';
import { useFirstFocus, useReplay, useSpeech } from './useTable';
import { ChoiceWindow, type WindowName } from './Windows';

interface TableScreenProps {
  session: Session;
  view: TableView;
  words: Words;
  speech: Speech;
  room: StudyRoom;
}

/** The table: the board is the page, and around it only what the moment needs. */
export function TableScreen({ session, view, words, speech, room }: TableScreenProps): JSX.Element {
  const settings = session.settings.value;
  const [open, setOpen] = useState<WindowName | null>(null);
  const [choice, setChoice] = useState<OpenChoice | null>(null);
  const [swapped, setSwapped] = useState(false);
  const standing = useStanding();
  const { shown, replay } = useReplay(session, view, settings.speed);
  const opening = useOpening(session, view, words, settings.speed);
  useSpeech(session, view, words, speech);
  useWaiting(view, words, settings.notify);
  const active = settings.oneTap && view.phase === 'move' && view.yourTurn ? activeDie(view, swapped) : -1;
  const roll = (): void => (view.game?.realDice === true ? setOpen('throw') : void session.act({ do: 'roll' }));
  const done = (): void => void room.done();
  const actions = actionsOf(session, { active: view.dice[active]?.value ?? 0, ask: setChoice, roll, done });
  useFirstFocus();
  const end = useEnd(view);
  const leave = (): void => void session.leave();
  const part = { session, view, words };
  const wait = view.yourTurn ? rollWait(view, settings) : null;
  const dice = <TableDice {...part} itself={wait !== null} active={active} lies={opening.lies} onRoll={roll} onSwap={() => setSwapped(!swapped)} />;
  return (
    <main class={`table ${standing ? 'is-standing' : 'is-lying'}${settings.speed === 'off' ? ' still' : ''}`} {...marks(view)} style={{ '--throw': `${THROW_MILLIS[settings.speed]}ms` }}>
      <TableHead {...part} onLeave={leave} onOpen={setOpen} />
      <Strip {...part} pips={settings.pips} level={session.level.value} />
      <MomentCard {...part} say={(text) => speech.say(text)} onResign={() => setOpen('resign')} />
      <OfferCard {...part} say={(text) => speech.say(text)} />
      <Coach {...part} say={(text) => speech.say(text)} />
      <Stage {...part} shown={shown} plan={room.plan} standing={standing} actions={actions} dice={dice} opening={opening} />
      {standing && <div class="tray-dice">{opening.news?.dice == null ? dice : <OpeningDice dice={opening.news.dice} sides={tellingIn(session, view, words).order} words={words} />}</div>}
      <StatusLine {...part} onFair={() => setOpen('fair')} onResult={view.over !== null && end.closed ? end.show : undefined} />
      <Controls {...part} wait={wait} checking={room.checking.value} onUndo={actions.undo} onRoll={roll} onDone={done} />
      <End {...part} closed={end.closed} onClose={end.close} onCertificate={() => setOpen('certificate')} onReview={() => room.review()} onSave={() => setOpen('export')} />
      <OpenWindow {...part} open={open} setOpen={setOpen} onReplay={replay} room={room} onLeave={leave} />
      <TableStudy {...part} room={room} say={(text) => speech.say(text)} />
      {choice !== null && <ChoiceWindow {...choice} {...part} onClose={() => setChoice(null)} />}
    </main>
  );
}

/** What a test may wait for. */
function marks(view: TableView): Record<string, string> {
  return {
    'data-phase': view.phase,
    'data-actor': view.actor,
    'data-your-turn': String(view.yourTurn),
    'data-turn': String(view.game?.turnNumber ?? 0),
    'data-steps': String(view.turn.steps.length),
    'data-origin': view.turn.origin,
    'data-game': String(view.match?.gameNumber ?? 1),
  };
}

interface StageProps extends PartProps {
  shown: ReturnType<typeof useReplay>['shown'];
  plan: Plan | undefined;
  standing: boolean;
  actions: BoardActions;
  dice: JSX.Element;
  opening: OpeningShow;
}

/** The board in its room; on the lying board the dice lie on the felt. */
function Stage({ session, view, words, shown, plan, standing, actions, dice, opening }: StageProps): JSX.Element {
  const settings = session.settings.value;
  const { flip, mirror } = settings;
  const bottom = bottomOf(view, flip);
  return (
    <div class="stage">
      <Board
        view={view}
        shown={shown}
        orientation={{ standing, bottom, mirror, ...kindOf(view) }}
        speaker={{ words, numbering: numberingOf(view), who: whoIn(view) }}
        lit={settings.lit && view.yourTurn && plan === undefined}
        plan={plan}
        trail={settings.trail && view.turn.steps.length === 0 && shown === undefined}
        moveMillis={MOVE_MILLIS[settings.speed]}
        actions={actions}
        everywhere
        label={words.t('board.label')}
      >
        {!standing && <FeltDice words={words} bottom={bottom} mirror={mirror} actor={view.actor} opening={opening.news} dice={dice} />}
        <Overlay view={view} words={words} opening={opening.news} />
      </Board>
    </div>
  );
}

/** The first die that is left, or the last one when the reader has swapped them. */
function activeDie({ dice }: TableView, swapped: boolean): number {
  const left = dice.map((die, i) => (die.used ? -1 : i)).filter((i) => i >= 0);
  return (swapped ? left.at(-1) : left[0]) ?? -1;
}
