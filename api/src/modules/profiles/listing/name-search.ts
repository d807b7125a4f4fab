import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Context } from '../../../platform/calls/context.ts';
import { hashSearchedName } from '../../../platform/crypto/keyed-hashes.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { beginningOfName, LAST_LETTER } from '../beginning-of-name.ts';
import { spendDaily } from '../own/daily-budgets.store.ts';
import { openedADay, takePace } from '../view/opened-budgets.ts';
import { fits, isShut, stands, type ListingSlice } from './listing-people.ts';
import { COUNT_FETCH } from './listing.rules.ts';

type Searching = Pick<Context<'member'>, 'db' | 'caller' | 'config' | 'clock' | 'counters'>;

/**
 * Counts a search for a name once a day, however often its list is read, or refuses it with 429; it also counts as an
 * opened profile. Staff leave a trail instead. `secret`: of the keyed hash under which the name is stored.
 */
export async function spendNameSearch(
  { db, caller, config, clock, counters }: Searching,
  q: string,
  secret: string,
): Promise<void> {
  if (caller.role === 'staff') return;
  const now = clock();
  const { day, secondsLeft } = indianDay(now);
  const { rows } = await sql<{ sound: string }>`select ${beginningOfName(q)} as sound`.execute(db);
  const name = { memberId: caller.id, sound: rows[0]?.sound ?? '' };
  const search = { profile_id: caller.id, day, search_hash: hashSearchedName(name, secret) };
  if (await isCounted(db, search)) return;
  await takePace({ caller, config, counters }, search.search_hash);
  const budgets = [
    ['name_search', config.memberBudgets.nameSearches, 'profile.nameBudget'],
    ['profile_view', openedADay(caller, config, now), 'profile.dailyBudget'],
  ] as const;
  await retryDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('name_searches')
        .values(search)
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (added === undefined) return;
      for (const [purpose, most, refusal] of budgets) {
        if (await spendDaily(trx, { memberId: caller.id, purpose, most, now })) continue;
        throw new Refusal(429, refusal, { retryAfter: secondsLeft });
      }
    }),
  );
}

async function isCounted(
  db: Kysely<Database>,
  search: { readonly profile_id: string; readonly day: string; readonly search_hash: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('name_searches')
    .select('day')
    .where('profile_id', '=', search.profile_id)
    .where('day', '=', search.day)
    .where('search_hash', '=', search.search_hash)
    .executeTakeFirst();
  return found !== undefined;
}

type List = Omit<ListingSlice, 'order' | 'position'>;

/**
 * The first of a list whose name or last name begins to sound as `q`, in the order of the names: at most COUNT_FETCH of
 * either, so that a list of more reads '500+'.
 */
export async function findNamesakes(
  db: Kysely<Database>,
  list: List,
  q: string,
): Promise<string[]> {
  return (await namesakes(list, q).execute(db)).rows.map(({ id }) => id);
}

/** The same as a statement. */
export function namesakes(list: List, q: string): RawBuilder<{ id: string }> {
  const slice = { ...list, order: 'relevance', position: null } as const;
  const typed = sql`${beginningOfName(q)} collate "C"`;
  // Of a common name the saved people may come after all that are read.
  const saved =
    list.saved === true
      ? sql`and exists (select from bookmarks
          where from_id = ${list.viewerId} and to_id = person.id)`
      : sql``;
  const by = (first: 'name' | 'lastName', second: 'name' | 'lastName') => {
    const [one, other] = [sql.ref(`person.${first}`), sql.ref(`person.${second}`)];
    const key = sql`phonetic_key(${one} || ' ' || ${other}) collate "C"`;
    return sql`(
      select person.id from profiles as person
      where ${stands(slice)} and ${key} >= ${typed} and ${key} < ${typed} || ${LAST_LETTER}
        and ${fits(slice)} and not ${isShut(slice)} ${saved}
      order by ${key}, person.id limit ${sql.lit(COUNT_FETCH)})`;
  };
  return sql`${by('name', 'lastName')} union ${by('lastName', 'name')}`;
}
