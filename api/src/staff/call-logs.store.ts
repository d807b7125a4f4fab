import type { Kysely } from 'kysely';
import { CALL_LOG_PAGE } from 'shared-contracts/calls/call-logs';
import type { Database } from '../platform/tables.ts';

/** One page of a community's call logs, the newest first; pages count from 1. */
export function listCallLogRows(db: Kysely<Database>, appName: string, page: number) {
  return db
    .selectFrom('call_logs as log')
    .leftJoin('call_files as file', 'file.call_log_id', 'log.id')
    .leftJoin('profiles as member', 'member.id', 'log.profile_id')
    .leftJoin('profiles as assigned', 'assigned.id', 'log.assigned_to_id')
    .select([
      'log.id',
      'log.app_name',
      'log.customer_name',
      'log.phone',
      'log.status',
      'log.remark',
      'log.profile_id',
      'log.assigned_to_id',
      'log.followup',
      'log.payment_done',
      'log.extra_data',
      'log.created_at',
      'file.file_key',
      'file.media_type',
      'member.name as member_name',
      'member.lastName as member_last_name',
      'assigned.name as assigned_name',
      'assigned.lastName as assigned_last_name',
    ])
    .where('log.app_name', '=', appName)
    .orderBy('log.created_at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(CALL_LOG_PAGE)
    .offset((page - 1) * CALL_LOG_PAGE)
    .execute();
}

/** A row of `listCallLogRows`. */
export type CallLogRow = Awaited<ReturnType<typeof listCallLogRows>>[number];

/** How many call logs a community has. */
export async function countCallLogs(db: Kysely<Database>, appName: string): Promise<number> {
  const { count } = await db
    .selectFrom('call_logs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_name', '=', appName)
    .executeTakeFirstOrThrow();
  return Number(count);
}
