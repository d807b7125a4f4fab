import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UploadKind } from 'shared-contracts/platform/uploads';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/validation/ids.ts';
import type { Piece, UploadsTable } from './uploads.tables.ts';

/** What is not used within so many days is gone (access.md, 'uploads'). */
export const UPLOAD_DAYS = 1;

/** Most files of a member that have begun and not arrived, and most bytes of all that are not used yet. */
export const MOST_OPEN = 3;
export const MOST_BYTES = 200 * 1024 * 1024;

/** One that is open and silent for so long, in ms, gives way to a new one. */
const SILENT_MS = 60_000;

export type StoredUpload = Selectable<UploadsTable>;

export interface NewUpload {
  readonly id: string;
  readonly accountId: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly metadata: string;
  readonly size: number;
  readonly seal: Buffer;
}

/**
 * Begins an upload. Where as many are open as may be, or all of them together would be too large, those that have been
 * silent longest give way, as many as have to; 429 where that makes no room.
 */
export async function beginUpload(
  db: Kysely<Database>,
  { accountId, ...upload }: NewUpload,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One after the other for an account: otherwise ten at once would all find room.
    await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const others = await trx
      .selectFrom('uploads')
      .select(['id', 'size', 'received', 'touched_at'])
      .where('account_id', '=', accountId)
      .orderBy('touched_at')
      .execute();
    const open = others.filter(({ size, received }) => received < size);
    const silent = open.filter(
      ({ touched_at }) => now.getTime() - touched_at.getTime() >= SILENT_MS,
    );
    let count = open.length;
    let bytes = others.reduce((sum, { size }) => sum + size, upload.size);
    while (count >= MOST_OPEN || bytes > MOST_BYTES) {
      const longest = silent.shift();
      // Those that gave way so far come back with the transaction.
      if (longest === undefined) throw tooMany();
      await trx.deleteFrom('uploads').where('id', '=', longest.id).execute();
      count--;
      bytes -= longest.size;
    }
    await trx
      .insertInto('uploads')
      .values({ ...upload, account_id: accountId, created_at: now, touched_at: now })
      .execute();
  });
}

/** An upload of an account that has not expired. */
export async function findUpload(
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  now: Date,
): Promise<StoredUpload | undefined> {
  if (!isId(id)) return undefined;
  return await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now.getTime() - UPLOAD_DAYS * 86_400_000))
    .executeTakeFirst();
}

/** Notes what arrived; false where the upload is gone, or went on elsewhere since it stood at `from`. */
export async function noteReceived(
  db: Kysely<Database>,
  id: string,
  {
    from,
    received,
    pieces,
    now,
  }: {
    readonly from: number;
    readonly received: number;
    readonly pieces: readonly Piece[];
    readonly now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ received, pieces: JSON.stringify(pieces), touched_at: now })
    .where('id', '=', id)
    .where('received', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes an upload away, with its pieces; false where it is gone already. */
export async function endUpload(
  db: Kysely<Database> | Transaction<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function tooMany(): Refusal {
  return new Refusal(429, 'request.tooMany', { retryAfter: SILENT_MS / 1000 });
}
