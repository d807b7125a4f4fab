import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Context } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { beginningOfName, LAST_LETTER } from '../beginning-of-name.ts';
import { spendDaily } from '../own/daily-budgets.store.ts';
import { fits, isShut, stands, type ListingSlice } from './listing-people.ts';

/** Names that a member may search for within a day. */
const SEARCHES_A_DAY = 60;
/** People of one name, at most. */
const NAMESAKES = 500;

/** Counts a search for a name, which also counts as an opened profile, or refuses it with 429; staff leave a trail. */
export async function spendNameSearch({
  db,
  caller,
  config,
  clock,
}: Pick<Context<'member'>, 'db' | 'caller' | 'config' | 'clock'>): Promise<void> {
  if (caller.role === 'staff') return;
  const now = clock();
  const { profileViews } = config.memberBudgets;
  const budgets = [
    ['name_search', SEARCHES_A_DAY, 'profile.nameBudget'],
    ['profile_view', profileViews, 'profile.dailyBudget'],
  ] as const;
  await db.transaction().execute(async (trx) => {
    for (const [purpose, most, refusal] of budgets) {
      if (await spendDaily(trx, { memberId: caller.id, purpose, most, now })) continue;
      throw new Refusal(429, refusal, { retryAfter: indianDay(now).secondsLeft });
    }
  });
}

type List = Omit<ListingSlice, 'order' | 'position'>;

/** The first of a list whose name or last name begins to sound as `q`, in the order of the names, at most NAMESAKES. */
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
  const by = (first: 'name' | 'lastName', second: 'name' | 'lastName') => {
    const [one, other] = [sql.ref(`person.${first}`), sql.ref(`person.${second}`)];
    const key = sql`phonetic_key(${one} || ' ' || ${other}) collate "C"`;
    return sql`(
      select person.id from profiles as person
      where ${stands(slice)} and ${key} >= ${typed} and ${key} < ${typed} || ${LAST_LETTER}
        and ${fits(slice)} and not ${isShut(slice)}
      order by ${key}, person.id limit ${sql.lit(NAMESAKES)})`;
  };
  return sql`${by('name', 'lastName')} union ${by('lastName', 'name')}`;
}
