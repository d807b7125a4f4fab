import { NewMember } from 'shared-contracts/calls/auth';
import { MARRIAGE_AGE } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { formatText } from 'shared-contracts/i18n';
import { messages } from 'shared-contracts/messages';
import { pageTexts } from '../texts.ts';
import { signupTexts } from './signup-texts.ts';
import { birthdateOf, newMemberOf, type SignupValues } from './signup-values.ts';

/** The fields that can be wrong; the names are the wire's, so that the server's words find their place. */
export type SignupField =
  | 'gender'
  | 'name'
  | 'lastName'
  | 'birthdate'
  | 'phone'
  | 'email'
  | 'password'
  | 'declared';

export type SignupWords = Partial<Record<SignupField, string>>;

/** What is wrong with the form, in words, field by field; nothing when the server may have it. */
export function signupWords(values: SignupValues, today: Date): SignupWords {
  const texts = signupTexts.en;
  const parsed = NewMember.safeParse(newMemberOf(values));
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const isEmpty = (field: 'name' | 'lastName' | 'phone' | 'email') => values[field].trim() === '';

  const words: Record<SignupField, string | null> = {
    gender: values.gender === '' ? texts['gender.missing'] : null,
    name: isEmpty('name') ? texts['name.missing'] : texts['name.tooLong'],
    lastName: isEmpty('lastName') ? texts['lastName.missing'] : texts['name.tooLong'],
    birthdate: birthdateWords(values, wrong.has('birthdate'), today),
    phone: isEmpty('phone') ? texts['phone.missing'] : texts['phone.wrong'],
    email: isEmpty('email') ? texts['email.missing'] : pageTexts.en['form.emailWrong'],
    password:
      values.password.length > 200 ? texts['password.tooLong'] : messages['password.tooShort'].text,
    declared: values.declared ? null : texts['declared.missing'],
  };
  const ownRules: ReadonlySet<string> = new Set(['gender', 'birthdate', 'declared']);
  return Object.fromEntries(
    Object.entries(words).filter(
      ([field, text]) => text !== null && (ownRules.has(field) || wrong.has(field)),
    ),
  );
}

function birthdateWords(values: SignupValues, malformed: boolean, today: Date): string | null {
  const texts = signupTexts.en;
  const birthdate = birthdateOf(values);
  if (birthdate === '') return texts['birthdate.missing'];
  if (malformed) return texts['birthdate.noSuchDay'];
  if (values.gender === '') return null;
  const least = MARRIAGE_AGE[values.gender];
  const age = ageOn(birthdate, today);
  if (age >= least) return null;
  return formatText(texts[`birthdate.tooYoung.${values.gender}`], { least, age });
}
