import type { StaffWeek } from 'shared-contracts/calls/staff-week';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { weekTexts } from '../locales/en/week.ts';
import { BarTable } from './bar-table.tsx';

/** Outcomes without a conversation. */
const NOT_REACHED: ReadonlySet<CallStatus> = new Set([
  'not_called',
  'call_failed',
  'invalid_number',
]);

interface Tally {
  readonly name: string | null;
  calls: number;
  reached: number;
}

/** Who logged how many, and how often there was a conversation; the busiest first, as the server counts them. */
export function CallsByCaller({ calls }: { readonly calls: StaffWeek['calls'] }) {
  const text = useTexts(weekTexts);
  const tallies = new Map<string | null, Tally>();
  for (const { caller_id: id, caller: name, status, count } of calls) {
    const tally = tallies.get(id) ?? { name, calls: 0, reached: 0 };
    tally.calls += count;
    tally.reached += NOT_REACHED.has(status) ? 0 : count;
    tallies.set(id, tally);
  }
  return (
    <>
      <BarTable
        label={text('caller.title')}
        columns={[text('caller.column'), text('count.column'), text('talked.column')]}
        rows={[...tallies].map(([id, { name, calls: count, reached }]) => ({
          key: id ?? '',
          name: name ?? text('caller.gone'),
          cells: [groupIndian(count), groupIndian(reached)],
          value: count,
        }))}
      />
      <p className="sp-muted">{text('talked.note')}</p>
    </>
  );
}
