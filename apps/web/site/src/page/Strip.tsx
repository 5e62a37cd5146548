import type { JSX } from 'preact';
import type { Side, SideView, TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { Level } from './levels';
import { sideName } from './against';
import { CountMark, type Counted } from './CountMark';
import { namesIn, whoIn } from './status';

interface StripProps {
  view: TableView;
  words: Words;
  pips: boolean;
  level: Level;
}

/** Both sides at a glance: name, pip count, pins, checkers off; between them how far the race is apart. */
export function Strip({ view, words, pips, level }: StripProps): JSX.Element {
  const { t } = words;
  return (
    <section class="strip" aria-label={t('strip.label')}>
      <SideBox side="W" data={view.white} view={view} words={words} pips={pips} level={level} />
      {pips && <Lead view={view} words={words} level={level} />}
      <SideBox side="B" data={view.black} view={view} words={words} pips={pips} level={level} />
    </section>
  );
}

/** Who is ahead in the race and by how many pips; where there is little room the number points to that side. */
function Lead({ view, words, level }: Omit<StripProps, 'pips'>): JSX.Element {
  const ahead = view.black.pips - view.white.pips;
  const side = ahead === 0 ? '' : ahead > 0 ? 'W' : 'B';
  const n = Math.abs(ahead);
  const text = words.t('strip.lead', { who: whoIn(view)(side), name: namesIn(view, level, words)(side), n });
  return (
    <p class="lead" title={text}>
      <span class="lead-long">{text}</span>
      <span class="lead-short" aria-hidden="true">
        {side === 'W' && <span class="arrow">◂</span>} {n === 0 ? '=' : `+${n}`} {side === 'B' && <span class="arrow">▸</span>}
      </span>
    </p>
  );
}

interface SideBoxProps extends StripProps {
  side: Side;
  data: SideView;
}

function SideBox({ side, data, view, words, pips, level }: SideBoxProps): JSX.Element {
  const { t } = words;
  const [held, suffered, off, bar] = [{ n: data.pinsHeld }, { n: data.pinsSuffered }, { n: data.off }, { n: data.onBar }];
  const acts = view.actor === side || view.actor === 'both';
  return (
    <div class={`side side-${side}${acts ? ' acts' : ''}`}>
      <svg class="side-mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <use href={`#checker-${side}`} width="100" height="100" />
      </svg>
      <div class="side-text">
        <span class="side-name">
          <Name who={whoIn(view)(side)} level={level} words={words} />
          {view.match !== null && <Points n={side === 'W' ? view.match.white : view.match.black} words={words} />}
          {pips && <Pips n={data.pips} label={t('strip.pips', { n: data.pips })} />}
        </span>
        <span class="side-numbers">
          <Count of="held" n={data.pinsHeld} short={t('strip.heldShort', held)} label={t('strip.held', held)} />
          <Count of="suffered" n={data.pinsSuffered} short={t('strip.sufferedShort', suffered)} label={t('strip.suffered', suffered)} />
          <Count of="bar" n={data.onBar} short={t('strip.barShort', bar)} label={t('strip.bar', bar)} />
          <Count of="off" n={data.off} short={t('strip.offShort', off)} label={t('strip.off', off)} />
        </span>
      </div>
    </div>
  );
}

/** What the side is called; of a bot it is told, too, which level has this name. */
function Name({ who, level, words }: { who: string; level: Level; words: Words }): JSX.Element {
  const name = sideName(who, level, words);
  return who === 'bot' ? (
    <span class="side-level" title={words.t('level.of', { n: level, name })}>
      {name}
    </span>
  ) : (
    <>{name}</>
  );
}

/** The side's points in the match. */
function Points({ n, words }: { n: number; words: Words }): JSX.Element {
  return (
    <span class="side-points">
      <span aria-hidden="true">{n}</span>
      <span class="spoken">{words.t('match.points', { n })}</span>
    </span>
  );
}

/** The pip count; where there is little room the number stands alone for the eye. */
function Pips({ n, label }: { n: number; label: string }): JSX.Element {
  return (
    <span class="side-pips">
      <span class="pips-long">{label}</span>
      <span class="pips-short" aria-hidden="true">
        {n}
      </span>
    </span>
  );
}

/** A small count, and the whole sentence for those who hear it. */
function Count({ of, n, short, label }: { of: Counted; n: number; short: string; label: string }): JSX.Element | null {
  if (n === 0) {
    return null;
  }
  return (
    <span class="mini" title={label}>
      <span class="mini-words" aria-hidden="true">
        {short}
      </span>
      <span class="mini-drawn" aria-hidden="true">
        <CountMark of={of} />
        {n}
      </span>
      <span class="spoken">{label}</span>
    </span>
  );
}
