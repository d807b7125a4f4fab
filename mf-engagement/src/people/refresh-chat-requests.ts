import { listChatRequests } from 'shared-contracts/calls/engagement';
import { getConversation, listInvites, listThreads } from 'shared-contracts/calls/messaging';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import { refreshQueries } from './refresh-queries.ts';

/** After a chat request changed: the lists, the conversations that it opens or closes, and the other's profile. */
export async function refreshChatRequests(cache: QueryClient, userId: string): Promise<void> {
  await refreshQueries(cache, [
    keyOf(listChatRequests),
    keyOf(listInvites),
    keyOf(listThreads),
    keyOf(getConversation),
    keyOf(getProfile, { params: { id: userId } }),
  ]);
}
