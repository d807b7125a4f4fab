import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/tables.ts';
import type { Subject } from './part.ts';
import { notBlockedBy } from './shared-parts.ts';

/** A conversation with somebody. */
export interface Conversation {
  readonly threadId: string;
  /** First name of the other. */
  readonly name: string;
}

/** One's own conversations, the latest first. */
export async function conversationsOf({ db, id }: Subject): Promise<Conversation[]> {
  return db
    .selectFrom('thread_people')
    .innerJoin('profiles as person', 'person.id', 'thread_people.other_id')
    .select(['thread_id as threadId', 'person.name'])
    .where('profile_id', '=', id)
    .where(notBlockedBy(id))
    .orderBy('last_at', 'desc')
    .orderBy('thread_id')
    .execute();
}

/** Messages that are in memory at a time. */
const PAGE = 500;

/** One message of a conversation. */
export interface WrittenMessage {
  readonly isMine: boolean;
  readonly body: string;
  readonly at: Date;
}

/** The messages of a conversation in their order, a page of them at a time. */
export async function* messagesOf(
  db: Kysely<Database>,
  id: string,
  threadId: string,
): AsyncGenerator<WrittenMessage> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .select(['sequence', 'from_id', 'body', 'created_at'])
      .where('thread_id', '=', threadId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE)
      .execute();
    for (const row of rows)
      yield { isMine: row.from_id === id, body: row.body, at: row.created_at };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.sequence;
  }
}
