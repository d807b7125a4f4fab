import { useId } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { Field } from 'shared-contracts/ui/core';
import { usePage } from '../../page-context.tsx';
import { FieldsetError } from '../forms/fieldset-error.tsx';
import { signupTexts } from './signup-texts.ts';
import type { SignupValues } from './signup-values.ts';

type Parts = Pick<SignupValues, 'day' | 'month' | 'year'>;

interface Props {
  readonly values: Parts;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Parts>) => void;
}

/** Years back from now: young enough to be told about the age in words, old enough for everybody. */
const YEARS = { from: 15, to: 90 } as const;

/** Three native lists: on a phone far quicker than a calendar that starts at today. */
export function BirthdateField({ values, error, onChange }: Props) {
  const t = useTexts(signupTexts);
  const { locale } = useHost();
  const thisYear = new Date(usePage().now()).getFullYear();
  const id = useId();
  const parts = [
    { name: 'day', label: t('birthdate.day'), options: numbers(1, 31).map(plain) },
    { name: 'month', label: t('birthdate.month'), options: numbers(1, 12).map(monthOf(locale)) },
    {
      name: 'year',
      label: t('birthdate.year'),
      options: numbers(thisYear - YEARS.to, thisYear - YEARS.from)
        .reverse()
        .map(plain),
    },
  ] as const;
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="sp-field__label">{t('birthdate.legend')}</legend>
      <div className="shell-day">
        {parts.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            {(control) => (
              <select
                {...control}
                className="sp-input sp-input--select"
                name={`birth-${name}`}
                autoComplete={`bday-${name}`}
                required
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={`${id}-error`}
              >
                <option value="" />
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <FieldsetError id={`${id}-error`}>{error}</FieldsetError>
      <p className="sp-field__help" id={`${id}-help`}>
        {t('birthdate.help')}
      </p>
    </fieldset>
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function plain(value: number): [string, string] {
  return [String(value), String(value)];
}

function monthOf(locale: string): (month: number) => [string, string] {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { month: 'long', timeZone: 'UTC' });
  return (month) => [String(month), format.format(new Date(Date.UTC(2000, month - 1, 1)))];
}
