import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { touch } from './profiles.store.ts';

/** How long a member counts as still here without another note in the database, in ms. */
export const ACTIVITY_MS = 10 * 60 * 1000;

/** Members kept in mind at most; beyond that the database alone decides for a while. */
const REMEMBERED = 20_000;

/** Notes that a member is here, with a statement at most every ACTIVITY_MS for each of them. */
export function createActivity(): (
  db: Kysely<Database>,
  memberId: string,
  now: Date,
) => Promise<void> {
  const noted = new Map<string, number>();
  return async (db, memberId, now) => {
    const since = now.getTime() - ACTIVITY_MS;
    if ((noted.get(memberId) ?? -Infinity) > since) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(memberId, now.getTime());
    // Another node may have noted it since: the statement looks again.
    await touch(db, memberId, now, new Date(since));
  };
}
