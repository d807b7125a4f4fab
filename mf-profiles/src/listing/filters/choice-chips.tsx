interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[] | undefined;
  readonly options: readonly Value[];
  readonly say: (value: Value) => string;
  readonly onChange: (values: Value[]) => void;
}

/** Several of a few, all in sight: check boxes that look like chips. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, values = [], options, say, onChange } = props;
  return (
    <fieldset className="pf-form__set">
      <legend>{label}</legend>
      <div className="pf-choices">
        {options.map((option) => (
          <label key={option} className="pf-choice">
            <input
              type="checkbox"
              checked={values.includes(option)}
              onChange={({ target }) =>
                onChange(
                  options.filter((one) => (one === option ? target.checked : values.includes(one))),
                )
              }
            />
            <span>{say(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
