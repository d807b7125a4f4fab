import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** Adds to the counts of pages by the hour; `counts` has the hour's ISO time and the page's name. */
export async function addPageViews(
  db: Kysely<Database>,
  counts: readonly { readonly hour: Date; readonly name: string; readonly views: number }[],
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
