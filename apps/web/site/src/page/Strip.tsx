import type { JSX } from 'preact';
import type { Side, SideView, TableView } from '../contract';
import type { Words } from '../i18n/words';
import { whoIn } from './status';

interface StripProps {
  view: TableView;
  words: Words;
  pips: boolean;
}

/** Both sides at a glance: name, pip count, pins, checkers off; between them how far the race is apart. */
export function Strip({ view, words, pips }: StripProps): JSX.Element {
  const { t } = words;
  const difference = view.black.pips - view.white.pips;
  return (
    <section class="strip" aria-label={t('strip.label')}>
      <SideBox side="W" data={view.white} view={view} words={words} pips={pips} />
      {pips && (
        <p class="lead">
          <span class="spoken">{t('strip.lead', { difference })}</span>
          <span aria-hidden="true">{difference === 0 ? '=' : `${difference > 0 ? '◂' : ''} ${Math.abs(difference)} ${difference < 0 ? '▸' : ''}`}</span>
        </p>
      )}
      <SideBox side="B" data={view.black} view={view} words={words} pips={pips} />
    </section>
  );
}

interface SideBoxProps extends StripProps {
  side: Side;
  data: SideView;
}

function SideBox({ side, data, view, words, pips }: SideBoxProps): JSX.Element {
  const { t } = words;
  const acts = view.actor === side || view.actor === 'both';
  return (
    <div class={`side side-${side}${acts ? ' acts' : ''}`}>
      <svg class="side-mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <use href={`#checker-${side}`} width="100" height="100" />
      </svg>
      <div class="side-text">
        <span class="side-name">{t('side.name', { who: whoIn(view)(side) })}</span>
        <span class="side-numbers">
          {pips && <span>{t('strip.pips', { n: data.pips })}</span>}
          <Count icon="◎" n={data.pinsHeld} label={t('strip.held', { n: data.pinsHeld })} />
          <Count icon="⊗" n={data.pinsSuffered} label={t('strip.suffered', { n: data.pinsSuffered })} />
          <Count icon="↥" n={data.off} label={t('strip.off', { n: data.off })} />
        </span>
      </div>
    </div>
  );
}

/** A small count with its meaning for those who hear it, and for those who point at it. */
function Count({ icon, n, label }: { icon: string; n: number; label: string }): JSX.Element | null {
  if (n === 0) {
    return null;
  }
  return (
    <span class="mini" title={label}>
      <span aria-hidden="true">
        {icon}
        {n}
      </span>
      <span class="spoken">{label}</span>
    </span>
  );
}
