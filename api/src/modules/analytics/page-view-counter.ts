import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { startJobLoop } from '../../platform/jobs/job-loop.ts';
import { inOrder, type HourCount } from './page-views.rules.ts';

/** Pause between two writes, in ms. A crash loses what came since the last one. */
const WRITE_EVERY_MS = 1000;

/** Counts page views in memory, for all requests of this process. */
export interface PageViewCounter {
  readonly add: (counts: readonly HourCount[]) => void;
  /** Writes what is left, and counts no more. */
  readonly close: () => Promise<void>;
}

/**
 * A counter that writes its sums once a second: everybody opens the same few pages in the same hour, so a write with each
 * request would have them all wait for the same rows. What could not be written is written with the next.
 */
export function createPageViewCounter(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): PageViewCounter {
  let waiting = new Map<string, HourCount>();
  const add = (counts: readonly HourCount[]) => {
    for (const count of counts) {
      const key = `${count.hour.getTime()} ${count.name}`;
      const known = waiting.get(key)?.views ?? 0;
      waiting.set(key, { ...count, views: known + count.views });
    }
  };
  const write = async () => {
    const counts = inOrder([...waiting.values()]);
    waiting = new Map();
    try {
      await addPageViews(db, counts);
    } catch (error) {
      add(counts);
      throw error;
    }
  };
  const writing = startJobLoop(write, { everyMs: WRITE_EVERY_MS, onError });
  return {
    add,
    async close() {
      await writing.close();
      await write().catch(onError);
    },
  };
}

/** Adds to the counts of pages by the hour. */
async function addPageViews(db: Kysely<Database>, counts: readonly HourCount[]): Promise<void> {
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
