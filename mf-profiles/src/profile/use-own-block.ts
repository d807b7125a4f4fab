import { isBlockKnown } from 'shared-contracts/behaviour/own-block';
import type { CallReply } from 'shared-contracts/calls/call';
import { isBlocked, listBlocked } from 'shared-contracts/calls/engagement';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';

/**
 * The reader's own block of somebody. What this visit knows is read without asking: whoever blocks or unblocks writes it
 * there. With `ask` the list of the reader's blocks is waited for once in a visit: the profile of somebody in it would be
 * refused, and an error stand on the console (decision 170).
 */
export function useOwnBlock(id: string, { ask }: { readonly ask: boolean }) {
  const { query } = useHost();
  const cache = useQueryClient();
  const asked = { query: { profileId: id } };
  const { data } = useQuery({ ...query(isBlocked, asked), enabled: false });
  const list = useQuery({
    ...query(listBlocked, { query: {} }),
    enabled: ask,
    // Blocks of this visit are known one by one; a list that does not come holds nobody up.
    staleTime: Infinity,
    retry: false,
  });
  const queryKey = keyOf(isBlocked, asked);
  const isListed = list.data?.data.data.some(({ profile }) => profile.id === id) === true;
  return {
    stands: data === undefined ? isListed : data.is_blocked,
    isAsked: ask && list.isPending,
    /** As it is now, and not as it was when the page was drawn last; a block that is on its way counts. */
    isKnown: () => isBlockKnown(cache, id),
    /** The block was taken back elsewhere. */
    forget: () => {
      cache.setQueryData<CallReply<typeof isBlocked>>(queryKey, { is_blocked: false });
    },
  };
}
