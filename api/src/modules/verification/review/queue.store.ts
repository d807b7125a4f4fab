import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { claimState } from './claim-state.store.ts';

/** How many documents a page of the queue shows. */
export const QUEUE_PAGE = 20;

/** A place in the queue: behind this document, or before it. */
export interface QueuePlace {
  readonly way: 'next' | 'prev';
  readonly at: Date;
  readonly id: string;
}

/** Documents that wait, the oldest first, but for the reviewer's own; one more than a page shows. */
export function listQueue(
  db: Kysely<Database>,
  { reviewer, now, place }: { reviewer: string; now: Date; place: QueuePlace | null },
) {
  const back = place?.way === 'prev';
  const held = claimState('doc', { id: reviewer, now });
  return db
    .selectFrom('verification_docs as doc')
    .innerJoin('profiles', 'profiles.id', 'doc.profile_id')
    .select(['doc.id', 'doc.doc_type', 'doc.kind', 'doc.submitted_at'])
    .select(['profiles.name', 'profiles.lastName'])
    .select(({ selectFrom, fn }) =>
      selectFrom('verification_pages as page')
        .leftJoin('verification_sheets as sheet', 'sheet.page_id', 'page.id')
        .select(fn.countAll<number>().as('count'))
        .whereRef('page.doc_id', '=', 'doc.id')
        .as('pages'),
    )
    .select(['doc.claimed_until', held.claim.as('claim'), held.holder.as('holder')])
    .where('doc.state', '=', 'pending')
    .where('doc.profile_id', '<>', reviewer)
    .$if(place !== null, (query) =>
      query.where(
        sql<boolean>`(doc.submitted_at, doc.id) ${sql.raw(back ? '<' : '>')} (${place?.at}, ${place?.id})`,
      ),
    )
    .orderBy('doc.submitted_at', back ? 'desc' : 'asc')
    .orderBy('doc.id', back ? 'desc' : 'asc')
    .limit(QUEUE_PAGE + 1)
    .execute();
}
