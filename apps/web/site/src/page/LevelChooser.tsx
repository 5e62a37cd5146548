import type { JSX } from 'preact';
import { LEVELS } from './levels';
import type { StartProps } from './Start';

/** How strong the bot is: one tap on one of eight numbers, the name of the chosen one above them. */
export function LevelChooser({ session, words }: StartProps): JSX.Element {
  const { t } = words;
  const { level } = session.settings.value;
  return (
    <fieldset class="levels">
      <legend>
        {t('level.label')} <strong>{t(`level.${level}`)}</strong>
      </legend>
      <div class="level-row">
        {LEVELS.map((n) => (
          <label key={n} class="level">
            <input
              type="radio"
              name="level"
              class="spoken"
              data-level={n}
              checked={n === level}
              aria-label={t('level.of', { n, name: t(`level.${n}`) })}
              onChange={() => session.change({ level: n })}
            />
            <span>{n}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
