import { listChatRequests, listInterests } from 'shared-contracts/calls/engagement';
import { getConversation, listInvites, listThreads } from 'shared-contracts/calls/messaging';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';

/** What a chat request changes: the lists, also of interests, the conversations that it opens or closes, and the other's profile. */
export function chatRequestKeys(userId: string) {
  return [
    keyOf(listChatRequests),
    keyOf(listInvites),
    keyOf(listInterests),
    keyOf(listThreads),
    keyOf(getConversation),
    keyOf(getProfile, { params: { id: userId } }),
  ];
}
