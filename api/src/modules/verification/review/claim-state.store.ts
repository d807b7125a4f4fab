import { sql, type Kysely } from 'kysely';
import type { Holder } from 'shared-contracts/calls/document-review';
import type { Database } from '../../../platform/database/tables.ts';
import { staffName } from '../../staff/staff.public.ts';

/** Who has something of a table now, as `claim` and `holder` of the queues say it; parts of a larger statement. */
export function claimState(table: string, { id, now }: Reviewer) {
  const [by, until] = [sql.ref(`${table}.claimed_by`), sql.ref(`${table}.claimed_until`)];
  return {
    claim: sql<'mine' | 'other' | null>`case
      when ${until} is null or ${until} <= ${now} then null
      when ${by} = ${id} then 'mine'
      when ${by} is not null then 'other' end`,
    holder: sql<
      string | null
    >`case when ${until} > ${now} then ${staffName(`${table}.claimed_by`)} end`,
  };
}

/** A reviewer at a moment. */
export interface Reviewer {
  readonly id: string;
  readonly now: Date;
}

/** Whether a reviewer has something of a table now. */
export function isHeldBy(table: string, { id, now }: Reviewer) {
  const [by, until] = [sql.ref(`${table}.claimed_by`), sql.ref(`${table}.claimed_until`)];
  return sql<boolean>`(${by} = ${id} and ${until} > ${now}) is true`;
}

/** What waits for a reviewer, by its table and by what its column `state` says then. */
export type Claimable = { table: 'pics'; waiting: 'waiting' } | ClaimableDoc;
type ClaimableDoc = { table: 'verification_docs'; waiting: 'pending' };

/** Gives what waits to a reviewer, or leaves it with him longer; false where another one has it, and for his own. */
export async function claimRow(
  db: Kysely<Database>,
  { table, waiting }: Claimable,
  id: string,
  { id: reviewer, now, until }: Reviewer & { readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set claimed_by = ${reviewer}, claimed_until = ${until}
    where id = ${id} and state = ${waiting} and profile_id <> ${reviewer}
      and (claimed_by is null or claimed_by = ${reviewer} or claimed_until <= ${now})
    returning id`.execute(db);
  return rows.length > 0;
}

/** The same for the reply. */
export function holderOf(row: {
  holder: string | null;
  claimed_until: Date | null;
}): Holder | null {
  if (row.holder === null || row.claimed_until === null) return null;
  return { name: row.holder, until: row.claimed_until.toISOString() };
}
