import { listChatRequests, listInterests } from '../calls/engagement.ts';
import { getConversation, listInvites, listThreads } from '../calls/messaging.ts';
import { getProfile } from '../calls/profiles.ts';
import { keyOf } from '../calls/query.ts';

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
