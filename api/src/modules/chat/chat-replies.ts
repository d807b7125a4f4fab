import type { PersonSummary } from 'shared-contracts/calls/engagement';
import type { Thread } from 'shared-contracts/calls/messaging';
import { cardOf, type Shown } from '../engagement/engagement.public.ts';
import { firstNameIn, type Viewing } from '../profiles/profiles.public.ts';
import { isFrozen, toMessage, type Standing, type StoredMessage } from './message-replies.ts';
import type { ThreadRow } from './threads.store.ts';

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

type WithLast = ThreadRow & {
  readonly [Column in keyof StoredMessage]: NonNullable<ThreadRow[Column]>;
};

/** Columns of the last message are null before the first. */
function hasLast(row: ThreadRow): row is WithLast {
  return row.id !== null;
}
