import { FieldError } from 'shared-contracts/ui/core';

interface ChoiceFieldProps<Value extends string> {
  readonly id: string;
  /** Name of the field in the form. */
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** '' before one is chosen. */
  readonly value: Value | '';
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with a few large answers, of which one is chosen; an error marks the question and no answer. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, name, legend, choices, value: chosen, error, onChange } = props;
  return (
    <fieldset
      id={id}
      className={error === undefined ? undefined : 'sp-wrong'}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={`${id}-error`}
    >
      <legend className="sp-field__label">{legend}</legend>
      <div className="shell-choices">
        {choices.map(({ value, label }) => (
          <label key={value} className="sp-check">
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
