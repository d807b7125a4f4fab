import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { beyond, directionOf, type TimePosition } from '../../../platform/paging/pages.ts';
import { claimState } from './claim-state.store.ts';

/** How many documents a page of the queue shows. */
export const QUEUE_PAGE = 20;

/** Documents that wait, the oldest first, but for the reviewer's own; one more than a page shows. */
export function listQueue(
  db: Kysely<Database>,
  { reviewer, now, position }: { reviewer: string; now: Date; position: TimePosition | null },
) {
  const direction = directionOf(position, 'asc');
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
    .where(({ ref }) => beyond(position, 'asc', ref('doc.submitted_at'), ref('doc.id')))
    .orderBy('doc.submitted_at', direction)
    .orderBy('doc.id', direction)
    .limit(QUEUE_PAGE + 1)
    .execute();
}
