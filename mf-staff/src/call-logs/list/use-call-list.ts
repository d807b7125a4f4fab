import type { CallReply } from 'shared-contracts/calls/call';
import { CALL_LOG_PAGE, listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { useHost } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { filtersOf, type ListPlace } from '../page-address.ts';

/** One page of the list, as far as it has come. */
export interface CallPage {
  readonly logs: readonly CallLog[];
  readonly page: number;
  /** Pages that have numbers. */
  readonly pages: number;
  readonly total: number;
  /** There are more than `total`. */
  readonly more: boolean;
  /** The number of the first entry, from 1 on; null where it is not counted. */
  readonly from: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Where the page before or after this one is. */
  readonly turned: (by: -1 | 1) => Pick<ListPlace, 'page' | 'cursor'> | null;
}

/** The page of the list that a place names; the one before stays, paler, until it has come. */
export function useCallList(place: ListPlace) {
  const { query } = useHost();
  const { cursor, page } = place;
  const entries = useQuery({
    ...query(listCallLogs, {
      query: { ...filtersOf(place), ...(cursor === null ? { page } : { cursor }) },
    }),
    placeholderData: keepPreviousData,
  });
  const reply = entries.data?.data;
  return { query: entries, shown: reply && pageOf(reply, cursor !== null) };
}

type Reply = CallReply<typeof listCallLogs>['data'];

function pageOf(reply: Reply, isBeyond: boolean): CallPage {
  const { data: logs, page, pages, total, more = false, next = null, prev = null } = reply;
  const turned: CallPage['turned'] = (by) => {
    const to = page + by;
    if (!isBeyond && to >= 1 && to <= pages) return { page: to, cursor: null };
    const cursor = by === 1 ? next : prev;
    return cursor === null ? null : { page: to, cursor };
  };
  return {
    logs,
    page,
    pages,
    total,
    more,
    turned,
    from: page <= pages ? (page - 1) * CALL_LOG_PAGE + 1 : null,
    hasPrevious: turned(-1) !== null,
    hasNext: turned(1) !== null,
  };
}
