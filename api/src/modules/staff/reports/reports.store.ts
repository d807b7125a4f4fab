import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/database/tables.ts';
import { beyond, type TimePosition } from '../../../platform/paging/pages.ts';
import { photoFor, picsIn } from '../../profiles/profiles.public.ts';
import { staffName } from '../staff-name.store.ts';

/** Reports that one reply carries. */
export const REPORTS_PAGE = 50;

/** Reports about the same person before one, counted no further: that many say enough. */
const MOST_EARLIER = 20;

/** Which reports are read: one by its id, decided or not, else those that wait. */
export interface ReportQuery {
  readonly reviewer: string;
  readonly id?: string | undefined;
  readonly position?: TimePosition | null;
}

/** Reports with both people, one more than a page shows, the oldest first; never about or by the reviewer. */
export function listReportRows(
  db: Kysely<Database>,
  { reviewer, id, position = null }: ReportQuery,
) {
  return db
    .selectFrom('reports as report')
    .leftJoin('report_excerpts as excerpt', 'excerpt.report_id', 'report.id')
    .select(['report.id', 'report.from_id', 'report.about_id', 'report.reason', 'report.state'])
    .select(['report.note', 'report.action', 'report.decided_at', 'report.created_at'])
    .select(['excerpt.messages', staffName('report.decided_by').as('by')])
    .select((eb) => [
      jsonObjectFrom(personOf(eb.ref('report.from_id'), reviewer)).as('from'),
      jsonObjectFrom(personOf(eb.ref('report.about_id'), reviewer)).as('about'),
    ])
    .select(
      sql<number>`(select count(*) from (
        select from reports before
        where before.about_id = report.about_id and before.id <> report.id
          and before.created_at <= report.created_at
        limit ${sql.lit(MOST_EARLIER)}) one)`.as('earlier'),
    )
    .where(sql<boolean>`report.about_id is distinct from ${reviewer}`)
    .where(sql<boolean>`report.from_id is distinct from ${reviewer}`)
    .where(({ eb }) =>
      id === undefined ? eb('report.state', '=', 'open') : eb('report.id', '=', id),
    )
    .where(({ ref }) => beyond(position, 'asc', ref('report.created_at'), ref('report.id')))
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(REPORTS_PAGE + 1)
    .execute();
}

/** A report with both people. */
export type ReportRow = Awaited<ReturnType<typeof listReportRows>>[number];

/** With the name that readers of Marathi and Hindi have (decision 182): a report may be about that. */
const FULL_NAME = sql<string>`concat_ws(' ', person.name, nullif(person."lastName", ''), '(' ||
  nullif(concat_ws(' ', person.name_devanagari, person.last_name_devanagari), '') || ')')`;

/** A limited card of someone, whatever the state of the profile; photos as a member sees them. */
function personOf(id: Expression<string | null>, viewer: string) {
  return expressionBuilder<Database>()
    .selectFrom('profiles as person')
    .select(['person.id', 'person.name', 'person.gender', 'person.birthdate', 'person.state'])
    .select(['person.current_city', 'person.occupation', 'person.education'])
    .select(FULL_NAME.as('full_name'))
    .select((eb) => [
      picsIn(eb.ref('person.id'), viewer, 1).as('pics'),
      photoFor(eb.ref('person.id'), viewer).as('photo_for'),
    ])
    .where('person.id', '=', id as Expression<string>);
}
