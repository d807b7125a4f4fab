import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { PLAN_COLUMNS, planInForce } from '../../accounts/accounts.public.ts';
import { audienceOf } from '../photos/photo-privacy.store.ts';
import { verifiedOf } from '../profile-replies.ts';
import { COMPLETION_FIELDS, type Standing } from '../profiles.rules.ts';

/** Everything that scores are reckoned from, as it is stored now: one statement; undefined without a profile. */
export async function findScoreInputs(db: Kysely<Database>, id: string, now: Date) {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select([
      ...PLAN_COLUMNS,
      'profiles.video_intro',
      'photo_privacy',
      'score',
      'photo_audience_chosen',
    ])
    .select(audienceOf('profiles').as('audience'))
    .select(['verified_personal', 'verified_job', 'verified_salary', 'verified_property'])
    .select(COMPLETION_FIELDS.map((field) => `profiles.${field}` as const))
    .select(({ selectFrom, fn }) => [
      selectFrom('pics')
        .select(fn.countAll<number>().as('count'))
        .whereRef('profile_id', '=', 'profiles.id')
        .where('state', '=', 'shown')
        .as('photos'),
      selectFrom('contacts')
        .select(fn.countAll<number>().as('count'))
        .whereRef('profile_id', '=', 'profiles.id')
        .as('contacts'),
    ])
    .where('profiles.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const standing: Standing = {
    fields: row,
    photos: Number(row.photos),
    contacts: Number(row.contacts),
    videoIntro: row.video_intro !== null,
    verified: verifiedOf(row),
    plan: planInForce(row, now),
  };
  // Members of before who have photos and chose no audience yet.
  const question = standing.photos > 0 && !row.photo_audience_chosen ? row.audience : undefined;
  return { standing, row, question };
}
