import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loadLearn } from '../i18n/words';
import { CardText } from '../page/CardText';
import { planOf } from '../page/driver';
import { hand } from '../page/hand';
import { useLater } from '../page/later';
import type { PartProps } from '../page/parts';
import { type CoachLine, linesFor } from './coaching';
import type { Told } from './told';

interface CoachProps extends PartProps {
  say(text: string): void;
}

/**
 * Explains the first game step by step in the place of the status line, at more length than that, stops nothing, and is
 * silent after that game.
 */
export function Coach({ session, view, words, say }: CoachProps): JSX.Element | null {
  const { coach } = session.settings.value;
  const over = view.over !== null;
  const itself = planOf(view, session.settings.value, false) !== null;
  const { line, dismiss } = useLine(coach && !over && !itself ? linesFor(view) : [], session.told);
  // Without its words the coach is silent: the game needs none of them.
  const told = useLater(coach, () => loadLearn(words.language).catch(() => null), words.language);
  const text = line === null || told === null ? '' : told(`coach.${line}`, { how: hand.value });
  useEffect(() => {
    if (over && coach) {
      session.change({ coach: false });
    }
  }, [over, coach]);
  useEffect(() => say(text), [text]);
  if (text === '') {
    return null;
  }
  return (
    <section class="moment coach">
      <CardText text={text} />
      <button type="button" class="plain" data-action="seen" onClick={dismiss}>
        {words.t('moment.ok')}
      </button>
    </section>
  );
}

/** The first line that has not been told yet; it counts as told once another moment has come. */
function useLine(fitting: readonly CoachLine[], told: Told): { line: CoachLine | null; dismiss(): void } {
  const shown = useRef<CoachLine | null>(null);
  const line = fitting.find((each) => !told.lines.value.has(each)) ?? null;
  useEffect(() => {
    const before = shown.current;
    shown.current = line;
    if (before !== null && before !== line) {
      told.add(before);
    }
  }, [line]);
  return { line, dismiss: () => line !== null && told.add(line) };
}
