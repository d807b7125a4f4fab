import { sql, type Transaction } from 'kysely';
import { hasDuty } from 'shared-contracts/calls/call';
import type { assignCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { noCallLog, tellAssigned, type Staff } from './call-log-calls.ts';
import { callersAmong, storeNames } from './call-log-people.store.ts';
import { movedOn } from './save-call-log.store.ts';

/** Assigns entries to a caller, to none, or evenly to several: all of them, or none. */
export const answerAssignCallLogs: Handler<typeof assignCallLogs> = async (
  { body: { ids: named, to } },
  context,
) => {
  const { db, caller, clock } = context;
  const ids = [...new Set(named)];
  const callers = to === null ? [] : [...new Set([to].flat())];
  const known = await callersAmong(db, callers);
  if (callers.some((one) => !known.has(one))) throw wrongField('to');
  // Dealt like cards.
  const dealt = ids.map((id, at) => ({ id, to: callers[at % callers.length] ?? null }));
  const { changed, rows } = await db.transaction().execute(async (trx) => {
    const held = await lockOwn(trx, context, ids);
    const before = new Map(held.map((one) => [one.id, one.assigned_to_id]));
    const others = dealt.filter((one) => before.get(one.id) !== one.to);
    await give(trx, others, clock());
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'call_logs.assign',
      target: null,
      now: clock(),
      detail: {
        ids,
        to: callers,
      },
    });
    const stored = await trx
      .selectFrom('call_logs')
      .select(['id', 'assigned_to_id', 'updated_at'])
      .where('id', 'in', ids)
      .execute();
    return { changed: others, rows: new Map(stored.map((one) => [one.id, one])) };
  });
  tellAssigned(context, changed);
  const data = ids
    .map((id) => rows.get(id))
    .filter((row) => row !== undefined)
    .map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
  return { data };
};

async function give(
  trx: Transaction<Database>,
  dealt: readonly { readonly id: string; readonly to: string | null }[],
  now: Date,
): Promise<void> {
  if (dealt.length === 0) return;
  const [ids, callers] = [dealt.map(({ id }) => id), dealt.map(({ to }) => to)];
  await sql`
    update call_logs set assigned_to_id = given.caller, updated_at = ${movedOn(now)}
    from unnest(${ids}::uuid[], ${callers}::uuid[]) as given (id, caller)
    where call_logs.id = given.id`.execute(trx);
  await storeNames(trx, ids);
}

/**
 * Holds entries until the transaction ends, in one order for everybody. Throws 404 unless all of them are there and are
 * the caller's to give: a manager's all, those of a caller the caller's own and unassigned ones.
 */
export async function lockOwn(
  trx: Transaction<Database>,
  { caller }: Staff,
  ids: readonly string[],
) {
  const held = await trx
    .selectFrom('call_logs')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const isManager = hasDuty({ duty: 'manager' }, caller.duties);
  const mine = held.filter(
    ({ assigned_to_id: to }) => isManager || to === null || to === caller.id,
  );
  if (mine.length < ids.length) throw noCallLog();
  return mine;
}
