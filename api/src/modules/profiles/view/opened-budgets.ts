import type { Caller } from '../../../platform/calls/caller.ts';
import type { Context } from '../../../platform/calls/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isFirstDay } from './first-day.rules.ts';

const MINUTE_MS = 60_000;

/** Profiles that the caller may open within a day: fewer on the first day of an account. */
export function openedADay(
  caller: Caller,
  { memberBudgets, memberPeople }: Context['config'],
  now: Date,
): number {
  const { profileViews } = memberBudgets;
  return caller.role === 'member' && isFirstDay(caller, now)
    ? Math.min(profileViews, memberPeople.firstDay.opened)
    : profileViews;
}

/** More profiles a minute than a reader opens are copying; `id` is what is opened. */
export async function takePace(
  { caller, counters, config }: Pick<Context<'member'>, 'caller' | 'counters' | 'config'>,
  id: string,
): Promise<void> {
  if (caller.role === 'staff') return;
  const most = config.memberPeople.openedAMinute;
  const pace = { most, windowMs: MINUTE_MS };
  const { waitMs } = await counters.takeDistinct(`opened-pace:${caller.budgetKey}`, [id], pace);
  if (waitMs !== null)
    throw new Refusal(429, 'request.tooMany', { retryAfter: Math.ceil(waitMs / 1000) });
}
