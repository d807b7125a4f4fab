import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

/** How far somebody has read a thread now. */
export interface Mark {
  readonly sequence: number;
  readonly at: Date;
}

/**
 * Moves a read mark up to a sequence, never back and never beyond what was written; undefined when it stands there
 * already. Holds the thread, so that what is unread is counted while nobody writes.
 */
export function moveReadMark(
  db: Kysely<Database>,
  {
    threadId,
    readerId,
    sequence,
    now,
  }: { threadId: string; readerId: string; sequence: number; now: Date },
): Promise<Mark | undefined> {
  return db.transaction().execute(async (trx) => {
    const thread = await trx
      .selectFrom('threads')
      .select('last_sequence')
      .where('id', '=', threadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const moved = Math.min(sequence, thread?.last_sequence ?? 0);
    const updated = await trx
      .updateTable('thread_people')
      .set({
        read_sequence: moved,
        read_at: now,
        unread: sql<number>`(
          select count(*) from messages
          where messages.thread_id = ${threadId} and messages.sequence > ${moved}
            and messages.from_id <> ${readerId})`,
      })
      .where('thread_id', '=', threadId)
      .where('profile_id', '=', readerId)
      .where('read_sequence', '<', moved)
      .returning('read_sequence')
      .executeTakeFirst();
    return updated === undefined ? undefined : { sequence: moved, at: now };
  });
}
