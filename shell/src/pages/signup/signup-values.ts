import type { NewMember } from 'shared-contracts/calls/auth';
import type { Gender } from 'shared-contracts/domain/profile';
import type { input } from 'shared-contracts/schema';

/** What the form holds; texts as typed, empty until then. */
export interface SignupValues {
  readonly gender: Gender | '';
  readonly name: string;
  readonly lastName: string;
  /** 1 to 31, 1 to 12 and four digits, as texts. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly phone: string;
  readonly email: string;
  /** Empty for an account that signs in by mailed codes. */
  readonly password: string;
  /** Declaration of intent (readings, 'Law'). */
  readonly declared: boolean;
}

export const emptySignup: SignupValues = {
  gender: '',
  name: '',
  lastName: '',
  day: '',
  month: '',
  year: '',
  phone: '',
  email: '',
  password: '',
  declared: false,
};

/** The birthdate as a calendar day; '' while a part is missing. It need not exist. */
export function birthdateOf({ day, month, year }: SignupValues): string {
  if (day === '' || month === '' || year === '') return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What sign_up takes of the form; the gender is the caller's check. */
export function newMemberOf(values: SignupValues): input<typeof NewMember> {
  const { gender, name, lastName, phone, email, password } = values;
  return {
    gender: gender === '' ? 'female' : gender,
    name,
    lastName,
    birthdate: birthdateOf(values),
    phone,
    email,
    ...(password === '' ? {} : { password }),
  };
}
