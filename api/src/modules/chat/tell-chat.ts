import type { Message } from 'shared-contracts/calls/messaging';
import type { Context } from '../../platform/calls/context.ts';
import { countUnreadOf } from './counts.store.ts';
import type { MessageRow } from './messages.store.ts';

type Telling = Pick<Context, 'db' | 'pushes' | 'log'>;

/** Pushes the unread count to all pages of these people. If counting fails, pages fetch it later. */
export async function tellCounts({ db, pushes, log }: Telling, ids: readonly string[]) {
  try {
    for (const { id, unread, asOf } of await countUnreadOf(db, ids)) {
      pushes.push(id, 'publish', { chat_count: unread }, asOf);
    }
  } catch (err) {
    log.warn({ err }, 'unread counts could not be pushed');
  }
}

/** Pushes a message that another change has just stored to both of its people, the caller being one. */
export async function tellStored(
  context: Context<'member'>,
  otherId: string,
  stored: MessageRow,
): Promise<void> {
  const { id, sequence, client_id, from_id: from, body: message, created_at } = stored;
  await tellMessage(context, {
    id,
    sequence,
    client_id,
    from,
    to: from === otherId ? context.caller.id : otherId,
    message,
    created_at: created_at.toISOString(),
    read_at: null,
  });
}

/** Pushes a message to both of its people, and its count to whom it was written. */
export async function tellMessage(context: Telling, message: Message): Promise<void> {
  context.pushes.push(message.to, 'message', { message });
  context.pushes.push(message.from, 'message', { message });
  await tellCounts(context, [message.to]);
}
