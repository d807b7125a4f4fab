import { sql } from 'api/database';
import type { ListingAsk, ListingSite } from './listing-site.ts';

const COLUMNS = { relevance: 'listing_score', newest: 'created_at', active: 'last_active_at' };

/** The server's own cursor, moved to somebody in the middle of the list. */
export async function deepCursor(
  site: ListingSite,
  sort: NonNullable<ListingAsk['sort']>,
): Promise<string> {
  const { next } = await site.page({ sort });
  const [order, way] = JSON.parse(
    Buffer.from(next ?? '', 'base64url').toString(),
  ) as readonly unknown[];
  const column = sql.ref(COLUMNS[sort]);
  const { rows } = await sql<{ id: string; key: number | Date }>`
    select id, ${column} as key from profiles where visible and gender = 'male'
    order by ${column} desc, id desc limit 1 offset (
      select count(*) / 2 from profiles where visible and gender = 'male')`.execute(site.db);
  const [person] = rows;
  if (person === undefined) throw new Error('bench: nobody in the middle');
  const key = person.key instanceof Date ? person.key.toISOString() : person.key;
  return Buffer.from(JSON.stringify([order, way, key, person.id])).toString('base64url');
}
