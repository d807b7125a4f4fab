import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import type { HourCount } from './page-views.rules.ts';

/** Adds to the counts of pages by the hour. */
export async function addPageViews(
  db: Kysely<Database>,
  counts: readonly HourCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('page_views')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(['hour', 'name']).doUpdateSet({
        views: sql`page_views.views + excluded.views`,
      }),
    )
    .execute();
}
