import { isBlocked } from 'shared-contracts/calls/engagement';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';

/** Whether the member has blocked a person, as far as that is known; `mayAsk` where it would explain something. */
export function useIsBlocked(userId: string, mayAsk: boolean): boolean {
  const { query } = useHost();
  const blockQuery = query(isBlocked, { query: { profileId: userId } });
  const { data } = useQuery({
    ...blockQuery,
    // A known block is fetched again: it may be taken back elsewhere.
    enabled: ({ state }) => mayAsk || state.data?.is_blocked === true,
    // A refusal says that there is no block of the member's own.
    retry: false,
  });
  return data?.is_blocked ?? false;
}
