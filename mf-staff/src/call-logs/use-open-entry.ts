import { useState } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { NEW_ENTRY } from './page-address.ts';

/** An entry that is open beside the list, or in its place. */
export type OpenEntry =
  | { readonly kind: 'none' | 'new' | 'unknown' }
  | { readonly kind: 'known'; readonly log: CallLog };

/**
 * The entry that the address names: as the page of the list has it, or as it was seen last, for an entry that no longer
 * fits the filters must not vanish under the hands of whoever writes into it.
 */
export function useOpenEntry(
  id: string | null,
  logs: readonly CallLog[],
): { readonly open: OpenEntry; readonly remember: (log: CallLog) => void } {
  const [last, setLast] = useState<CallLog | null>(null);
  const listed = logs.find((log) => log.id === id);
  const isNewer = listed !== undefined && (listed.updated_at ?? '') >= (last?.updated_at ?? '');
  if (listed !== undefined && listed !== last && (isNewer || last?.id !== id)) setLast(listed);
  const known = listed !== undefined && isNewer ? listed : last?.id === id ? last : listed;
  if (id === null) return { open: { kind: 'none' }, remember: setLast };
  if (id === NEW_ENTRY) return { open: { kind: 'new' }, remember: setLast };
  if (known === null || known === undefined)
    return { open: { kind: 'unknown' }, remember: setLast };
  return { open: { kind: 'known', log: known }, remember: setLast };
}
