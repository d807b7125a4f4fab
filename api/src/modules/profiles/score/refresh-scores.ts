import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { listingScore, profileScore, visitorScore } from '../profiles.rules.ts';
import { findScoreInputs } from './score-inputs.store.ts';

/** Holds a profile until the transaction ends, so that two changes follow each other; false without one. */
export async function lockProfile(trx: Transaction<Database>, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    // Not the key: rows that refer to this profile can still come meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Computes all scores again from what is stored; returns the profile score, null without a profile. */
export async function refreshScores(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<number | null> {
  const found = await findScoreInputs(trx, id, now);
  if (found === undefined) return null;
  const { standing, row } = found;
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
