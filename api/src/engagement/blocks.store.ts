import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

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
  const blocks = [await hasBlock(db, one, other), await hasBlock(db, other, one)];
  return blocks.includes(true);
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
