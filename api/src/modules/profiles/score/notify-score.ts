import type { Kysely } from 'kysely';
import type { ScorePush } from 'shared-contracts/platform/realtime';
import type { Context } from '../../../platform/calls/context.ts';
import { SNAPSHOT_ORDER } from '../../../platform/database/snapshot-order.ts';
import type { Database } from '../../../platform/database/tables.ts';

/** Pushes a member's own score and badges; after the commit of what may have changed them. */
export async function notifyScore(
  { db, pushes, log, config }: Pick<Context, 'db' | 'pushes' | 'log' | 'config'>,
  id: string,
): Promise<void> {
  try {
    const read = await scoreOf(db, id, config.google !== null);
    if (read !== undefined) pushes.push(id, 'score', read.push, read.asOf);
  } catch (err) {
    log.warn({ err }, 'a score could not be pushed');
  }
}

/** The address book is offered where it can be had, while no family contact is named (decisions 050 and 126). */
async function scoreOf(
  db: Kysely<Database>,
  id: string,
  hasGoogle: boolean,
): Promise<{ push: ScorePush; asOf: number } | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['score', 'verified_personal', 'verified_job', 'verified_salary', 'verified_property'])
    .select(SNAPSHOT_ORDER.as('asOf'))
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contacts')
            .select('contacts.position')
            .whereRef('profile_id', '=', 'profiles.id'),
        ),
      ).as('has_no_contacts'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const push = {
    score: row.score,
    personal_verification_verified: row.verified_personal,
    job_verification_verified: row.verified_job,
    salary_details_verified: row.verified_salary,
    property_details_verified: row.verified_property,
    show_google_btn: hasGoogle && Boolean(row.has_no_contacts),
  };
  return { push, asOf: Number(row.asOf) };
}
