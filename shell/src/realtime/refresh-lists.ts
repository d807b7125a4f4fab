import { listBookmarks, listChatRequests, listInterests } from 'shared-contracts/calls/engagement';
import { getConversation, listInvites, listThreads } from 'shared-contracts/calls/messaging';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { CHANGED_LISTS } from 'shared-contracts/platform/realtime';
import type { QueryClient } from 'shared-contracts/query';

type ChangedList = (typeof CHANGED_LISTS)[number];

/** What shows each list, whichever remote draws it. */
const SHOWN_BY: Record<ChangedList, readonly (readonly unknown[])[]> = {
  interests: [keyOf(listInterests)],
  // A card of a match says how its two stand in chat.
  chat_requests: [
    keyOf(listChatRequests),
    keyOf(listInvites),
    keyOf(getConversation),
    keyOf(listInterests),
  ],
  threads: [keyOf(listThreads), keyOf(getConversation)],
  profiles: [keyOf(listProfiles), keyOf(listBookmarks), keyOf(getProfile)],
};

/**
 * Fetches everything again that shows these lists: what is on screen at once, the rest when it is shown. Here and not
 * in the remotes, for one list is drawn by several and the cache is theirs together.
 */
export function refreshLists(queries: QueryClient, lists: readonly ChangedList[]): void {
  const keys = new Map(lists.flatMap((list) => SHOWN_BY[list]).map((key) => [String(key), key]));
  for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey });
}
