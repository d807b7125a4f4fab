import { isBlockKnown } from 'shared-contracts/behaviour/own-block';
import type { CallReply } from 'shared-contracts/calls/call';
import { isBlocked, listBlocked } from 'shared-contracts/calls/engagement';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';

/**
 * The reader's own block of a person. What this visit knows is read without a request. With `ask` the list of the
 * reader's blocks is fetched once in a visit: the profile of a person in it would be refused, and log an error
 * (decision 170).
 */
export function useOwnBlock(id: string, { ask }: { readonly ask: boolean }) {
  const { query } = useHost();
  const cache = useQueryClient();
  const request = { query: { profileId: id } };
  const { data } = useQuery({ ...query(isBlocked, request), enabled: false });
  const list = useQuery({
    ...query(listBlocked, { query: {} }),
    enabled: ask,
    // Blocks of this visit are known one by one; a failed list blocks nothing.
    staleTime: Infinity,
    retry: false,
  });
  const queryKey = keyOf(isBlocked, request);
  const isListed = list.data?.data.data.some(({ profile }) => profile.id === id) === true;
  return {
    stands: data === undefined ? isListed : data.is_blocked,
    isLoading: ask && list.isPending,
    /** As it is now, and not as it was when the page was drawn last; a block that is on its way counts. */
    isKnown: () => isBlockKnown(cache, id),
    /** The block was taken back elsewhere. */
    forget: () => {
      cache.setQueryData<CallReply<typeof isBlocked>>(queryKey, { is_blocked: false });
    },
  };
}
