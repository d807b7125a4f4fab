import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import type { DataExportsTable } from './data-export.tables.ts';

export type DataExport = Selectable<DataExportsTable>;

/** The job that makes an export. */
export const DATA_EXPORT = 'data-export';

/** One is made at most so often, and its file stays as long: a day, in ms. */
export const EXPORT_MS = 24 * 60 * 60 * 1000;
/** After this time an unfinished export is given up, in ms; another may be requested then. */
export const MAKING_MS = 60 * 60 * 1000;

const newKey = () => `exports/${randomUUID()}.zip`;

/**
 * Begins an export with its job; false if one is being made or was requested less than a day ago. `first` is called for
 * the first one of an account and may refuse it.
 */
export async function beginExport(
  trx: Transaction<Database>,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - EXPORT_MS);
  const givenUp = new Date(now.getTime() - MAKING_MS);
  const { rows } = await sql<{ is_first: boolean }>`
    insert into data_exports (account_id, file_key, session_id, requested_at)
      select id, ${newKey()}, ${sessionId}::uuid, ${now}::timestamptz from accounts where id = ${accountId}
    on conflict (account_id) do update
      set file_key = excluded.file_key, session_id = excluded.session_id, state = 'making',
        percent = 0, bytes = null, expires_at = null, requested_at = excluded.requested_at
      where data_exports.requested_at <= ${dayAgo}
        or (data_exports.state = 'making' and data_exports.requested_at <= ${givenUp})
    returning xmax = 0 as is_first`.execute(trx);
  const [begun] = rows;
  if (begun === undefined) return false;
  if (begun.is_first) await first();
  await enqueue(trx, {
    kind: DATA_EXPORT,
    key: accountId,
    accountId,
    payload: { account_id: accountId },
    runAt: now,
    expiresAt: new Date(now.getTime() + MAKING_MS),
  });
  return true;
}

/** The export of an account as it stands. */
export function findExport(
  db: Kysely<Database>,
  accountId: string,
): Promise<DataExport | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Gives an export that is to be made the key of a new file; null where there is none to be made. */
export async function beginAttempt(
  db: Kysely<Database>,
  accountId: string,
): Promise<string | null> {
  const begun = await db
    .updateTable('data_exports')
    .set({ file_key: newKey(), percent: 0 })
    .where('account_id', '=', accountId)
    .where('state', '=', 'making')
    .returning('file_key')
    .executeTakeFirst();
  return begun?.file_key ?? null;
}

/** Says how far an attempt is; false where it is not wanted any more. */
export async function noteProgress(
  db: Kysely<Database>,
  fileKey: string,
  percent: number,
): Promise<boolean> {
  const noted = await db
    .updateTable('data_exports')
    .set({ percent })
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** The file is there; false where its account is gone, or another attempt has taken its place. */
export async function finishExport(
  trx: Transaction<Database>,
  { fileKey, bytes, expiresAt }: { fileKey: string; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('data_exports')
    .set({ state: 'ready', percent: 100, bytes, expires_at: expiresAt })
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Whether a session that got an address of this file runs, and the file is still to be had. */
export async function mayFetch(
  db: Kysely<Database>,
  { fileKey, sessionId, now }: { fileKey: string; sessionId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('data_exports')
    .innerJoin('sessions', 'sessions.account_id', 'data_exports.account_id')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('data_exports.state', '=', 'ready')
    .where('data_exports.expires_at', '>', now)
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
