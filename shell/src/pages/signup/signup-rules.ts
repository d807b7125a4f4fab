import { NewMember } from 'shared-contracts/calls/auth';
import { WITHOUT_CONTACT } from 'shared-contracts/domain/person-name';
import { MARRIAGE_AGE } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import type { useMessages, useTexts } from 'shared-contracts/host';
import type { pageTexts } from '../../locales/en/pages.ts';
import type { signupTexts } from '../../locales/en/signup.ts';
import { birthdateOf, newMemberOf, type SignupField, type SignupValues } from './signup-values.ts';

/** The texts that errors are worded with. */
export interface SignupTexts {
  readonly t: ReturnType<typeof useTexts<(typeof signupTexts)['en']>>;
  readonly p: ReturnType<typeof useTexts<(typeof pageTexts)['en']>>;
  readonly message: ReturnType<typeof useMessages>;
}

/** What is wrong with the form, in words, field by field; nothing when the server may have it. */
export function signupErrors(
  values: SignupValues,
  today: Date,
  texts: SignupTexts,
): FieldErrors<SignupField> {
  const { t, p, message } = texts;
  const parsed = NewMember.safeParse(newMemberOf(values));
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const isEmpty = (field: 'name' | 'phone' | 'email') => values[field].trim() === '';
  const holdsContact = (field: 'name' | 'lastName') =>
    WITHOUT_CONTACT.test(values[field]) ? null : 'name.contact';

  const errors: Record<SignupField, string | null> = {
    madeFor: values.madeFor === '' ? t('madeFor.missing') : null,
    gender: values.gender === '' ? t('gender.missing') : null,
    name: isEmpty('name') ? t('name.missing') : t(holdsContact('name') ?? 'name.wrong'),
    lastName: t(holdsContact('lastName') ?? 'lastName.wrong'),
    birthdate: birthdateError(values, wrong.has('birthdate'), today, t),
    phone: isEmpty('phone') ? t('phone.missing') : t('phone.wrong'),
    email: isEmpty('email') ? t('email.missing') : p('form.emailWrong'),
    password: values.password.length > 200 ? t('password.tooLong') : message('password.tooShort'),
    declared: values.declared ? null : t('declared.missing'),
  };
  const ownRules: ReadonlySet<string> = new Set(['madeFor', 'gender', 'birthdate', 'declared']);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field, text]) => text !== null && (ownRules.has(field) || wrong.has(field)),
    ),
  );
}

function birthdateError(
  values: SignupValues,
  malformed: boolean,
  today: Date,
  t: SignupTexts['t'],
): string | null {
  const birthdate = birthdateOf(values);
  if (birthdate === '') return t('birthdate.missing');
  if (malformed) return t('birthdate.noSuchDay');
  if (values.gender === '') return null;
  const least = MARRIAGE_AGE[values.gender];
  const age = ageOn(birthdate, today);
  if (age >= least) return null;
  return t(`birthdate.tooYoung.${values.gender}`, { least, age });
}
