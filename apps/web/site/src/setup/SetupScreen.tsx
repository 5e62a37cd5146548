// The screen on which a position is set up: a board without rules of its own, and beside it what the rules say of it.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Thinker } from '../contract';
import type { Words } from '../i18n/words';
import type { Speech } from '../page/Live';
import type { Session } from '../page/session';
import { leaveAddress } from '../page/useAddress';
import { useStanding } from '../page/useTable';
import { type Linked, linkedOf } from './address';
import { isForeign, readForeign } from './foreign';
import { type Verdict, judge } from './judge';
import { type Laid, laidOf, textOf } from '../board/laid';
import { OPENINGS } from './laid';
import { Sharing } from './Sharing';
import { SetupBoard } from './SetupBoard';
import { BoardButtons, Play, RulesFields, Tap, type TapName, TurnFields } from './Tools';
import './setup.css';

interface SetupScreenProps {
  session: Session;
  thinker: Thinker;
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

export function SetupScreen({ session, thinker, words, speech, hash }: SetupScreenProps): JSX.Element {
  const { t } = words;
  const linked = useMemo(() => linkedOf(hash), [hash]);
  const [draft, setDraft] = useState<Draft>(() => ({ head: linked, laid: laidOf(OPENINGS[linked.game]) }));
  const [tap, setTap] = useState<TapName>('W');
  const standing = useStanding();
  const unreadable = useLinked(thinker, linked, setDraft);
  const verdict = useVerdict(thinker, draft);
  useHeld(session);
  const fault = unreadable ? 'unreadable' : verdict !== null && !verdict.good ? verdict.fault : null;
  const said = verdict === null && !unreadable ? '' : fault === null ? t('setup.good') : t('setup.fault', { fault });
  useEffect(() => speech.say(said), [said]);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const tools = { draft, words, onChange: change };
  return (
    <main class="setup" data-phase="setup" data-verdict={verdict === null ? 'open' : verdict.good ? 'good' : verdict.fault}>
      <header class="setup-head">
        <h1>{t('setup.title')}</h1>
        <button type="button" class="plain" data-action="close-setup" onClick={leaveAddress}>
          {t('close')}
        </button>
      </header>
      <div class={`setup-board ${standing ? 'is-standing' : 'is-lying'}`}>
        <SetupBoard draft={draft} tap={tap} standing={standing} words={words} onLay={(laid) => change({ laid })} />
      </div>
      <p class={fault === null ? 'setup-verdict' : 'setup-verdict refusal'}>{said}</p>
      <div class="setup-tools">
        <Tap tap={tap} words={words} onChange={setTap} />
        <BoardButtons {...tools} />
        <RulesFields {...tools} />
        <TurnFields {...tools} />
        <Play session={session} draft={draft} words={words} good={verdict?.good === true} />
        <Sharing draft={draft} words={words} verdict={verdict} thinker={thinker} onLay={setDraft} />
      </div>
    </main>
  );
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

/** A game that waits beneath does nothing by itself. */
function useHeld(session: Session): void {
  useEffect(() => {
    session.held.value = true;
    return () => void (session.held.value = false);
  }, [session]);
}

