import type { StaffWeek } from 'shared-contracts/calls/staff-week';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { weekTexts } from '../locales/en/week.ts';
import { BarTable } from './bar-table.tsx';
import type { StatusWords } from './status-words.ts';

interface CallsByStatusProps {
  readonly calls: StaffWeek['calls'];
  readonly words: StatusWords;
}

/** What came of the calls, the most frequent first. */
export function CallsByStatus({ calls, words }: CallsByStatusProps) {
  const text = useTexts(weekTexts);
  const word = useTexts(words);
  const rows = CALL_STATUSES.map((status) => ({
    status,
    count: calls.reduce((sum, one) => sum + (one.status === status ? one.count : 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <BarTable
      label={text('status.title')}
      columns={[text('status.column'), text('count.column')]}
      rows={rows.map(({ status, count }) => ({
        key: status,
        name: word(status),
        cells: [groupIndian(count)],
        value: count,
      }))}
    />
  );
}
