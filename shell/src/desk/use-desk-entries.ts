import { getAccount } from 'shared-contracts/calls/auth';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { deskEntries, type DeskEntry } from './desk-entries.ts';

/** The pages of the desk that the account's duties allow; none until they are known, all where that cannot be. */
export function useDeskEntries(): readonly DeskEntry[] {
  const { query } = useHost();
  const account = useQuery(query(getAccount, {}));
  if (account.isPending) return [];
  return deskEntries(account.data?.data.duties);
}
