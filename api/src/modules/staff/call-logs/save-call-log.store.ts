import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { CallLogEntry } from './call-log-form.ts';

/** `updated_at` always moves, so that two changes in one ms are still two. */
export const movedOn = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, call_logs.updated_at + interval '1 ms')`;

/** Id of the entry that a caller created under a client id; undefined without one. */
export async function findCreated(
  db: Kysely<Database>,
  createdBy: string,
  clientId: string | null,
): Promise<string | undefined> {
  if (clientId === null) return undefined;
  const found = await db
    .selectFrom('call_logs')
    .select('id')
    .where('created_by', '=', createdBy)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found?.id;
}

/** Adds an entry; false where its creator's client id is taken. */
export async function addCallLog(
  trx: Transaction<Database>,
  { id, appName, createdBy, clientId, entry, now }: NewCallLog,
): Promise<boolean> {
  const added = await trx
    .insertInto('call_logs')
    .values({
      ...columnsOf(entry),
      id,
      app_name: appName,
      created_by: createdBy,
      client_id: clientId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((other) => other.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export interface NewCallLog {
  readonly id: string;
  readonly appName: string;
  readonly createdBy: string;
  readonly clientId: string | null;
  readonly entry: CallLogEntry;
  readonly now: Date;
}

/** Holds an entry until the transaction ends; undefined where there is none. */
export function lockCallLog(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('call_logs')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** An entry as `lockCallLog` has it. */
export type HeldCallLog = NonNullable<Awaited<ReturnType<typeof lockCallLog>>>;

/** Writes all of an entry. */
export async function storeCallLog(
  trx: Transaction<Database>,
  id: string,
  { appName, entry, now }: { appName: string; entry: CallLogEntry; now: Date },
): Promise<void> {
  await trx
    .updateTable('call_logs')
    .set({ ...columnsOf(entry), app_name: appName, updated_at: movedOn(now) })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ extra_data: extra, ...entry }: CallLogEntry) {
  return { ...entry, extra_data: JSON.stringify(extra) };
}
