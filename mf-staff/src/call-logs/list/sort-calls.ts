import type { CallLog } from 'shared-contracts/calls/call-logs';
import type { DeskSort } from 'shared-contracts/ui/tables';

/** What a column sorts by: texts by letters, what is missing last. */
const BY: Readonly<Record<string, (log: CallLog) => string>> = {
  customer: (log) => log.customer_name,
  status: (log) => log.status,
  due: (log) => (log.followup ? (log.follow_up_at ?? '0') : ''),
  caller: (log) => log.extra_data.assigned_to_id_name ?? '',
  paid: (log) => (log.payment_done ? '0' : '1'),
};

/** The entries of one page by one of its columns; null leaves them as the server has them, what is due first. */
export function sortCalls(logs: readonly CallLog[], sort: DeskSort | null): readonly CallLog[] {
  const by = sort === null ? undefined : BY[sort.key];
  if (sort === null || by === undefined) return logs;
  const sign = sort.descending ? -1 : 1;
  return logs.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
    return sign * a.localeCompare(b, 'en');
  });
}
