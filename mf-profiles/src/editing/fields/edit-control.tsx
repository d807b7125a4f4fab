import type { ChangeEvent } from 'react';
import { FIELD_CHOICES, PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import { MOTHER_TONGUES } from 'shared-contracts/domain/mother-tongues';
import { MARRIAGE_AGE } from 'shared-contracts/domain/profile';
import { BirthdateSelect } from 'shared-contracts/forms/birthdate-select';
import { useTexts } from 'shared-contracts/host';
import { SelectField, TextAreaField, TextField } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import { withChosen } from '../../people/choices.ts';
import { ListedText } from '../../people/suggested/listed-text.tsx';
import { SeveralSuggested } from '../../people/suggested/several-suggested.tsx';
import { SuggestedText } from '../../people/suggested/suggested-text.tsx';
import type { EditFormState } from '../use-edit-form.ts';
import {
  fieldId,
  isPreference,
  NUMBERS,
  SUGGESTIONS,
  type EditField,
} from '../values/edit-fields.ts';
import { joined, partsOf } from '../values/values.ts';
import { ChoicePills, type Pill } from './choice-pills.tsx';
import { choiceText, helpOf, numberText } from './field-texts.ts';

/** More choices than this stand in a list instead of side by side. */
const MOST_PILLS = 5;

/** What browsers know of the person who types. */
const KNOWN_TO_BROWSERS: Partial<Record<EditField, string>> = {
  name: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
};

/** A field of the form with the control that suits it. */
export function EditControl({ form, field }: { form: EditFormState; field: EditField }) {
  const t = useTexts(editingTexts);
  const { control, choices, numbers, suggestions } = PROFILE_FIELDS[field];
  const value = form.values[field];
  const offered: readonly string[] = choices === undefined ? [] : FIELD_CHOICES[choices];
  const frame = {
    id: fieldId(field),
    label: t(`field.${field}`),
    help: helpOf(t, field, value, form.profile.gender),
    error: form.errorOf(field),
  };
  const change = (now: string) => form.change(field, now);
  const typed = {
    ...frame,
    value,
    autoComplete: KNOWN_TO_BROWSERS[field] ?? 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(target.value),
  };
  const nothing = t(isPreference(field) ? 'choice.any' : 'choice.notSaid');
  /** A list begins with what to do; among pills, no answer is one of them. */
  const unchosen = isPreference(field) ? nothing : t('choice.choose');

  if (field === 'mother_tongue') {
    return <ListedText {...frame} t={t} all={MOTHER_TONGUES} value={value} onChange={change} />;
  }
  const list = suggestions && SUGGESTIONS[suggestions];
  if (list !== undefined && control === 'list') {
    return (
      <SeveralSuggested
        {...frame}
        help={t('suggest.several')}
        t={t}
        call={list}
        values={partsOf(value)}
        placeholder={value === '' ? nothing : ''}
        onChange={(parts) => change(joined(parts))}
      />
    );
  }
  if (list !== undefined) {
    return (
      <SuggestedText
        {...frame}
        t={t}
        call={list}
        value={value}
        placeholder={isPreference(field) ? nothing : ''}
        afterComma={field === 'mamkul'}
        onChange={change}
      />
    );
  }

  switch (control) {
    case 'text':
      return <TextAreaField {...typed} rows={5} />;
    case 'phone':
      return <TextField {...typed} type="tel" inputMode="tel" required />;
    case 'name':
      return <TextField {...typed} required={field !== 'lastName'} autoCapitalize="words" />;
    case 'devanagari':
      return <TextField {...typed} lang="mr" />;
    case 'day':
      return (
        <BirthdateSelect
          {...frame}
          help={frame.help ?? ''}
          parts={{ day: t('day.day'), month: t('day.month'), year: t('day.year') }}
          value={value}
          thisYear={new Date().getFullYear()}
          youngest={MARRIAGE_AGE[form.profile.gender]}
          onChange={change}
        />
      );
    case 'number': {
      const listed = withChosen(
        numbers ? NUMBERS[numbers] : [],
        value === '' ? undefined : Number(value),
      );
      return (
        <SelectField {...frame} value={value} onChange={({ target }) => change(target.value)}>
          <option value="">{unchosen}</option>
          {listed.map((one) => (
            <option key={one} value={one}>
              {numberText(t, field, one)}
            </option>
          ))}
        </SelectField>
      );
    }
    case 'several': {
      const chosen = partsOf(value);
      return (
        <ChoicePills
          {...frame}
          kind="checkbox"
          pills={pillsOf(offered)}
          chosen={chosen}
          onChoose={(one, isChosen) =>
            change(joined(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one)))
          }
        />
      );
    }
    case 'choice':
    case 'yesNo': {
      if (offered.length > MOST_PILLS) {
        return (
          <SelectField {...frame} value={value} onChange={({ target }) => change(target.value)}>
            <option value="">{unchosen}</option>
            {offered.map((one) => (
              <option key={one} value={one}>
                {choiceText(t, choices, one)}
              </option>
            ))}
          </SelectField>
        );
      }
      return (
        <ChoicePills
          {...frame}
          kind="radio"
          pills={[...pillsOf(offered), { value: '', text: nothing }]}
          chosen={[value]}
          onChoose={change}
        />
      );
    }
    default:
      return <TextField {...typed} autoCapitalize="sentences" />;
  }

  function pillsOf(values: readonly string[]): Pill[] {
    return values.map((one) => ({ value: one, text: choiceText(t, choices, one) }));
  }
}
