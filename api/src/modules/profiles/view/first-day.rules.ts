import type { Caller } from '../../../platform/calls/caller.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an account is younger than a day: it is shown fewer people. */
export function isFirstDay({ joinedAt }: Pick<Caller, 'joinedAt'>, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < DAY_MS;
}
