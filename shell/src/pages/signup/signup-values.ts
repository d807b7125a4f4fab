import type { NewMember } from 'shared-contracts/calls/auth';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import type { Gender } from 'shared-contracts/domain/profile';
import type { input } from 'shared-contracts/schema';

/** What the form holds, by the wire's names; texts as typed, empty until then. */
export interface SignupValues {
  readonly gender: Gender | '';
  readonly name: string;
  readonly lastName: string;
  /** YYYY-MM-DD, or what is chosen of it: `1998--12`. */
  readonly birthdate: string;
  readonly phone: string;
  readonly email: string;
  /** Empty for an account that signs in by mailed codes. */
  readonly password: string;
  /** Declaration of intent (readings, 'Law'). */
  readonly declared: boolean;
}

export type SignupField = keyof SignupValues;

export const emptySignup: SignupValues = {
  gender: '',
  name: '',
  lastName: '',
  birthdate: '',
  phone: '',
  email: '',
  password: '',
  declared: false,
};

/** The birthdate as a calendar day; '' while a part is missing. It need not exist. */
export function birthdateOf({ birthdate }: SignupValues): string {
  return /^\d+-\d+-\d+$/.test(birthdate) ? birthdate : '';
}

/** What sign_up takes of the form; gender and declaration are the caller's check. */
export function newMemberOf(values: SignupValues): input<typeof NewMember> {
  const { gender, name, lastName, phone, email, password } = values;
  return {
    gender: gender === '' ? 'female' : gender,
    name,
    lastName,
    birthdate: birthdateOf(values),
    phone,
    email,
    consents: { intent: CONSENT_VERSIONS.intent, terms: CONSENT_VERSIONS.terms },
    ...(password === '' ? {} : { password }),
  };
}
