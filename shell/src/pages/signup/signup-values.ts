import type { NewMember } from 'shared-contracts/calls/auth';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { fitsGender } from 'shared-contracts/domain/made-for';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { GENDERS, MADE_FOR, type Gender, type MadeFor } from 'shared-contracts/domain/profile';
import * as z from 'shared-contracts/schema';

/** For whom the profile is: the first step, which the address keeps. */
export interface Whom {
  readonly madeFor: MadeFor;
  readonly gender: Gender;
}

/** What the form of the second step holds, by the wire's names; texts as typed, empty until then. */
export interface SignupValues {
  readonly name: string;
  readonly lastName: string;
  /** As typed: `12/03/1998`, or `12/03`. */
  readonly birthdate: string;
  /** The writer's own name, where the profile is another person's. */
  readonly madeBy: string;
  readonly phone: string;
  readonly email: string;
  /** Declaration of intent (readings, 'Law'). */
  readonly declared: boolean;
}

export type SignupField = keyof SignupValues;

export const emptySignup: SignupValues = {
  name: '',
  lastName: '',
  birthdate: '',
  madeBy: '',
  phone: '',
  email: '',
  declared: false,
};

/** The values in the shape in which a tab keeps them. */
const KeptSignup = z.object({
  name: z.string(),
  lastName: z.string(),
  birthdate: z.string(),
  madeBy: z._default(z.string(), ''),
  phone: z.string(),
  email: z.string(),
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

const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * The birthdate as YYYY-MM-DD, however its day, month and year were typed or filled in by the browser; '' while a part is
 * missing. It need not exist.
 */
export function birthdateOf({ birthdate }: Pick<SignupValues, 'birthdate'>): string {
  const typed = plainDigits(birthdate.trim());
  const [, day, month, year] = DAY_FIRST.exec(typed) ?? [];
  const [, first, second, third] = YEAR_FIRST.exec(typed) ?? [];
  const parts = day === undefined ? [first, second, third] : [year, month, day];
  if (parts.includes(undefined)) return '';
  return parts.map((part = '') => part.padStart(2, '0')).join('-');
}

/** A birthdate while it is typed: a number pad has no slash, so that it comes by itself behind day and month. */
export function typedBirthdate(before: string, now: string): string {
  if (now.length <= before.length) return now;
  if (/^\p{Nd}{8}$/u.test(now)) return `${now.slice(0, 2)}/${now.slice(2, 4)}/${now.slice(4)}`;
  const [, start, rest] = /^((?:\p{Nd}{2}\/)?\p{Nd}{2})(\p{Nd}?)$/u.exec(now) ?? [];
  return start === undefined ? now : `${start}/${rest}`;
}

/** What sign_up takes of both steps; the declaration is the caller's check. */
export function newMemberOf(whom: Whom, values: SignupValues): z.input<typeof NewMember> {
  const { name, lastName, phone, email } = values;
  const madeBy = values.madeBy.trim();
  return {
    gender: whom.gender,
    name,
    lastName,
    birthdate: birthdateOf(values),
    phone,
    email,
    consents: { intent: CONSENT_VERSIONS.intent, terms: CONSENT_VERSIONS.terms },
    made_for: whom.madeFor,
    ...(madeBy === '' || whom.madeFor === 'self' ? {} : { made_by_name: madeBy }),
  };
}

/** For whom the profile is by an address of /signup; null where it names no one. */
export function whomIn(search: URLSearchParams): Whom | null {
  const madeFor = MADE_FOR.find((one) => one === search.get('for'));
  const gender = GENDERS.find((one) => one === search.get('gender'));
  if (madeFor === undefined || gender === undefined || !fitsGender(madeFor, gender)) return null;
  return { madeFor, gender };
}

/** All answers to the first question for a bride, or for a groom. */
export function answersFor(gender: Gender): readonly MadeFor[] {
  return MADE_FOR.filter((madeFor) => fitsGender(madeFor, gender));
}

/** Whose name and day of birth the form asks for: the reader's own, hers or his. */
export function whoseFacts({ madeFor, gender }: Whom): 'plain' | Gender {
  return madeFor === 'self' ? 'plain' : gender;
}
