import { sql, type Kysely } from 'kysely';
import { GUN_MILAN_OF } from 'shared-contracts/calls/listing-filters';
import type { Rashi } from 'shared-contracts/domain/birth-name/mansions';
import type { Gender } from 'shared-contracts/domain/profile';
import type { Database } from '../../../platform/database/tables.ts';
import { totalBetween } from '../gun-milan/points.ts';
import { matchingGender } from '../profiles.rules.ts';
import { peopleOf, type ListingSlice } from './listing-people.ts';

interface Row {
  id: string;
  birthname: string | null;
  rashi: Rashi | null;
  my_birthname: string | null;
  my_rashi: Rashi | null;
}

/**
 * The people with at least `from` points, among the first GUN_MILAN_OF of a list. Points are computed per pair, so SQL
 * cannot filter by them. `isCut`: the list goes on behind those who were looked at.
 */
export async function findByPoints(
  db: Kysely<Database>,
  list: Omit<ListingSlice, 'position'> & { readonly gender: Gender },
  from: number,
): Promise<{ ids: string[]; isCut: boolean }> {
  const people = peopleOf({ ...list, position: null }, GUN_MILAN_OF + 1);
  const { rows } = await sql<Row>`
    select person.id, person.birthname, person.rashi, me.birthname as my_birthname, me.rashi as my_rashi
    from (${people}) as found
    join profiles as person on person.id = found.id
    left join profiles as me on me.id = ${list.viewerId}
    order by found.rank desc, found.id desc`.execute(db);
  const ids = rows.slice(0, GUN_MILAN_OF).flatMap((row) => {
    const me = {
      gender: matchingGender(list.gender),
      birthname: row.my_birthname,
      rashi: row.my_rashi,
      mangal_dosh: null,
    };
    const { id, birthname, rashi } = row;
    const total = totalBetween(me, { gender: list.gender, birthname, rashi, mangal_dosh: null });
    return total !== null && total >= from ? [id] : [];
  });
  return { ids, isCut: rows.length > GUN_MILAN_OF };
}
