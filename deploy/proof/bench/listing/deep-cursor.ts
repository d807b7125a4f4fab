import { sql } from 'api/database';
import type { ListingAsk, ListingSite } from './listing-site.ts';

const RANKS = {
  relevance: sql.ref('listing_score'),
  newest: sql.ref('created_at'),
  active: sql`date_bin('1 hour', last_active_at, timestamptz '2000-01-01 00:00:00+00')`,
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a listing score can reach. */
const MOST_POINTS = 9999;

/** A cursor of the server's own kind, at somebody in the middle of the list. */
export async function deepCursor(
  site: ListingSite,
  sort: NonNullable<ListingAsk['sort']>,
): Promise<string> {
  const rank = RANKS[sort];
  const { rows } = await sql<{ id: string; key: number | Date }>`
    select id, ${rank} as key from profiles where visible and gender = 'male'
    order by ${rank} desc, id desc limit 1 offset (
      select count(*) / 2 from profiles where visible and gender = 'male')`.execute(site.db);
  const [person] = rows;
  if (person === undefined) throw new Error('bench: nobody in the middle');
  const { next } = site.paging({ sort }).cut([person, person], {
    size: 1,
    position: null,
    keyOf: ({ key, id }) => {
      if (key instanceof Date) return [key.toISOString(), id];
      // Beyond the bands of the order by relevance: day, edge and newcomers of the walk come with it.
      return [key, id, [Math.floor(Date.now() / DAY_MS), MOST_POINTS, id, null]];
    },
  });
  return next ?? '';
}
