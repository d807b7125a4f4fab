import { useTexts } from 'shared-contracts/host';
import { DayRangeField } from 'shared-contracts/ui/dates';
import { rangeTexts } from '../locales/en/desk.ts';
import { dayRanges, DESK_CLOCK, deskToday } from './desk-time.ts';

interface DeskDaysProps {
  readonly label: string;
  /** Days of the desk's clock, '' for an open end. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (days: { readonly from: string; readonly to: string }) => void;
}

/** A range of days until today, with the most frequent ones as presets. */
export function DeskDays({ label, from, to, onChange }: DeskDaysProps) {
  const text = useTexts(rangeTexts);
  const ranges = dayRanges();
  return (
    <DayRangeField
      label={text('label', { label, clock: DESK_CLOCK })}
      fromLabel={text('from')}
      toLabel={text('to')}
      from={from}
      to={to}
      max={deskToday()}
      presets={(['today', 'yesterday', 'week', 'month', 'lastMonth'] as const).map((name) => ({
        ...ranges[name],
        label: text(name),
      }))}
      onChange={onChange}
    />
  );
}
