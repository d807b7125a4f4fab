import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { retryDeadlocks } from '../../platform/database/deadlocks.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { MessagesTable } from './chat.tables.ts';
import { mayChat, inOrder } from './may-chat.store.ts';
import { openThread } from './threads.store.ts';

export type MessageRow = Selectable<MessagesTable>;

/** A message to store. */
export interface Saying {
  readonly fromId: string;
  readonly toId: string;
  /** Made by the sending device, unique among everything that this sender says. */
  readonly clientId: string;
  readonly body: string;
  readonly now: Date;
}

/** The stored message, new or from an earlier sending of the same; or why there is none. */
export type Said = MessageRow | 'not-allowed' | 'other-message';

/**
 * Stores a message under the next sequence of its thread, once per sender and client id at any node. Writers lock the
 * thread's row, so that sequences have no gaps and follow the commits.
 */
export function storeMessage(db: Kysely<Database>, saying: Saying): Promise<Said> {
  return retryDeadlocks(() => db.transaction().execute((trx) => storeMessageIn(trx, saying)));
}

/** The same within a transaction. */
export async function storeMessageIn(trx: Transaction<Database>, saying: Saying): Promise<Said> {
  const held = await lockThread(trx, saying);
  const known = await findSaid(trx, saying);
  if (known !== undefined) return isOf(known, held?.id) ? known : 'other-message';
  if (!(await mayChat(trx, { from: saying.fromId, to: saying.toId }))) return 'not-allowed';
  const thread = held ?? (await beginThread(trx, saying));
  const added = await addMessage(trx, thread, saying);
  if (added !== undefined) return added;
  // Taken between the look and the writing: by the same sending where the thread began only now, or by another one.
  const taken = await findSaid(trx, saying);
  return taken !== undefined && isOf(taken, thread.id) ? taken : 'other-message';
}

/** Locks the conversation until the transaction ends; undefined where there is none. */
function lockThread(trx: Transaction<Database>, { fromId, toId }: Saying) {
  const { a_id, b_id } = inOrder(fromId, toId);
  return trx
    .selectFrom('threads')
    .select(['id', 'last_sequence', 'last_at'])
    .where('a_id', '=', a_id)
    .where('b_id', '=', b_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function beginThread(trx: Transaction<Database>, saying: Saying) {
  await openThread(trx, [saying.fromId, saying.toId], saying.now);
  const held = await lockThread(trx, saying);
  if (held === undefined) throw new Error('A thread that was just begun is not there.');
  return held;
}

function findSaid(trx: Transaction<Database>, { fromId, clientId }: Saying) {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('from_id', '=', fromId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

function isOf(message: MessageRow, threadId: string | undefined): boolean {
  return message.thread_id === threadId;
}

/** Message, thread and both sides in one statement; undefined when the client id is taken. */
async function addMessage(
  trx: Transaction<Database>,
  thread: { id: string; last_sequence: number; last_at: Date },
  { fromId, clientId, body, now }: Saying,
): Promise<MessageRow | undefined> {
  // Nodes have clocks of their own, and `now` is from before the wait for the thread.
  const at = new Date(Math.max(now.getTime(), thread.last_at.getTime()));
  const { rows } = await sql<MessageRow>`
    with said as (
      insert into messages (id, thread_id, sequence, from_id, client_id, body, created_at)
      values (${randomUUID()}, ${thread.id}, ${thread.last_sequence + 1}, ${fromId}, ${clientId}, ${body}, ${at})
      on conflict (from_id, client_id) do nothing
      returning *
    ), moved as (
      update threads set last_sequence = said.sequence, last_at = said.created_at
      from said where threads.id = said.thread_id
      returning threads.id, threads.last_at
    ), told as (
      update thread_people set last_at = moved.last_at,
        unread = unread + case when profile_id = ${fromId} then 0 else 1 end
      from moved where thread_people.thread_id = moved.id
    )
    select * from said`.execute(trx);
  return rows[0];
}
