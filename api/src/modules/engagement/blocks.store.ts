import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { beyond, directionOf, TIME_PAGE, type TimePosition } from '../../platform/paging/pages.ts';
import { hasBlocked, noBlockBetween } from '../profiles/profiles.public.ts';

/** Blocks a person; blocking twice is blocking once: false. */
export async function addBlock(
  db: Kysely<Database>,
  { blockerId, blockedId, now }: { blockerId: string; blockedId: string; now: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .returning('blocked_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Hides a profile from visitors, or the blocked person finds it by signing out; unless its owner chose otherwise under
 * an earlier block. Returns whether that changed anything.
 */
export async function hideFromVisitors(
  db: Kysely<Database>,
  { blockerId, blockedId }: { readonly blockerId: string; readonly blockedId: string },
): Promise<boolean> {
  const hidden = await db
    .updateTable('profiles')
    .set({ visitors_allowed: false })
    .where('id', '=', blockerId)
    .where('visitors_allowed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocked_id')
            .where('blocker_id', '=', blockerId)
            .where('blocked_id', '<>', blockedId)
            .whereRef('created_at', '<=', 'profiles.visitors_chosen_at'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return hidden !== undefined;
}

/** Takes a block back; false when there is none. */
export async function dropBlock(
  db: Kysely<Database>,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .returning('blocked_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Whether either of two people blocks the other. */
export async function hasBlockBetween(
  db: Kysely<Database>,
  one: string,
  other: string,
): Promise<boolean> {
  const { isFree } = await db
    .selectNoFrom(noBlockBetween(one, other).as('isFree'))
    .executeTakeFirstOrThrow();
  return !isFree;
}

/** Whether one person blocks another. */
export async function hasBlock(
  db: Kysely<Database>,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  const { isBlocked } = await db
    .selectNoFrom(hasBlocked(blockerId, blockedId).as('isBlocked'))
    .executeTakeFirstOrThrow();
  return isBlocked;
}

/** Whom a member has blocked, the latest first. */
export function listBlockedRows(
  db: Kysely<Database>,
  blockerId: string,
  position: TimePosition | null,
) {
  return db
    .selectFrom('blocks')
    .innerJoin('profiles as person', 'person.id', 'blocks.blocked_id')
    .select(['person.id', 'person.name', 'person.name_devanagari', 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .where(({ ref }) =>
      beyond(position, 'desc', ref('blocks.created_at'), ref('blocks.blocked_id')),
    )
    .orderBy('blocks.created_at', directionOf(position, 'desc'))
    .orderBy('blocks.blocked_id', directionOf(position, 'desc'))
    .limit(TIME_PAGE + 1)
    .execute();
}
