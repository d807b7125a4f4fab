import { NewMember } from 'shared-contracts/calls/auth';
import { WITHOUT_CONTACT } from 'shared-contracts/domain/person-name';
import { MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import type { useTexts } from 'shared-contracts/host';
import type { pageTexts } from '../../locales/en/pages.ts';
import type { signupTexts } from '../../locales/en/signup.ts';
import {
  birthdateOf,
  emptySignup,
  newMemberOf,
  type SignupField,
  type SignupValues,
  type Whom,
} from './signup-values.ts';

/** The texts that errors are worded with. */
export interface SignupTexts {
  readonly t: ReturnType<typeof useTexts<(typeof signupTexts)['en']>>;
  readonly p: ReturnType<typeof useTexts<(typeof pageTexts)['en']>>;
}

/** What is wrong with the form, in words, field by field; nothing when the server may have it. */
export function signupErrors(
  whom: Whom,
  values: SignupValues,
  today: Date,
  { t, p }: SignupTexts,
): FieldErrors<SignupField> {
  const parsed = NewMember.safeParse(newMemberOf(whom, values));
  const wrong: ReadonlySet<string | null> = new Set(
    parsed.error?.issues.map((issue) => fieldOf(String(issue.path[0]))),
  );
  const isEmpty = (field: 'name' | 'phone' | 'email') => values[field].trim() === '';
  const holdsContact = (field: 'name' | 'lastName' | 'madeBy') =>
    WITHOUT_CONTACT.test(values[field]) ? null : 'name.contact';

  const errors: Record<SignupField, string | null> = {
    name: isEmpty('name') ? t('name.missing') : t(holdsContact('name') ?? 'name.wrong'),
    lastName: t(holdsContact('lastName') ?? 'lastName.wrong'),
    birthdate: birthdateError(whom.gender, birthdateOf(values), wrong.has('birthdate'), today, t),
    madeBy: t(holdsContact('madeBy') ?? 'madeBy.wrong'),
    phone: isEmpty('phone') ? t('phone.missing') : t('phone.wrong'),
    email: isEmpty('email') ? t('email.missing') : p('form.emailWrong'),
    declared: values.declared ? null : t('declared.missing'),
  };
  const ownRules: ReadonlySet<string> = new Set(['birthdate', 'declared']);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field, text]) => text !== null && (ownRules.has(field) || wrong.has(field)),
    ),
  );
}

/** The field of the form that has a key of the wire; null where none has. */
export function fieldOf(key: string): SignupField | null {
  const name = key === 'made_by_name' ? 'madeBy' : key;
  return FIELDS.find((field) => field === name) ?? null;
}

const FIELDS = Object.keys(emptySignup) as SignupField[];

function birthdateError(
  gender: Gender,
  birthdate: string,
  malformed: boolean,
  today: Date,
  t: SignupTexts['t'],
): string | null {
  if (birthdate === '') return t('birthdate.missing');
  if (malformed) return t('birthdate.noSuchDay');
  const least = MARRIAGE_AGE[gender];
  const age = ageOn(birthdate, today);
  return age >= least ? null : t(`birthdate.tooYoung.${gender}`, { least, age });
}
