// The screen on which a position is set up: a board without rules of its own, beneath it or beside it
// what is needed most, then the rest.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Plan } from '../board/Lights';
import { useStanding } from '../board/standing';
import type { Study, Thinker } from '../contract';
import type { Words } from '../i18n/words';
import { leaveAddress } from '../page/address';
import type { Speech } from '../page/Live';
import type { Session } from '../page/session';
import { useHeld } from '../page/useTable';
import { type Linked, linkedOf } from './address';
import { AnalysisWindow } from './AnalysisWindow';
import { Foot } from './Foot';
import { isForeign, readForeign } from './foreign';
import { type Steps, useHistory } from './history';
import { type Verdict, judge } from './judge';
import { type Laid, laidOf, textOf } from '../board/laid';
import { OPENINGS } from './laid';
import { PastingWindow } from './Pasting';
import { PlayWindow } from './PlayWindow';
import { SharingWindow } from './Sharing';
import { SetupBoard } from './SetupBoard';
import { BoardButtons, RulesFields, type TapName } from './Tools';
import { useAnalysis } from './useAnalysis';
import './setup.css';

interface SetupScreenProps {
  session: Session;
  thinker: Thinker;
  study: Study;
  words: Words;
  speech: Speech;
  /** What the address says of the position. */
  hash: string;
}

/** What is being set up; `position` of the head is what it came from. */
export interface Draft {
  head: Omit<Linked, 'position'>;
  laid: Laid;
}

/** The window that is open over the board. */
export type SetupWindow = 'analyse' | 'play' | 'share' | 'paste';

export function SetupScreen({ session, thinker, study, words, speech, hash }: SetupScreenProps): JSX.Element {
  const { t } = words;
  const linked = useMemo(() => linkedOf(hash), [hash]);
  const steps = useHistory<Draft>(() => ({ head: linked, laid: laidOf(OPENINGS[linked.game]) }));
  const draft = steps.now;
  const [tap, setTap] = useState<TapName>('W');
  const [open, setOpen] = useState<SetupWindow | null>(null);
  const unreadable = useLinked(thinker, linked, steps.begin);
  const verdict = useVerdict(thinker, draft);
  const good = verdict?.good === true;
  const analysis = useAnalysis(study, draft, open === 'analyse' && good);
  useHeld(session);
  const fault = unreadable ? 'unreadable' : verdict !== null && !verdict.good ? verdict.fault : null;
  const said = verdict === null && !unreadable ? '' : fault === null ? t('setup.good') : t('setup.fault', { fault });
  useEffect(() => speech.say(said), [said]);
  useKeys(steps, () => good && setOpen('analyse'));
  const change = (part: Partial<Draft>): void => steps.step((before) => changed(before, part));
  const tools = { draft, words, onChange: change };
  const given = { draft, words, onClose: () => setOpen(null) };
  return (
    <main class="setup" data-phase="setup" data-verdict={verdict === null ? 'open' : verdict.good ? 'good' : verdict.fault}>
      <div class="setup-first">
        <header class="setup-head">
          <h1>{t('setup.title')}</h1>
          <button type="button" class="plain" data-action="close-setup" onClick={leaveAddress}>
            {t('close')}
          </button>
        </header>
        <Stage draft={draft} tap={tap} words={words} plan={analysis.plan} onLay={(laid) => change({ laid })} onUndo={steps.back} />
        <Foot words={words} steps={steps} change={change} tap={tap} onTap={setTap} good={good} onOpen={setOpen}>
          {fault === null ? analysis.text || said : <span class="refusal">{said}</span>}
        </Foot>
      </div>
      <div class="setup-tools">
        <RulesFields {...tools} />
        <BoardButtons {...tools} onPaste={() => setOpen('paste')} />
        <p class="hint">{t('setup.how')}</p>
      </div>
      {open === 'analyse' && <AnalysisWindow {...given} {...analysis} onChoose={(at) => analysis.choose(at, given.onClose)} />}
      {open === 'play' && <PlayWindow {...given} session={session} />}
      {open === 'share' && verdict?.good === true && <SharingWindow {...given} id={verdict.id} />}
      {open === 'paste' && <PastingWindow {...given} thinker={thinker} onLay={(next) => steps.step(() => next)} />}
    </main>
  );
}

/** What is as it was is no change. */
function changed(before: Draft, part: Partial<Draft>): Draft {
  const { head = before.head, laid = before.laid } = part;
  return head === before.head && laid === before.laid ? before : { head, laid };
}

interface StageProps {
  draft: Draft;
  tap: TapName;
  words: Words;
  plan: Plan | undefined;
  onLay(laid: Laid): void;
  onUndo(): void;
}

function Stage(props: StageProps): JSX.Element {
  const standing = useStanding();
  return (
    <div class={`setup-board ${standing ? 'stands' : 'lies'}`}>
      <SetupBoard {...props} standing={standing} />
    </div>
  );
}

/** Ctrl+Z takes a step back, as the board's U does, Ctrl+Y makes it again, H asks the study; not while somebody types. */
function useKeys({ back, again }: Steps<Draft>, analyse: () => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const key = (e.ctrlKey || e.metaKey ? 'ctrl+' : '') + (e.shiftKey && e.ctrlKey ? 'shift+' : '') + e.key.toLowerCase();
      const act = { 'ctrl+z': back, 'ctrl+y': again, 'ctrl+shift+z': again, h: analyse }[key];
      if (act !== undefined && !e.altKey && (e.target as Element).closest('input[type=text], input:not([type]), textarea, dialog') === null) {
        e.preventDefault();
        act();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [back, again, analyse]);
}

/** Lays out the position of the address; whether that cannot be read. */
function useLinked(thinker: Thinker, linked: Linked, lay: (draft: Draft) => void): boolean {
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    if (linked.position !== '') {
      void layOut(thinker, linked, lay).then((good) => setUnreadable(!good));
    }
  }, [linked]);
  return unreadable;
}

/** Lays out what a link says, in whichever notation; false where the rules refuse it. */
async function layOut(thinker: Thinker, linked: Linked, lay: (draft: Draft) => void): Promise<boolean> {
  const known = isForeign(linked.position) ? await readForeign(linked) : linked;
  const verdict = known && (await judge(thinker, known));
  if (known === null || verdict === null || !verdict.good) {
    return false;
  }
  lay({ head: known, laid: laidOf(verdict.board) });
  return true;
}

/** What the rules say of the draft; null until they have spoken. A later draft is not answered by an earlier verdict. */
function useVerdict(thinker: Thinker, { head, laid }: Draft): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { game, preset, turn } = head;
  useEffect(() => {
    let stale = false;
    void judge(thinker, { ...head, position: textOf(laid) }, laid).then(
      (spoken) => !stale && setVerdict(spoken),
      () => !stale && setVerdict(null),
    );
    return () => void (stale = true);
  }, [laid, game, preset, turn]);
  return verdict;
}
