import type { QueryClient } from 'shared-contracts/query';
import type { CallReply } from '../calls/call.ts';
import { blockProfile, isBlocked } from '../calls/engagement.ts';
import { keyOf } from '../calls/query.ts';

/**
 * Whether the reader has blocked a member, as far as this visit knows; a block under way counts. What a block refuses
 * is not requested: it would log an error (decision 170).
 */
export function isBlockKnown(cache: QueryClient, profileId: string): boolean {
  const queryKey = keyOf(isBlocked, { query: { profileId } });
  return (
    cache.getQueryData<CallReply<typeof isBlocked>>(queryKey)?.is_blocked === true ||
    cache.isMutating({ mutationKey: [...keyOf(blockProfile), profileId] }) > 0
  );
}
