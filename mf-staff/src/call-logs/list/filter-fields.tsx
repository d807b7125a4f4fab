/** Props of a filter: a narrow field with its name above. */
interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice among few. */
export function FilterSelect(
  props: FilterProps & { readonly options: readonly (readonly [value: string, text: string])[] },
) {
  const { label, value, options, onChange } = props;
  return (
    <label className={value === '' ? 'st-filter' : 'st-filter st-filter--set'}>
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
export function FilterDay({ label, value, onChange }: FilterProps) {
  return (
    <label className={value === '' ? 'st-filter' : 'st-filter st-filter--set'}>
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
