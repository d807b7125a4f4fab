import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { isRunning, type SessionLimits } from '../../accounts/accounts.public.ts';
import { ADDRESS_MS } from './document-address.ts';

/** Notes that a page is opened; the id of the note is the secret of its address. False where there is no such page. */
export async function addOpening(
  trx: Transaction<Database>,
  opening: {
    readonly id: string;
    readonly docId: string;
    /** Id of the page's picture. */
    readonly sheetId: string;
    readonly openedBy: string;
    readonly sessionId: string;
    readonly uncovered: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, docId, sheetId, openedBy, sessionId, uncovered, now } = opening;
  const sheet = await trx
    .selectFrom('verification_sheets')
    .select('page_id')
    .where('id', '=', sheetId)
    .where('doc_id', '=', docId)
    .executeTakeFirst();
  if (sheet === undefined) return false;
  await trx
    .insertInto('verification_openings')
    .values({
      id,
      doc_id: docId,
      page_id: sheet.page_id,
      sheet_id: sheetId,
      opened_by: openedBy,
      session_id: sessionId,
      opened_at: now,
      uncovered,
    })
    .execute();
  return true;
}

/**
 * Uses an address up and answers its picture: while it is young and its session runs, for a reviewer who still is one and still has the
 * document; undefined for any other, and for one that was used.
 */
export async function useOpening(
  db: Kysely<Database>,
  id: string,
  { now, limits }: { readonly now: Date; readonly limits: SessionLimits },
) {
  const youngest = new Date(now.getTime() - ADDRESS_MS);
  return db
    .updateTable('verification_openings as opening')
    .set({ used_at: now })
    .from('verification_sheets as sheet')
    .innerJoin('verification_docs as doc', 'doc.id', 'sheet.doc_id')
    .innerJoin('accounts', 'accounts.id', 'doc.claimed_by')
    .innerJoin('sessions', (join) => join.on(isRunning('sessions', limits)))
    .where('opening.id', '=', id)
    .where('opening.used_at', 'is', null)
    .where('opening.opened_at', '>', youngest)
    .whereRef('sheet.id', '=', 'opening.sheet_id')
    .whereRef('sessions.id', '=', 'opening.session_id')
    .whereRef('doc.claimed_by', '=', 'opening.opened_by')
    .where('doc.claimed_until', '>', now)
    .where('doc.state', '=', 'pending')
    .where('accounts.role', '=', 'staff')
    .where(sql<boolean>`'reviewer' = any(accounts.duties)`)
    .returning(['sheet.file_key', 'sheet.key_id', 'sheet.wrapped_key'])
    .executeTakeFirst();
}
