import type { Kysely } from 'kysely';
import { refreshScores } from '../../../src/modules/profiles/score/refresh-scores.ts';
import type { Database } from '../../../src/platform/database/tables.ts';

/** Members with family contacts whose points are not what the rules give for what is stored. */
export async function staleScores(db: Kysely<Database>): Promise<string[]> {
  const people = await db
    .selectFrom('profiles')
    .select(['id', 'score'])
    .where('id', 'in', (eb) => eb.selectFrom('contacts').select('profile_id'))
    .execute();
  const stale: string[] = [];
  for (const { id, score } of people) {
    const right = await db.transaction().execute((trx) => refreshScores(trx, id, new Date()));
    if (right !== score) stale.push(`${id}: ${score} instead of ${right}`);
  }
  return stale;
}
