import type { StaffWeek } from 'shared-contracts/calls/staff-week';
import { groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { weekTexts } from '../locales/en/week.ts';
import { BarTable } from './bar-table.tsx';
import { durationText } from './duration-text.ts';

interface ReviewWaitsProps {
  readonly reviews: StaffWeek['reviews'];
  /** Whether it is the week of today: only then something waits. */
  readonly isCurrent: boolean;
}

/** Median and longest wait of what was decided, and what waits now; the bars are medians. */
export function ReviewWaits({ reviews, isCurrent }: ReviewWaitsProps) {
  const text = useTexts(weekTexts);
  if (reviews.length === 0) return <p className="sp-muted">{text('reviews.none')}</p>;
  const now = isCurrent ? (['waiting', 'longestWaiting'] as const) : [];
  const names = ['kind', 'decided', 'median', 'longest', ...now] as const;
  return (
    <BarTable
      label={text('reviews.title')}
      columns={names.map((name) => text(`reviews.${name}`))}
      rows={reviews.map(({ kind, decided, median, longest, waiting, longest_waiting: oldest }) => ({
        key: kind,
        name: text(`kind.${kind}`),
        cells: [
          groupIndian(decided),
          durationText(text, median),
          durationText(text, longest),
          ...(isCurrent ? [groupIndian(waiting ?? 0), durationText(text, oldest)] : []),
        ],
        value: median ?? 0,
      }))}
    />
  );
}
