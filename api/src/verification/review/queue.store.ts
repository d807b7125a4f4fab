import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/tables.ts';

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
  return db
    .selectFrom('verification_docs as doc')
    .innerJoin('profiles', 'profiles.id', 'doc.profile_id')
    .select(['doc.id', 'doc.doc_type', 'doc.kind', 'doc.submitted_at'])
    .select(['profiles.name', 'profiles.lastName'])
    .select(({ selectFrom, fn }) =>
      selectFrom('verification_pages')
        .select(fn.countAll<number>().as('count'))
        .whereRef('doc_id', '=', 'doc.id')
        .as('pages'),
    )
    .select(
      sql<'mine' | 'other' | null>`case
        when doc.claimed_until is null or doc.claimed_until <= ${now} then null
        when doc.claimed_by = ${reviewer} then 'mine'
        when doc.claimed_by is not null then 'other' end`.as('claim'),
    )
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
