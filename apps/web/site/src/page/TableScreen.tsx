import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../board/Board';
import { other } from '../board/geometry';
import { lastTurnBoards } from '../board/replay';
import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import { Controls } from './Controls';
import type { Speech } from './Live';
import { momentText } from './moments';
import { Over } from './Over';
import { presetOf } from './presets';
import { RulesWindow } from './RulesWindow';
import type { Session } from './session';
import { onlyHuman } from './session';
import { MOVE_MILLIS } from './settings';
import { SettingsWindow } from './SettingsWindow';
import { numberingOf, statusOf, whoIn } from './status';
import { Strip } from './Strip';
import { TableDice } from './TableDice';
import { type OpenChoice, actionsOf } from './useActions';
import { useMoments } from './useMoments';
import { useReplay, useSpeech, useStanding } from './useTable';
import { ChoiceWindow, MenuWindow, ResignWindow, TypeWindow, type WindowName } from './Windows';

interface TableScreenProps {
  session: Session;
  view: TableView;
  words: Words;
  speech: Speech;
}

/** The table: the board is the page, and around it only what the moment needs. */
export function TableScreen({ session, view, words, speech }: TableScreenProps): JSX.Element {
  const { t } = words;
  const settings = session.settings.value;
  const [open, setOpen] = useState<WindowName | null>(null);
  const [choice, setChoice] = useState<OpenChoice | null>(null);
  const [swapped, setSwapped] = useState(false);
  const standing = useStanding();
  const { shown, replay } = useReplay(session, view, settings.speed);
  useSpeech(session, view, words, speech);
  const active = settings.oneTap && view.phase === 'move' && view.yourTurn ? activeDie(view, swapped) : -1;
  const actions = actionsOf(session, view.dice[active]?.value ?? 0, setChoice);
  const numbering = numberingOf(view);
  const home = onlyHuman(view) ?? 'W';
  const bottom = settings.flip ? other(home) : home;
  const leave = (): void => void session.leave();
  const dice = (
    <TableDice
      view={view}
      words={words}
      active={active}
      onRoll={() => void session.act({ do: 'roll' })}
      onSwap={() => setSwapped(!swapped)}
    />
  );
  return (
    <main
      class={`table ${standing ? 'is-standing' : 'is-lying'}`}
      data-phase={view.phase}
      data-actor={view.actor}
      data-your-turn={view.yourTurn}
      data-turn={view.game?.turnNumber}
      data-steps={view.turn.steps.length}
      onKeyDown={(e) => onSpace(e, actions.rollOrDone)}
    >
      <TableHead view={view} words={words} onLeave={leave} onOpen={setOpen} />
      <Strip view={view} words={words} pips={settings.pips} />
      <div class="stage">
        <Board
          view={view}
          shown={shown}
          orientation={{ standing, bottom, mirror: settings.mirror }}
          speaker={{ words, numbering, who: whoIn(view) }}
          lit={settings.lit && view.yourTurn}
          trail={settings.trail && view.turn.steps.length === 0}
          moveMillis={MOVE_MILLIS[settings.speed]}
          actions={actions}
          label={t('board.label')}
        >
          {!standing && <div class={feltSide(view.actor === other(bottom), settings.mirror)}>{dice}</div>}
          <Overlay session={session} view={view} words={words} />
        </Board>
      </div>
      {standing && <div class="tray-dice">{dice}</div>}
      <Status session={session} view={view} words={words} />
      <Controls
        view={view}
        words={words}
        onUndo={actions.undo}
        onRoll={() => void session.act({ do: 'roll' })}
        onDone={() => void session.act({ do: 'done' })}
      />
      <OpenWindow
        open={open}
        setOpen={setOpen}
        session={session}
        view={view}
        words={words}
        onReplay={() => {
          setOpen(null);
          replay();
        }}
        onLeave={leave}
      />
      {choice !== null && (
        <ChoiceWindow {...choice} view={view} words={words} session={session} onClose={() => setChoice(null)} />
      )}
    </main>
  );
}

/** Each side throws into its own half of the felt; the mirrored board has the halves the other way round. */
function feltSide(far: boolean, mirror: boolean): string {
  return `felt-dice felt-dice-${far === mirror ? 'right' : 'left'}${mirror ? ' mirrored' : ''}`;
}

/** The first die that is left, or the last one when the reader has swapped them. */
function activeDie({ dice }: TableView, swapped: boolean): number {
  const left = dice.map((die, i) => (die.used ? -1 : i)).filter((i) => i >= 0);
  return (swapped ? left.at(-1) : left[0]) ?? -1;
}

