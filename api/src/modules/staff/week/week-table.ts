import type { StaffWeek } from 'shared-contracts/calls/staff-week';

/** A row of the exported table: what is counted, of whom, what of it, and how many. */
export type WeekRow = readonly [part: string, who: string, what: string, number: number | null];

/** The week as rows for a spreadsheet; times in seconds. */
export function weekTable({ from, until, calls, people, reviews }: StaffWeek): WeekRow[] {
  const week = `${from} to ${until}`;
  return [
    ...calls.map(({ caller, status, count }): WeekRow => ['calls', caller ?? '', status, count]),
    ...Object.entries(people).map(([what, count]): WeekRow => ['people', week, what, count]),
    ...reviews.flatMap(({ kind, ...numbers }) =>
      Object.entries(numbers).map(([what, number]): WeekRow => ['reviews', kind, what, number]),
    ),
  ];
}
