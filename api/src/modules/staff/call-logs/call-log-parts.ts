import type { CallLogFilters } from 'shared-contracts/calls/call-log-filters';
import {
  conditionsOf,
  dueIs,
  notDue,
  timedBetween,
  untimed,
  type Condition,
} from './call-log-conditions.ts';
import { todayOf } from './call-log-days.rules.ts';
import { readSearch, type Search } from './call-log-search.rules.ts';

/** A stretch of a list with one order: by the time of the next call, or the newest first. */
export interface Part {
  readonly order: 'due' | 'newest';
  readonly where: readonly Condition[];
}

/** A list as its filters ask for it: its parts one after the other, each to be read from an index of its order. */
export interface CallLogList {
  readonly appName: string;
  readonly parts: readonly Part[];
  /** Every entry of all parts. */
  readonly whole: readonly Condition[];
  /** What is searched for; then there is one part, the newest first. */
  readonly search: Search | null;
}

/** The parts of a list (decision 131). Throws 422 for a caller who cannot be one. */
export function listOf(
  filters: CallLogFilters,
  requested: { readonly appName: string; readonly callerId: string; readonly now: Date },
): CallLogList {
  const { appName } = requested;
  const today = todayOf(requested.now);
  const conditions = conditionsOf(filters, requested);
  const { due, followup, from, to } = filters;
  const whole = due === undefined ? conditions : [...conditions, dueIs(due, today)];
  const search = readSearch(filters.q ?? '');
  if (search !== null || from !== undefined || to !== undefined)
    return { appName, parts: [{ order: 'newest', where: whole }], whole, search };
  const timed = {
    overdue: timedBetween(null, today.begins),
    today: timedBetween(today.begins, today.ends),
    true: timedBetween(null, today.ends),
  }[due ?? 'true'];
  const part = (order: Part['order'], condition: Condition): Part => ({
    order,
    where: [...conditions, condition],
  });
  const parts = [
    followup === 'false' ? null : part('due', timed),
    followup === 'false' || due === 'overdue' ? null : part('due', untimed),
    due === undefined ? part('newest', notDue(today)) : null,
  ];
  return { appName, parts: parts.filter((one) => one !== null), whole, search };
}
