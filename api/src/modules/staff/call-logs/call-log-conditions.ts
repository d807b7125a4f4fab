import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CallLogFilters } from 'shared-contracts/calls/call-log-filters';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { beginningOf, UNTIMED, type Today } from './call-log-days.rules.ts';

/** A condition on `log`, the name that every statement gives to call logs. */
export type Condition = RawBuilder<SqlBool>;

/** What filters ask for, but for what is due and what is searched. Throws 422 for a caller who cannot be one. */
export function conditionsOf(
  filters: CallLogFilters,
  { appName, callerId }: { readonly appName: string; readonly callerId: string },
): Condition[] {
  const { status, assigned_to_id: to, followup, payment_done: paid, from, to: until } = filters;
  return [
    sql<SqlBool>`log.app_name = ${appName}`,
    filters.id === undefined ? null : sql<SqlBool>`log.id = ${filters.id}`,
    status === undefined ? null : sql<SqlBool>`log.status = ${status}`,
    to === undefined || to === '' ? null : assignedTo(to, callerId),
    followup === undefined ? null : is('log.followup', followup),
    paid === undefined ? null : is('log.payment_done', paid),
    from === undefined ? null : sql<SqlBool>`log.created_at >= ${beginningOf(from)}`,
    until === undefined ? null : sql<SqlBool>`log.created_at < ${beginningOf(until, 1)}`,
  ].filter((one) => one !== null);
}

function assignedTo(to: string, callerId: string): Condition {
  if (to === 'none') return sql`log.assigned_to_id is null`;
  const id = to === 'me' ? callerId : to;
  if (!isId(id)) throw wrongField('assigned_to_id');
  return sql`log.assigned_to_id = ${id}`;
}

function is(column: 'log.followup' | 'log.payment_done', flag: 'true' | 'false'): Condition {
  return flag === 'true' ? sql`${sql.ref(column)}` : sql`not ${sql.ref(column)}`;
}

/** Next calls whose time lies between two moments, the first included, in ms. */
export function timedBetween(from: number | null, until: number): Condition {
  return from === null
    ? sql`log.due_order < ${until}`
    : sql`log.due_order >= ${from} and log.due_order < ${until}`;
}

/** Another call is needed, and no time for it was set. */
export const untimed: Condition = sql`log.due_order >= ${UNTIMED}`;

/** No one waits for a call today. */
export function notDue(today: Today): Condition {
  return sql`(log.due_order is null or (log.due_order >= ${today.ends} and log.due_order < ${UNTIMED}))`;
}

/** What `due` asks for, as one condition. */
export function dueIs(due: NonNullable<CallLogFilters['due']>, today: Today): Condition {
  if (due === 'overdue') return timedBetween(null, today.begins);
  const timed = timedBetween(due === 'today' ? today.begins : null, today.ends);
  return sql`((${timed}) or ${untimed})`;
}

export function all(conditions: readonly Condition[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`;
}
