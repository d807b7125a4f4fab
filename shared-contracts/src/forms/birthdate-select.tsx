// The design system and the host by their shared names: every remote carries a copy of this file, and not of what it
// stands on.
import { useHost } from 'shared-contracts/host';
import { monthNames } from 'shared-contracts/i18n/day-text';
import { Field, FieldError } from 'shared-contracts/ui/core';

type Part = 'day' | 'month' | 'year';

export interface BirthdateSelectProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  /** What the three lists are called. */
  readonly parts: Readonly<Record<Part, string>>;
  /** YYYY-MM-DD, or what is chosen of it: `1998--12`, `--`. The day need not exist. */
  readonly value: string;
  readonly thisYear: number;
  /** Completed years: later years of birth are not offered. */
  readonly youngest: number;
  readonly required?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** Years back from now: old enough for everybody. */
const OLDEST = 90;

/** A birthdate as three native lists: on a phone far quicker than a calendar that starts at today. */
export function BirthdateSelect(props: BirthdateSelectProps) {
  const { id, label, help, error, parts, value, thisYear, youngest, required, onChange } = props;
  const { locale } = useHost();
  const [year = '', month = '', day = ''] = value.split('-');
  const months = monthNames(locale);
  const chosen = { year, month, day };
  const lists = [
    { part: 'day', values: numbers(1, 31), text: String },
    {
      part: 'month',
      values: numbers(1, 12),
      text: (one: number) => months[one - 1],
    },
    {
      part: 'year',
      values: years(thisYear - youngest, thisYear - OLDEST, year),
      text: String,
    },
  ] as const;
  const isComplete = Object.values(chosen).every((one) => one !== '');
  // Where something is not chosen yet, that is it; all three are wrong only together.
  const isWrong = (part: Part) => error !== undefined && (isComplete || chosen[part] === '');
  const choose = (part: Part, now: string) => {
    const next = { ...chosen, [part]: now };
    onChange(`${next.year}-${next.month}-${next.day}`);
  };
  return (
    <fieldset id={id} className="sp-days" data-field aria-describedby={`${id}-help`}>
      <legend className="sp-field__label">{label}</legend>
      <div className="sp-days__lists">
        {lists.map(({ part, values, text }) => (
          <Field key={part} label={parts[part]}>
            {(control) => (
              <select
                {...control}
                className="sp-input sp-input--select"
                autoComplete={`bday-${part}`}
                required={required}
                value={chosen[part]}
                aria-invalid={isWrong(part) ? true : undefined}
                aria-describedby={`${id}-error`}
                onChange={({ target }) => choose(part, target.value)}
              >
                <option value="" />
                {values.map((one) => (
                  <option key={one} value={String(one).padStart(2, '0')}>
                    {text(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="sp-field__help" id={`${id}-help`}>
        {help}
      </p>
    </fieldset>
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Downwards; a chosen year that is not offered, of a draft or of before another gender was chosen, stands first. */
function years(from: number, to: number, chosen: string): number[] {
  const offered = numbers(to, from).toReversed();
  const isForeign = chosen !== '' && !offered.includes(Number(chosen));
  return isForeign ? [Number(chosen), ...offered] : offered;
}
