import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Field, SelectField } from 'shared-contracts/ui/core';
import { Select } from 'shared-contracts/ui/forms';
import { withChosen } from '../../people/choices.ts';
import { filterTexts } from './filter-texts.ts';

/** Props of a choice of one number. */
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

/** Always below its field, and never over it: what holds the form scrolls to the rest. */
const BELOW = { bottomLeft: { points: ['tl', 'bl'], offset: [0, 4] } };

/** Props of a choice of several values. */
interface SeveralProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[] | undefined;
  readonly options: readonly Value[];
  readonly say: (value: Value) => string;
  readonly onChange: (values: Value[]) => void;
}

/** Several of a known few; Escape closes the list only, and not the dialog around it. */
export function Several<Value extends string>(props: SeveralProps<Value>) {
  const t = useTexts(filterTexts);
  const [open, setOpen] = useState(false);
  return (
    <Field label={props.label}>
      {(control) => (
        <Select<Value[]>
          id={control.id}
          className="pf-select"
          mode="multiple"
          virtual={false}
          // Tall enough for the longest list: nothing inside it scrolls by mouse alone.
          listHeight={600}
          builtinPlacements={BELOW}
          showSearch={false}
          suffixIcon={<span className="pf-select__arrow" />}
          open={open}
          onOpenChange={setOpen}
          onKeyDown={(event) => {
            if (open && event.key === 'Escape') event.preventDefault();
          }}
          placeholder={t('form.any')}
          value={[...(props.values ?? [])]}
          options={props.options.map((value) => ({ value, label: props.say(value) }))}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}

/** Props of a field for words of one's own. */
interface TypedProps {
  readonly label: string;
  readonly help: string;
  readonly values: readonly string[] | undefined;
  readonly onChange: (values: string[]) => void;
}

/** Several words, each by Enter, a comma or leaving the field. */
export function Typed({ label, help, values, onChange }: TypedProps) {
  const t = useTexts(filterTexts);
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Select<string[]>
          id={control.id}
          aria-describedby={control['aria-describedby']}
          className="pf-select"
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',']}
          maxLength={60}
          placeholder={t('form.any')}
          value={[...(values ?? [])]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