/** Space throws or ends the turn also while nothing in particular has the focus. */
function onSpace(e: KeyboardEvent, rollOrDone: () => void): void {
  if (e.key === ' ' && e.target === e.currentTarget) {
    e.preventDefault();
    rollOrDone();
  }
}

interface PartProps {
  session: Session;
  view: TableView;
  words: Words;
}

interface HeadProps {
  view: TableView;
  words: Words;
  onLeave(): void;
  onOpen(name: WindowName): void;
}

function TableHead({ view, words, onLeave, onOpen }: HeadProps): JSX.Element {
  const { t } = words;
  const preset = presetOf(view.game?.preset ?? '');
  const blocks = view.game?.pinnedBlocks ?? preset.pinnedBlocks;
  return (
    <header class="table-head">
      <h1 class="spoken">Tapa</h1>
      <button type="button" class="plain" onClick={onLeave}>
        <span aria-hidden="true">‹</span> Tapa<span class="spoken">: {t('leave')}</span>
      </button>
      <button type="button" class="plain in-force" data-action="rules" onClick={() => onOpen('rules')} title={t(blocks ? 'blocks.on' : 'blocks.off')}>
        <span class="spoken">{t('rules.title')}: </span>
        {t(`preset.${preset.id}`)}
        {blocks !== preset.pinnedBlocks && <span class="tag">{t(blocks ? 'blocks.shortOn' : 'blocks.shortOff')}</span>}
      </button>
      <button type="button" class="plain" data-action="menu" onClick={() => onOpen('menu')}>
        {t('menu')}
      </button>
    </header>
  );
}

/** What lies over the felt for a while: a pass, a moment explained, the end. */
function Overlay({ session, view, words }: PartProps): JSX.Element {
  const { moment, dismiss } = useMoments(view);
  const { t } = words;
  const again = (): void => {
    const { game } = view;
    if (game !== null) {
      const seat = (name: string): 'human' | 'bot' => (name === 'bot' ? 'bot' : 'human');
      void session.start(game.preset, game.pinnedBlocks, seat(game.black), seat(game.white));
    }
  };
  if (view.over !== null) {
    return <Over view={view} words={words} onAgain={again} onLeave={() => void session.leave()} />;
  }
  if (view.turn.pass) {
    return <p class="toast">{t('status.pass', { who: whoIn(view)(view.actor) })}</p>;
  }
  const text = moment === null ? '' : momentText(moment, view, words);
  if (text === '') {
    return <></>;
  }
  return (
    <section class="moment" aria-live="polite">
      <p>{text}</p>
      <button type="button" class="accent" onClick={dismiss}>
        {t('moment.ok')}
      </button>
    </section>
  );
}

function Status({ session, view, words }: PartProps): JSX.Element {
  const { t } = words;
  const problem = session.problem.value;
  if (session.botSilent.value) {
    return (
      <p class="status refusal">
        {t('bot.silent')}{' '}
        <button type="button" class="plain" onClick={() => session.askAgain()}>
          {t('bot.again')}
        </button>
      </p>
    );
  }
  const refusal = problem === null ? '' : words.say(problem, whoIn(view)) || t('why.other');
  return <p class={refusal === '' ? 'status' : 'status refusal'}>{refusal || statusOf(view, words)}</p>;
}

interface OpenWindowProps extends PartProps {
  open: WindowName | null;
  setOpen(name: WindowName | null): void;
  onReplay(): void;
  onLeave(): void;
}

function OpenWindow({ open, setOpen, session, view, words, onReplay, onLeave }: OpenWindowProps): JSX.Element | null {
  const close = (): void => setOpen(null);
  const shared = { session, view, words, onClose: close };
  switch (open) {
    case null:
      return null;
    case 'menu':
      return (
        <MenuWindow
          {...shared}
          over={view.over !== null}
          canReplay={lastTurnBoards(view).length > 0}
          onOpen={setOpen}
          onReplay={onReplay}
          onLeave={onLeave}
        />
      );
    case 'rules':
      return (
        <RulesWindow
          words={words}
          preset={view.game?.preset ?? null}
          pinnedBlocks={view.game?.pinnedBlocks ?? false}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsWindow session={session} words={words} onClose={close} />;
    case 'resign':
      return <ResignWindow {...shared} />;
    case 'type':
      return <TypeWindow session={session} words={words} onClose={close} />;
  }
}
