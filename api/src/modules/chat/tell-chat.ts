import type { Message } from 'shared-contracts/calls/messaging';
import type { Context } from '../../platform/calls/context.ts';
import { findConversationContext } from './conversation-context.store.ts';
import { countUnreadOf } from './counts.store.ts';
import { isFrozen, toMessage } from './message-replies.ts';
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

/** Pushes messages that another change has just stored to both of their people, the caller being one. */
export async function tellStored(
  context: Context<'member'>,
  otherId: string,
  rows: readonly MessageRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const meeting = await findConversationContext(context.db, context.caller.id, otherId);
  if (meeting === undefined || isFrozen(meeting)) return;
  for (const row of rows) await tellMessage(context, toMessage(row, meeting));
}

/** Pushes a message to both of its people, and its count to whom it was written. */
export async function tellMessage(context: Telling, message: Message): Promise<void> {
  context.pushes.push(message.to, 'message', { message });
  context.pushes.push(message.from, 'message', { message });
  await tellCounts(context, [message.to]);
}
