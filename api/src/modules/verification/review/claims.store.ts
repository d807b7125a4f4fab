import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { claimRow, isHeldBy, type Reviewer } from './claim-state.store.ts';

/** Whether a reviewer has a document now. */
const isHeld = (reviewer: Reviewer) => isHeldBy('doc', reviewer);

/** A document as far as a reviewer may know of it: somebody else's. */
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
    .selectFrom('verification_pages')
    .select(['id', 'media_type', 'bytes', isOpenedBy(reviewer).as('opened')])
    .where('doc_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...doc, pages };
}

/** Whether a reviewer has fetched a page; to be said of `verification_pages`. */
const isOpenedBy = (reviewer: string) => sql<boolean>`exists (
  select from verification_openings opening
  where opening.page_id = verification_pages.id and opening.opened_by = ${reviewer}
    and opening.used_at is not null)`;

/** Whether a reviewer has opened every page of a document; never of one without pages. */
export async function isAllOpened(
  trx: Transaction<Database>,
  id: string,
  reviewer: string,
): Promise<boolean> {
  const pages = await trx
    .selectFrom('verification_pages')
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
      ...{ state: approve ? 'approved' : 'rejected', reason: approve ? null : reason },
      ...{ decided_at: reviewer.now, decided_by: reviewer.id },
      ...{ claimed_by: null, claimed_until: null },
    })
    .where('doc.id', '=', id)
    .where('doc.state', '=', 'pending')
    .where(isHeld(reviewer))
    .returning('doc.id')
    .executeTakeFirst();
  return decided !== undefined;
}
