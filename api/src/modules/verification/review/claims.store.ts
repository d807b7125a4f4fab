import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { claimRow, isHeldBy, type Reviewer } from './claim-state.store.ts';

/** Whether a reviewer has a document now. */
const isHeld = (reviewer: Reviewer) => isHeldBy('doc', reviewer);

/** A document as far as a reviewer may know of it: another member's. */
export async function findForeignDoc(db: Kysely<Database>, id: string, reviewer: Reviewer) {
  return db
    .selectFrom('verification_docs as doc')
    .select(['doc.profile_id', 'doc.doc_type', 'doc.state'])
    .select(isHeld(reviewer).as('isHeld'))
    .where('doc.id', '=', id)
    .where('doc.profile_id', '<>', reviewer.id)
    .executeTakeFirst();
}

/** Gives a waiting document to a reviewer, or leaves it with him longer; false where another one has it. */
export function claim(
  trx: Transaction<Database>,
  id: string,
  reviewer: Reviewer & { readonly until: Date },
): Promise<boolean> {
  return claimRow(trx, { table: 'verification_docs', waiting: 'pending' }, id, reviewer);
}

/** What a reviewer works with, and which pages this one has opened. */
export async function findClaimed(db: Kysely<Database>, id: string, reviewer: string) {
  const doc = await db
    .selectFrom('verification_docs as doc')
    .innerJoin('profiles', 'profiles.id', 'doc.profile_id')
    .select(['doc.id', 'doc.doc_type', 'doc.kind', 'doc.submitted_at', 'doc.claimed_until'])
    .select(['profiles.name', 'profiles.lastName', 'profiles.gender', 'profiles.birthdate'])
    .select(['profiles.current_city', 'profiles.work', 'profiles.occupation'])
    .select(['profiles.property_details', 'profiles.annual_income'])
    .where('doc.id', '=', id)
    .executeTakeFirst();
  if (doc === undefined) return undefined;
  const pages = await db
    .selectFrom('verification_sheets')
    .select(['id', 'bytes', isOpenedBy(reviewer).as('opened')])
    .where('doc_id', '=', id)
    .orderBy('position')
    .execute();
  const undrawn = await listUndrawn(db, id);
  return { ...doc, pages, undrawn: undrawn.length };
}

/** Files of a document whose pages no one has drawn: those of before, of older code, and what cannot be drawn. */
export function listUndrawn(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('verification_pages as page')
    .select(['page.id', 'page.file_key', 'page.media_type', 'page.key_id', 'page.wrapped_key'])
    .where('page.doc_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('verification_sheets')
            .select('verification_sheets.id')
            .whereRef('verification_sheets.page_id', '=', 'page.id'),
        ),
      ),
    )
    .orderBy('page.position')
    .execute();
}

/** Whether a reviewer has fetched a page; to be said of `verification_sheets`. */
const isOpenedBy = (reviewer: string) => sql<boolean>`exists (
  select from verification_openings opening
  where opening.sheet_id = verification_sheets.id and opening.opened_by = ${reviewer}
    and opening.used_at is not null)`;

/** Whether a reviewer has opened every page of a document; never of one with a file that is not drawn. */
export async function isAllOpened(
  trx: Transaction<Database>,
  id: string,
  reviewer: string,
): Promise<boolean> {
  if ((await listUndrawn(trx, id)).length > 0) return false;
  const pages = await trx
    .selectFrom('verification_sheets')
    .select(isOpenedBy(reviewer).as('opened'))
    .where('doc_id', '=', id)
    .execute();
  return pages.length > 0 && pages.every(({ opened }) => opened);
}

/** Decides a waiting document that the reviewer has; false where that is not so any more. */
export async function decide(
  trx: Transaction<Database>,
  id: string,
  { approve, reason, reviewer }: { approve: boolean; reason: string; reviewer: Reviewer },
): Promise<boolean> {
  const decided = await trx
    .updateTable('verification_docs as doc')
    .set({
      state: approve ? 'approved' : 'rejected',
      reason: approve ? null : reason,
      decided_at: reviewer.now,
      decided_by: reviewer.id,
      claimed_by: null,
      claimed_until: null,
    })
    .where('doc.id', '=', id)
    .where('doc.state', '=', 'pending')
    .where(isHeld(reviewer))
    .returning('doc.id')
    .executeTakeFirst();
  return decided !== undefined;
}
