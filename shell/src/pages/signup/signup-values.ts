import type { NewMember } from 'shared-contracts/calls/auth';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { genderOf, madeForOf } from 'shared-contracts/domain/made-for';
import { GENDERS, MADE_FOR, type Gender, type MadeFor } from 'shared-contracts/domain/profile';
import * as z from 'shared-contracts/schema';

/** What the form holds, by the wire's names; texts as typed, empty until then. */
export interface SignupValues {
  readonly madeFor: MadeFor | '';
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
  madeFor: '',
  gender: '',
  name: '',
  lastName: '',
  birthdate: '',
  phone: '',
  email: '',
  password: '',
  declared: false,
};

/** The values in the shape in which a tab keeps them. */
const KeptSignup = z.object({
  madeFor: z.enum([...MADE_FOR, '']),
  gender: z.enum([...GENDERS, '']),
  name: z.string(),
  lastName: z.string(),
  birthdate: z.string(),
  phone: z.string(),
  email: z.string(),
  password: z.literal(''),
  declared: z.boolean(),
});

/** What a tab kept of the form; null where another build kept it in another shape. */
export function readSignup(text: string): SignupValues | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return KeptSignup.safeParse(kept).data ?? null;
}

/** The birthdate as a calendar day; '' while a part is missing. It need not exist. */
export function birthdateOf({ birthdate }: SignupValues): string {
  return /^\d+-\d+-\d+$/.test(birthdate) ? birthdate : '';
}

/** What sign_up takes of the form; gender and declaration are the caller's check. */
export function newMemberOf(values: SignupValues): z.input<typeof NewMember> {
  const { madeFor, gender, name, lastName, phone, email, password } = values;
  return {
    gender: gender === '' ? 'female' : gender,
    name,
    lastName,
    birthdate: birthdateOf(values),
    phone,
    email,
    consents: { intent: CONSENT_VERSIONS.intent, terms: CONSENT_VERSIONS.terms },
    ...(madeFor === '' ? {} : { made_for: madeFor }),
    ...(password === '' ? {} : { password }),
  };
}

/** Whom the profile is for, with the gender that this says; a gender chosen before stays where it says none. */
export function chosenFor(madeFor: MadeFor): Partial<SignupValues> {
  const gender = genderOf(madeFor);
  return gender === null ? { madeFor } : { madeFor, gender };
}

/** A gender, with whom the profile is for made to agree. */
export function chosenGender({ madeFor }: SignupValues, gender: Gender): Partial<SignupValues> {
  return madeFor === '' ? { gender } : { gender, madeFor: madeForOf(madeFor, gender) };
}

/** Whose name and day of birth the form asks for: the reader's own, hers, his, or of a person not known yet. */
export function whoseFacts({ madeFor, gender }: SignupValues): 'plain' | Gender {
  return madeFor === '' || madeFor === 'self' || gender === '' ? 'plain' : gender;
}
