import { countChanges } from './changes.ts';
import type { Scene } from './scene.ts';

/** Gives a plan that nothing follows: the job that a trigger writes is taken away. */
export async function givePlan(
  { db }: Scene,
  id: string,
  { until, remindedFor }: { readonly until: Date; readonly remindedFor: Date | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ plan: 'trust', plan_until: until, plan_reminded_for: remindedFor })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('jobs').where('kind', '=', 'plan').where('unique_key', '=', id).execute();
}

/** How often the boost of a profile was ended. */
export const endsOfBoost = ({ db }: Scene, id: string): Promise<number> =>
  countChanges(db, { table: 'profiles', op: 'UPDATE', like: { id }, column: 'boosted_until' });
