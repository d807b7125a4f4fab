import type { Transaction } from 'kysely';
import { planInForce } from '../identity/plan-in-force.ts';
import type { Database } from '../platform/tables.ts';
import { verifiedOf } from './profile-replies.ts';
import { COMPLETION_FIELDS, listingScore, profileScore, visitorScore } from './profiles.rules.ts';

/** Holds a profile until the transaction ends, so that two changes follow each other; false without one. */
export async function holdProfile(trx: Transaction<Database>, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    // Not the key: rows that refer to this profile can still come meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Reckons all scores anew from what is stored; returns the profile score, null without a profile. */
export async function refreshScores(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<number | null> {
  const row = await trx
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select(['accounts.plan', 'accounts.plan_until', 'profiles.video_intro', 'photo_privacy'])
    .select(['verified_personal', 'verified_job', 'verified_salary', 'verified_property'])
    .select(COMPLETION_FIELDS.map((field) => `profiles.${field}` as const))
    .select(({ selectFrom, fn }) => [
      selectFrom('pics')
        .select(fn.countAll<number>().as('count'))
        .whereRef('profile_id', '=', 'profiles.id')
        .as('photos'),
      selectFrom('contacts')
        .select(fn.countAll<number>().as('count'))
        .whereRef('profile_id', '=', 'profiles.id')
        .as('contacts'),
    ])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const standing = {
    fields: row,
    photos: Number(row.photos),
    contacts: Number(row.contacts),
    videoIntro: row.video_intro !== null,
    verified: verifiedOf(row),
    plan: planInForce(row, now),
  };
  const score = profileScore(standing);
  await trx
    .updateTable('profiles')
    .set({
      score,
      listing_score: listingScore(standing),
      visitor_score: visitorScore(standing, row.photo_privacy),
    })
    .where('id', '=', id)
    .execute();
  return score;
}
