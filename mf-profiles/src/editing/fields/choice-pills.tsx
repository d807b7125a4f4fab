import type { ReactNode } from 'react';
import { FieldError } from 'shared-contracts/ui/core';
import './fields.css';

/** One of the choices: its value and its words. */
export interface Pill {
  readonly value: string;
  readonly text: string;
}

interface ChoicePillsProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** One of them, or as many as one likes. */
  readonly kind: 'radio' | 'checkbox';
  readonly pills: readonly Pill[];
  readonly chosen: readonly string[];
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

/** Native radio buttons or check boxes as pills that a thumb hits; what is wrong with them is said of the group, once. */
export function ChoicePills(props: ChoicePillsProps) {
  const { id, label, help, error, kind, pills, chosen, onChoose } = props;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={error ? 'pf-edit__set sp-wrong' : 'pf-edit__set'}
      // A group of check boxes has no such state.
      {...(kind === 'radio' && { role: 'radiogroup', 'aria-invalid': error ? true : undefined })}
      aria-describedby={describedBy || undefined}
    >
      <legend className="sp-field__label">{label}</legend>
      <div className="pf-pills">
        {pills.map(({ value, text }) => (
          <label key={value} className="pf-pill">
            <input
              type={kind}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => onChoose(value, target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && (
        <p className="sp-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
