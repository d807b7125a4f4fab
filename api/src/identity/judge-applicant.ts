import { NewMember, type signUp } from 'shared-contracts/calls/auth';
import type { Judge } from '../platform/serve.ts';
import { birthdateComplaint } from './birthdate.rules.ts';

/** The marriage age is the law's and changes every day, so the schema cannot know it. */
export const judgeApplicant: Judge<typeof signUp> = ({ body }, { clock }) => {
  const user = (body as { user?: Record<string, unknown> | null } | null | undefined)?.user;
  const gender = NewMember.shape.gender.safeParse(user?.['gender']);
  const birthdate = NewMember.shape.birthdate.safeParse(user?.['birthdate']);
  if (!gender.success || !birthdate.success) return [];
  const message = birthdateComplaint(gender.data, birthdate.data, clock());
  return message === null ? [] : [{ path: 'user.birthdate', message }];
};
