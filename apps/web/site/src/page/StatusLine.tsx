import type { JSX } from 'preact';
import type { PartProps } from './parts';
import { statusOf, whoIn } from './status';

/** What the moment is, or why the last tap was refused. */
export function StatusLine({ session, view, words }: PartProps): JSX.Element {
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
