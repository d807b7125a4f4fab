import type { Message } from 'shared-contracts/calls/messaging';
import type { findConversationContext } from './conversation-context.store.ts';
import type { MessageRow } from './messages.store.ts';

/** A person of a conversation and their relation to the caller. */
export type ConversationContext = NonNullable<Awaited<ReturnType<typeof findConversationContext>>>;

/** What of a message's row is on the wire. */
export type StoredMessage = Omit<MessageRow, 'thread_id'>;
type Reading = Pick<
  ConversationContext,
  'own_id' | 'other_id' | 'my_sequence' | 'my_read_at' | 'their_sequence' | 'their_read_at'
>;
/** What freezes a conversation. */
export type Standing = Pick<
  ConversationContext,
  'shut_out' | 'shut_by' | 'own_hidden' | 'other_hidden'
>;

/** A message as its conversation stands: read as far as the other one's mark goes. */
export function toMessage(row: StoredMessage, reading: Reading): Message {
  const { own_id, other_id } = reading;
  const mine = row.from_id === own_id;
  const [mark, at] = mine
    ? [reading.their_sequence, reading.their_read_at]
    : [reading.my_sequence, reading.my_read_at];
  const read = mark !== null && mark >= row.sequence;
  return {
    id: row.id,
    sequence: row.sequence,
    client_id: row.client_id,
    from: row.from_id,
    to: mine ? other_id : own_id,
    message: row.body,
    created_at: row.created_at.toISOString(),
    read_at: read ? (at ?? row.created_at).toISOString() : null,
  };
}

/** Whether a conversation is read-only: after a block, or while one of the two is hidden by staff. */
export function isFrozen({ shut_out, shut_by, own_hidden, other_hidden }: Standing): boolean {
  return shut_out || shut_by || own_hidden || other_hidden;
}
