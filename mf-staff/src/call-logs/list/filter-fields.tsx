/** A narrow field with its name above. */
interface FilterProps {
  readonly label: string;
  readonly value: string;
  /** Whether it narrows the list beyond the first view. */
  readonly isSet?: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice among few. */
export function FilterSelect(
  props: FilterProps & { readonly options: readonly (readonly [value: string, text: string])[] },
) {
  const { label, value, isSet, options, onChange } = props;
  return (
    <label className={isSet ? 'st-filter st-filter--set' : 'st-filter'}>
      <span className="st-filter__label">{label}</span>
      <select
        className="st-filter__control"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day, by the desk's clock. */
export function FilterDay({ label, value, isSet, onChange }: FilterProps) {
  return (
    <label
      className={isSet ? 'st-filter st-filter--day st-filter--set' : 'st-filter st-filter--day'}
    >
      <span className="st-filter__label">{label}</span>
      <input
        className="st-filter__control"
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
