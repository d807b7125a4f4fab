import type { Kysely } from 'kysely';
import { TRAIL_PAGE } from 'shared-contracts/calls/trails';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { personName } from 'shared-contracts/domain/person-name';
import type { Database } from '../../../platform/database/tables.ts';
import { beyond, type TimePosition } from '../../../platform/paging/pages.ts';

/** Entries of a profile from a place on, one more than a page holds, the newest first. */
export function listTrailRows(
  db: Kysely<Database>,
  profileId: string,
  position: TimePosition | null,
) {
  return db
    .selectFrom('trails')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where(({ ref }) => beyond(position, 'desc', ref('created_at'), ref('id')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TRAIL_PAGE + 1)
    .execute();
}

/** An entry of `listTrailRows`. */
export type TrailRow = Awaited<ReturnType<typeof listTrailRows>>[number];

/** A new entry; `id` is the page's own where it has one. */
export interface NewTrail {
  readonly id: string;
  readonly profileId: string;
  readonly note: string;
  readonly status: CallStatus | null;
  readonly by: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** Adds an entry; undefined where there is one of this id already. */
export function addTrailRow(db: Kysely<Database>, { by, profileId, now, ...entry }: NewTrail) {
  return db
    .insertInto('trails')
    .values({
      ...entry,
      profile_id: profileId,
      by_id: by.id,
      by_name: by.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The entry of this id, if this person made it for this profile. */
export function findOwnTrail(db: Kysely<Database>, { id, profileId, by }: NewTrail) {
  return db
    .selectFrom('trails')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('by_id', '=', by.id)
    .executeTakeFirst();
}

/** Whether there is a profile of this id, whatever its state. */
export async function isProfile(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** What somebody of the staff is called; by the address without a profile. */
export async function callerName(
  db: Kysely<Database>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const own = await db
    .selectFrom('profiles')
    .select(['name', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return own === undefined ? email : personName(own);
}
