import { useState } from 'react';
import { listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { NEW_ENTRY, type ListPlace } from './page-address.ts';

/** An entry that is open beside the list, or in its place. */
export type OpenEntry =
  | { readonly kind: 'none' | 'new' }
  /** Neither the list nor the server has it; or it is on its way. */
  | { readonly kind: 'unknown'; readonly isLoading: boolean }
  | { readonly kind: 'known'; readonly log: CallLog };

/**
 * The entry that the address names: as the page of the list has it, or as it was seen last, for an entry that no longer
 * fits the filters must not vanish while it is edited. One that no page here has shown is fetched alone, once the list
 * has come (`logs` is null before).
 */
export function useOpenEntry(
  { entry: id, app }: Pick<ListPlace, 'entry' | 'app'>,
  logs: readonly CallLog[] | null,
): { readonly open: OpenEntry; readonly remember: (log: CallLog) => void } {
  const [last, setLast] = useState<CallLog | null>(null);
  const { query } = useHost();
  const isNamed = id !== null && id !== NEW_ENTRY;
  const isSeen = last?.id === id || logs?.some((log) => log.id === id) === true;
  const alone = useQuery({
    ...query(listCallLogs, { query: { app_name: app, id: id ?? '' } }),
    enabled: isNamed && logs !== null && !isSeen,
  });
  const listed = [...(logs ?? []), ...(alone.data?.data.data ?? [])].find((log) => log.id === id);
  const isNewer = listed !== undefined && (listed.updated_at ?? '') >= (last?.updated_at ?? '');
  if (listed !== undefined && listed !== last && (isNewer || last?.id !== id)) setLast(listed);
  const known = listed !== undefined && isNewer ? listed : last?.id === id ? last : listed;
  if (id === null) return { open: { kind: 'none' }, remember: setLast };
  if (id === NEW_ENTRY) return { open: { kind: 'new' }, remember: setLast };
  if (known === null || known === undefined) {
    const isLoading = logs === null || alone.isFetching;
    return { open: { kind: 'unknown', isLoading }, remember: setLast };
  }
  return { open: { kind: 'known', log: known }, remember: setLast };
}
