import type { Kysely } from 'kysely';
import { askedWithCards } from '../engagement/asked.store.ts';
import type { Database } from '../platform/tables.ts';

/** Invites that one reply carries at most; the count tells of all. */
export const INVITES_SHOWN = 50;

/** Chat requests that wait for this member's answer, the newest first. */
export function listInviteRows(db: Kysely<Database>, profileId: string) {
  return pendingFor(db, profileId)
    .orderBy('asked.created_at', 'desc')
    .orderBy('asked.id', 'desc')
    .limit(INVITES_SHOWN)
    .execute();
}

/** How many chat requests wait for this member's answer. */
export async function countInvites(db: Kysely<Database>, profileId: string): Promise<number> {
  const { count } = await pendingFor(db, profileId)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function pendingFor(db: Kysely<Database>, profileId: string) {
  return askedWithCards(db, 'chat_requests', profileId)
    .where('asked.to_id', '=', profileId)
    .where('asked.accepted', '=', false)
    .where('asked.declined', '=', false);
}
