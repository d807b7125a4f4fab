import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** How many entries a page of the audit trail holds. */
export const AUDIT_PAGE = 50;

/** A place on the trail: beyond this entry, to the older ones or back to the newer ones. */
export interface AuditPlace {
  readonly way: 'next' | 'prev';
  readonly id: number;
}

/** Entries from a place on, one more than a page holds, in the direction that it points; the newest first without one. */
export function listAuditRows(db: Kysely<Database>, place: AuditPlace | null) {
  const back = place?.way === 'prev';
  return db
    .selectFrom('audit_trail')
    .select(['id', 'actor_id', 'action', 'target', 'created_at'])
    .$if(place !== null, (query) => query.where('id', back ? '>' : '<', place?.id ?? 0))
    .orderBy('id', back ? 'asc' : 'desc')
    .limit(AUDIT_PAGE + 1)
    .execute();
}
