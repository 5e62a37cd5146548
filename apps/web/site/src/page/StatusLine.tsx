import type { JSX } from 'preact';
import type { PartProps } from './parts';
import { statusOf, whoIn } from './status';

/** What the moment is, or why the last tap was refused, or that something is not as it should be. */
export function StatusLine({ session, view, words }: PartProps): JSX.Element {
  const told = session.problem.value ?? session.notice.value;
  const refusal = told === null ? '' : words.say(told, whoIn(view)) || words.t('why.other');
  const unkept = session.unkept.value && view.over === null ? ` ${words.t('store.refused')}` : '';
  return (
    <p class={refusal === '' ? 'status' : 'status refusal'}>
      {refusal || statusOf(view, words)}
      {unkept}
    </p>
  );
}
