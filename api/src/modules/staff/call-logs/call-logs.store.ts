import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { staffName } from '../staff-name.store.ts';

/** Others with the same number that are counted, and those of them that are named. */
const MOST_COUNTED = 100;
const MOST_NAMED = 5;

const SAME_NUMBER = sql<{ count: number; ids: string[] }>`(
  select json_build_object(
    'count', count(*),
    'ids', coalesce((array_agg(other.id order by other.created_at desc, other.id))[1:${sql.lit(MOST_NAMED)}], '{}'))
  from (
    select id, created_at from call_logs same
    where same.app_name = log.app_name and same.phone_digits = log.phone_digits and same.id <> log.id
    limit ${sql.lit(MOST_COUNTED)}
  ) other)`;

/** Entries with their recordings, in the order of their ids; those that are gone are left out. */
export async function findCallLogs(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('call_logs as log')
    .leftJoin('call_files as file', 'file.call_log_id', 'log.id')
    .leftJoin('profiles as member', 'member.id', 'log.profile_id')
    .select([
      ...(['log.id', 'log.app_name', 'log.customer_name', 'log.phone', 'log.status'] as const),
      ...(['log.remark', 'log.profile_id', 'log.assigned_to_id', 'log.followup'] as const),
      ...(['log.follow_up_at', 'log.payment_done', 'log.extra_data'] as const),
      ...(['log.created_at', 'log.updated_at', 'file.file_key', 'file.media_type'] as const),
      ...(['member.name as member_name', 'member.lastName as member_last_name'] as const),
      staffName('log.assigned_to_id').as('assigned_name'),
      SAME_NUMBER.as('same_number'),
    ])
    .where('log.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** A row of `findCallLogs`. */
export type CallLogRow = Awaited<ReturnType<typeof findCallLogs>>[number];
