import { sql } from 'kysely';
import type { AppParts } from '../../platform/calls/context.ts';
import { recurringJob, type AnyJobKind } from '../../platform/jobs/job-kind.ts';

/** How long after the decision a document's files are kept, in days (readings, 'Law'). */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Documents that one statement forgets. */
const BATCH = 200;

/**
 * Takes away what is not needed once a decision is 30 days old: files, openings and words. Type, decision, date and
 * reviewer stay. The files follow by jobs that the database writes.
 */
export function forgetDocuments(
  { db, clock, log }: Pick<AppParts, 'db' | 'clock' | 'log'>,
  everyMs: number,
): AnyJobKind {
  return recurringJob('document-retention', everyMs, async ({ signal }) => {
    const oldest = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
    for (;;) {
      signal.throwIfAborted();
      const forgotten = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          update verification_docs set file_key = null, reason = case when reason is null then null else '' end
          where id = any(array(
            select id from verification_docs
            where decided_at <= ${oldest} and (reason <> '' or file_key is not null or exists (
              select from verification_pages where doc_id = verification_docs.id))
            limit ${BATCH} for update skip locked))
          returning id`.execute(trx);
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return 0;
        // Openings go with their pages.
        await trx.deleteFrom('verification_pages').where('doc_id', 'in', ids).execute();
        return ids.length;
      });
      if (forgotten > 0) log.info({ forgotten }, 'documents forgotten');
      if (forgotten < BATCH) return;
    }
  });
}
