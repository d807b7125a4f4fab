import { NewMember, type signUp } from 'shared-contracts/calls/auth';
import type { Validate } from '../../../platform/calls/serve.ts';
import type { FieldError } from '../../../platform/validation/field-errors.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import { birthdateComplaint } from '../birthdate.rules.ts';
import { madeForComplaint } from '../made-for.rules.ts';
import { passwordErrors } from '../passwords/new-password.ts';

/**
 * What the schema cannot know: passwords that are guessed first, numbers that nobody can call, a bride who is said to be a son, and the marriage age,
 * which is the law's and changes every day.
 */
export const validateApplicant: Validate<typeof signUp> = ({ body }, { clock }) => {
  const user = (body as { user?: Record<string, unknown> | null } | null | undefined)?.user;
  return [
    ...passwordErrors(body),
    ...phoneErrors('user.phone', user?.['phone']),
    ...madeForErrors(user),
    ...ageErrors(user, clock()),
  ];
};

function madeForErrors(user: Record<string, unknown> | null | undefined): FieldError[] {
  const gender = NewMember.shape.gender.safeParse(user?.['gender']);
  const madeFor = NewMember.shape.made_for.safeParse(user?.['made_for']);
  if (!gender.success || madeFor.data === undefined) return [];
  const message = madeForComplaint(madeFor.data, gender.data);
  return message === null ? [] : [{ path: 'user.made_for', message }];
}

function ageErrors(user: Record<string, unknown> | null | undefined, now: Date): FieldError[] {
  const gender = NewMember.shape.gender.safeParse(user?.['gender']);
  const birthdate = NewMember.shape.birthdate.safeParse(user?.['birthdate']);
  if (!gender.success || !birthdate.success) return [];
  const message = birthdateComplaint(gender.data, birthdate.data, now);
  return message === null ? [] : [{ path: 'user.birthdate', message }];
}
