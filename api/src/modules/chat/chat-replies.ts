import type { PersonSummary } from 'shared-contracts/calls/engagement';
import type { Message, Thread } from 'shared-contracts/calls/messaging';
import { cardOf, type Shown } from '../engagement/engagement.public.ts';
import { firstNameIn, type Viewing } from '../profiles/profiles.public.ts';
import type { findConversationContext } from './conversation-context.store.ts';
import type { MessageRow } from './messages.store.ts';
import type { ThreadRow } from './threads.store.ts';

/** A person of a conversation and their relation to the caller. */
export type ConversationContext = NonNullable<Awaited<ReturnType<typeof findConversationContext>>>;

type Stored = Omit<MessageRow, 'thread_id'>;
type Reading = Pick<
  ConversationContext,
  'own_id' | 'other_id' | 'my_sequence' | 'my_read_at' | 'their_sequence' | 'their_read_at'
>;
type Standing = Pick<ConversationContext, 'shut_out' | 'shut_by' | 'own_hidden' | 'other_hidden'>;

/** A message as its conversation stands: read as far as the other one's mark goes. */
export function toMessage(row: Stored, reading: Reading): Message {
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

/** A conversation in the list. */
export function toThread(row: ThreadRow, viewing: Viewing): Thread {
  const frozen = isFrozen(row);
  return {
    with: row.other_id,
    with_profile: seenCard(row, viewing) ?? NAMELESS,
    last: hasLast(row) ? toMessage(row, row) : null,
    unread: frozen ? 0 : row.unread,
    frozen,
  };
}

/** Whether a conversation is read-only: after a block, or while one of the two is hidden by staff. */
export function isFrozen({ shut_out, shut_by, own_hidden, other_hidden }: Standing): boolean {
  return shut_out || shut_by || own_hidden || other_hidden;
}

/**
 * What a conversation shows of the other person: nothing to the blocked one, nor of a hidden person; the two look alike
 * on purpose. The blocker keeps the first name, to recognise whom to unblock.
 */
export function seenCard(row: Standing & Shown, viewing: Viewing): PersonSummary | null {
  if (row.shut_by || row.other_hidden) return null;
  return row.shut_out
    ? { ...NAMELESS, name: firstNameIn(viewing.language, row) }
    : cardOf(row, viewing);
}

const NAMELESS: PersonSummary = { name: '', lastName: '', pics: [], primary_profile_pic: null };

type WithLast = ThreadRow & { readonly [Column in keyof Stored]: NonNullable<ThreadRow[Column]> };

/** Columns of the last message are null before the first. */
function hasLast(row: ThreadRow): row is WithLast {
  return row.id !== null;
}
