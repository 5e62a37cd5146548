// The few kinds of input that the windows use.

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface SwitchProps {
  label: string;
  on: boolean;
  hint?: string | undefined;
  /** It shows how things are and cannot be changed; the focus still comes by, so that the hint is heard. */
  fixed?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, on, hint, fixed = false, onChange }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class="field switch">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-disabled={fixed}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={(e) => fixed && e.preventDefault()}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(e) => onChange(e.currentTarget.value as T)}>
        {options.map(([each, name]) => (
          <option key={each} value={each} selected={each === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TabsProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

/** A few names side by side, one of which is always chosen. */
export function Tabs<T extends string>({ name, label, value, options, onChange }: TabsProps<T>): JSX.Element {
  return (
    <fieldset class="tabs">
      <legend class="spoken">{label}</legend>
      {options.map(([each, text]) => (
        <label key={each} class="tab" data-tab={each}>
          <input type="radio" name={name} class="spoken" checked={each === value} onChange={() => onChange(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
