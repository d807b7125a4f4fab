import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** Blocks a person; blocking twice is blocking once. */
export async function addBlock(
  db: Kysely<Database>,
  { blockerId, blockedId, now }: { blockerId: string; blockedId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();
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

/** Whether one person blocks another. */
export async function hasBlock(
  db: Kysely<Database>,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return found !== undefined;
}
