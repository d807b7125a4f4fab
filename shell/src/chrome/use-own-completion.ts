import type { OwnCompletion } from 'shared-contracts/calls/completion';
import { profileCompletion } from 'shared-contracts/calls/completion';
import { useHost } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';

/** A member's own score and badges; undefined until they are known. The server's pushes change them in the cache. */
export function useOwnCompletion(): OwnCompletion | undefined {
  const { query } = useHost();
  // The session that ends there would be gone before the answer is.
  const enabled = useLocation().pathname !== routes.logout.path;
  // A failure leaves the bar without score and badges; the pages say what is wrong.
  return useQuery({ ...query(profileCompletion, {}), enabled }).data?.data;
}
