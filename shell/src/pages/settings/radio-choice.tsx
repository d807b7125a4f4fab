import { VisuallyHidden } from 'shared-contracts/ui/core';

interface Props<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** BCP 47, where the label is in another language than the page. */
    readonly lang?: string;
    /** Why it cannot be chosen yet. */
    readonly note?: string;
  }[];
  readonly onChoose: (value: Value) => void;
  /** The shown choice is confirmed: a browser reports no change then. */
  readonly onConfirm?: (() => void) | undefined;
}

/** A few exclusive choices that take effect at once; the heading above them says what they are about. */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { name, legend, value, choices, onChoose, onConfirm } = props;
  return (
    <fieldset className="shell-radios">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className="sp-check">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.note !== undefined}
            onChange={() => onChoose(choice.value)}
            onClick={choice.value === value ? onConfirm : undefined}
          />
          <span lang={choice.lang}>{choice.label}</span>
          {choice.note !== undefined && <span className="sp-muted">{choice.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
