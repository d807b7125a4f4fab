import { chatRequestKeys } from 'shared-contracts/behaviour/chat-request-keys';
import { listInterests } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';

/** What an interest changes: the lists, the other's profile with its flags, and the ribbons of the listing. */
export function interestKeys(userId: string) {
  return [keyOf(listInterests), keyOf(getProfile, { params: { id: userId } }), keyOf(listProfiles)];
}

/** What an answer to an interest changes: a yes carries a request to chat. */
export function answerKeys(userId: string) {
  return [...chatRequestKeys(userId), keyOf(listProfiles)];
}
