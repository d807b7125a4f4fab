import { sql, type Kysely } from 'kysely';
import type { exportStaffWeek, getStaffWeek, StaffWeek } from 'shared-contracts/calls/staff-week';
import { csvText } from 'shared-contracts/domain/csv-text';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { indianWeek, type IndianWeek } from './indian-week.ts';

/** Rows that the calls of a week may come in: far more than callers times statuses. */
const MOST = 2000;

type Counted<Name extends keyof StaffWeek> = StaffWeek[Name];

/** Which calls are meant: those of our community in a week. */
interface WeekOf extends Pick<IndianWeek, 'beginsAt' | 'endsAt'> {
  readonly appName: string;
}

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

/** Calls of a week by who logged them and by status, the busiest first. */
async function countCalls(
  db: Kysely<Database>,
  { appName, beginsAt, endsAt }: WeekOf,
): Promise<Counted<'calls'>> {
  const { rows } = await sql<Counted<'calls'>[number]>`
    with counted as (
      select created_by, status, count(*)::int as count from call_logs
      where app_name = ${appName} and created_at >= ${beginsAt} and created_at < ${endsAt}
      group by created_by, status)
    select counted.created_by as caller_id, counted.status, counted.count,
      coalesce(nullif(trim(concat_ws(' ', profiles.name, profiles."lastName")), ''), accounts.email) as caller
    from counted
    left join accounts on accounts.id = counted.created_by
    left join profiles on profiles.id = counted.created_by
    order by sum(counted.count) over (partition by counted.created_by) desc, counted.created_by,
      counted.count desc, counted.status
    limit ${MOST}`.execute(db);
  return rows;
}

/**
 * What became of the people called in a week. Someone is the profile that the call names, else the first account with
 * that number, else the number: its last ten digits, however it was written.
 */
async function countPeople(
  db: Kysely<Database>,
  { appName, beginsAt, endsAt }: WeekOf,
): Promise<Counted<'people'>> {
  const { rows } = await sql<Counted<'people'>>`
    with calls as (
      select profile_id, right(phone_digits, 10) as phone_end, created_at from call_logs
      where app_name = ${appName} and created_at >= ${beginsAt} and created_at < ${endsAt}),
    owners as (
      select numbers.phone_end, owner.id
      from (select distinct phone_end from calls
        where profile_id is null and length(phone_end) = 10) as numbers
      cross join lateral (
        select profiles.id from profiles join accounts on accounts.id = profiles.id
        where profiles.phone is not null
          and right(regexp_replace(profiles.phone, '[^0-9]', '', 'g'), 10) = numbers.phone_end
        order by accounts.created_at, accounts.id limit 1) as owner),
    named as (
      select coalesce(calls.profile_id, owners.id) as account_id, calls.phone_end, calls.created_at
      from calls left join owners
        on calls.profile_id is null and owners.phone_end = calls.phone_end),
    people as (
      select account_id, min(created_at) as first_at from named
      group by account_id, case when account_id is null then phone_end end),
    known as (
      select accounts.created_at < people.first_at as before,
        exists (select from grants where grants.account_id = accounts.id
          and grants.given_at >= people.first_at and grants.revoked_at is null) as bought
      from people join accounts on accounts.id = people.account_id)
    select (select count(*)::int from people) as called,
      count(*) filter (where before)::int as registered_before,
      count(*) filter (where not before)::int as registered,
      count(*) filter (where bought and not before)::int as plan,
      count(*) filter (where bought and before)::int as plan_before
    from known`.execute(db);
  const [people] = rows;
  if (people === undefined) throw new Error('A count has one row.');
  return people;
}

/** How long what was decided in a week had waited, in seconds, by kind; and what waits now, for the week of now. */
async function measureReviews(
  db: Kysely<Database>,
  { beginsAt, endsAt }: IndianWeek,
  now: Date,
): Promise<Counted<'reviews'>> {
  const isCurrent = now < endsAt;
  const { rows } = await sql<Counted<'reviews'>[number]>`
    with decided as (
      select doc_type as kind, extract(epoch from decided_at - submitted_at) as waited
      from verification_docs where decided_at >= ${beginsAt} and decided_at < ${endsAt}
      union all
      select 'report', extract(epoch from decided_at - created_at)
      from reports where decided_at >= ${beginsAt} and decided_at < ${endsAt}),
    waiting as (
      select doc_type as kind, submitted_at as since from verification_docs
      where ${isCurrent} and state = 'pending'
      union all
      select 'report', created_at from reports where ${isCurrent} and state = 'open'),
    kinds as (select kind from decided union select kind from waiting)
    select kinds.kind,
      (select count(*)::int from decided where decided.kind = kinds.kind) as decided,
      (select percentile_cont(0.5) within group (order by waited)::float8
        from decided where decided.kind = kinds.kind) as median,
      (select max(waited)::float8 from decided where decided.kind = kinds.kind) as longest,
      (select count(*)::int from waiting where waiting.kind = kinds.kind) as waiting,
      (select extract(epoch from ${now}::timestamptz - min(since))::float8
        from waiting where waiting.kind = kinds.kind) as longest_waiting
    from kinds order by kinds.kind`.execute(db);
  return isCurrent ? rows : rows.map((row) => ({ ...row, waiting: null, longest_waiting: null }));
}
