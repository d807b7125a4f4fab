import { sql } from 'kysely';
import type { Holder } from 'shared-contracts/calls/document-review';
import { staffName } from '../../staff/staff-name.store.ts';

/** Who has something of a table now, as `claim` and `holder` of the queues say it; parts of a larger statement. */
export function claimState(
  table: string,
  { id, now }: { readonly id: string; readonly now: Date },
) {
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

/** The same for the reply. */
export function holderOf(row: {
  holder: string | null;
  claimed_until: Date | null;
}): Holder | null {
  if (row.holder === null || row.claimed_until === null) return null;
  return { name: row.holder, until: row.claimed_until.toISOString() };
}
