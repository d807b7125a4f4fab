import { Day } from 'shared-contracts/calls/schemas';
import { ageOn } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { TextField } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { signupTexts } from '../../locales/en/signup.ts';
import { birthdateOf, typedBirthdate, whoseFacts, type Whom } from './signup-values.ts';
import type { SignupForm } from './use-signup.ts';

interface Props {
  readonly id: string;
  readonly form: SignupForm;
  readonly whom: Whom;
}

/** The birthdate in one field; once it is whole, its day in words and the age show whether day and month were meant so. */
export function BirthdateField({ id, form, whom }: Props) {
  const t = useTexts(signupTexts);
  const { locale } = useHost();
  const { now } = useAppServices();
  const { onChange: _replaced, ...field } = form.text('birthdate');
  const whose = whoseFacts(whom);
  const day = birthdateOf(form.values);
  const age = Day.safeParse(day).success ? ageOn(day, new Date(now())) : -1;
  return (
    <TextField
      {...field}
      id={id}
      label={t(`birthdate.legend.${whose}`)}
      help={age < 0 ? t('birthdate.help') : t('birthdate.read', { day: dayText(day, locale), age })}
      inputMode="numeric"
      placeholder={t('birthdate.shape')}
      autoComplete={whose === 'plain' ? 'bday' : 'off'}
      maxLength={20}
      required
      onChange={({ target }) => form.set('birthdate', typedBirthdate(field.value, target.value))}
    />
  );
}
