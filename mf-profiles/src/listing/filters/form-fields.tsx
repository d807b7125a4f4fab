import { useTexts } from 'shared-contracts/host';
import { SeveralCombobox } from 'shared-contracts/ui/combobox';
import { SelectField } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { withChosen } from '../../people/choices.ts';

interface NumberChoiceProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly choices: readonly number[];
  readonly say: (value: number) => string;
  readonly error?: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One number from a native list, which a phone turns into its own wheel. */
export function NumberChoice({ label, value, choices, say, error, onChange }: NumberChoiceProps) {
  const t = useTexts(filterTexts);
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{t('form.any')}</option>
      {withChosen(choices, value).map((choice) => (
        <option key={choice} value={choice}>
          {say(choice)}
        </option>
      ))}
    </SelectField>
  );
}

/** The name of a value on the wire, by which it is found in Latin letters: `never_married` is two words. */
function inLatin(value: string): string {
  return value.replaceAll('_', ' ');
}

interface SeveralProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[] | undefined;
  readonly options: readonly Value[];
  readonly say: (value: Value) => string;
  readonly onChange: (values: Value[]) => void;
}

/** Several of a known few. */
export function Several<Value extends string>(props: SeveralProps<Value>) {
  const { label, options, values = [], onChange } = props;
  const t = useTexts(filterTexts);
  // `readFilters` reads the address as values of the options. A mother tongue that the list lacks is shown as it is
  // written, until something else is chosen.
  const say = (value: string) => props.say(value as Value);
  return (
    <SeveralCombobox
      label={label}
      placeholder={t('form.any')}
      note={t('form.noChoice')}
      all={options.map((value) => ({ value, text: say(value), also: inLatin(value) }))}
      values={values}
      say={say}
      removeText={(words) => t('suggest.remove', { words })}
      countText={(count) => t('suggest.count', { count })}
      onChange={(chosen) => onChange(options.filter((one) => chosen.includes(one)))}
    />
  );
}
