import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { ADDRESS_MS } from './document-address.ts';

/** Notes that a page is opened; the id of the note is the secret of its address. False where there is no such page. */
export async function addOpening(
  trx: Transaction<Database>,
  opening: {
    readonly id: string;
    readonly docId: string;
    readonly pageId: string;
    readonly openedBy: string;
    readonly uncovered: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, docId, pageId, openedBy, uncovered, now } = opening;
  const page = await trx
    .selectFrom('verification_pages')
    .select('id')
    .where('id', '=', pageId)
    .where('doc_id', '=', docId)
    .executeTakeFirst();
  if (page === undefined) return false;
  await trx
    .insertInto('verification_openings')
    .values({
      ...{ id, doc_id: docId, page_id: pageId },
      ...{ opened_by: openedBy, opened_at: now, uncovered },
    })
    .execute();
  return true;
}

/**
 * Uses an address up and answers its page: while it is young, for a reviewer who still is one and still has the
 * document; undefined for any other, and for one that was used.
 */
export async function useOpening(db: Kysely<Database>, id: string, now: Date) {
  const youngest = new Date(now.getTime() - ADDRESS_MS);
  return db
    .updateTable('verification_openings as opening')
    .set({ used_at: now })
    .from('verification_pages as page')
    .innerJoin('verification_docs as doc', 'doc.id', 'page.doc_id')
    .innerJoin('accounts', 'accounts.id', 'doc.claimed_by')
    .where('opening.id', '=', id)
    .where('opening.used_at', 'is', null)
    .where('opening.opened_at', '>', youngest)
    .whereRef('page.id', '=', 'opening.page_id')
    .whereRef('doc.claimed_by', '=', 'opening.opened_by')
    .where('doc.claimed_until', '>', now)
    .where('doc.state', '=', 'pending')
    .where('accounts.role', '=', 'staff')
    .where(sql<boolean>`'reviewer' = any(accounts.duties)`)
    .returning(['page.file_key', 'page.media_type', 'page.key_id', 'page.wrapped_key'])
    .executeTakeFirst();
}
