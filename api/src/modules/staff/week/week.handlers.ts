import type { exportStaffWeek, getStaffWeek, StaffWeek } from 'shared-contracts/calls/staff-week';
import { csvText } from 'shared-contracts/domain/csv-text';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { indianWeek, type IndianWeek } from './indian-week.ts';
import { countCalls, countPeople, measureReviews } from './week.store.ts';

/** Nothing of ours is older. */
const FIRST_DAY = '2020-01-01';

/** How a week went. */
export const answerGetStaffWeek: Handler<typeof getStaffWeek> = async ({ query }, context) => {
  const week = weekOf(query.day, context.clock());
  const data = await readWeek(week, context);
  await note(context, 'week.read', { week: week.from });
  return { data };
};

/** The same for a spreadsheet. */
export const answerExportStaffWeek: Handler<typeof exportStaffWeek> = async (
  { query },
  context,
) => {
  const week = weekOf(query.day, context.clock());
  const rows = weekTable(await readWeek(week, context));
  await note(context, 'week.export', { week: week.from, rows: rows.length });
  const csv = csvText([['What', 'Who or when', 'Which', 'Number'], ...rows]);
  return { data: { name: `week-${week.from}.csv`, csv } };
};

async function readWeek(
  week: IndianWeek,
  { db, clock, config }: Context<'staff'>,
): Promise<StaffWeek> {
  const now = clock();
  const which = { ...week, appName: config.communityCode };
  const [calls, people, reviews] = await Promise.all([
    countCalls(db, which),
    countPeople(db, which),
    measureReviews(db, week, now),
  ]);
  const { from, until, endsAt } = week;
  return { from, until, is_current: now < endsAt, calls, people, reviews };
}

/** The week of a day, or of today; one that has not begun is refused. */
function weekOf(day: string | undefined, now: Date): IndianWeek {
  if (day === undefined) return indianWeek(now);
  if (day < FIRST_DAY) throw wrongField('day');
  const week = indianWeek(new Date(`${day}T12:00:00+05:30`));
  if (week.beginsAt > now) throw wrongField('day');
  return week;
}

function note({ db, caller, clock }: Context<'staff'>, action: string, detail: object) {
  return recordAudit(db, { actorId: caller.id, action, target: null, detail, now: clock() });
}

/** A row of the exported table: what is counted, of whom, what of it, and how many. */
type WeekRow = readonly [part: string, who: string, what: string, number: number | null];

/** The week as rows for a spreadsheet; times in seconds. */
function weekTable({ from, until, calls, people, reviews }: StaffWeek): WeekRow[] {
  const week = `${from} to ${until}`;
  return [
    ...calls.map(({ caller, status, count }): WeekRow => ['calls', caller ?? '', status, count]),
    ...Object.entries(people).map(([what, count]): WeekRow => ['people', week, what, count]),
    ...reviews.flatMap(({ kind, ...numbers }) =>
      Object.entries(numbers).map(([what, number]): WeekRow => ['reviews', kind, what, number]),
    ),
  ];
}
