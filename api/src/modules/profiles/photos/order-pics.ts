import { sql, type Transaction } from 'kysely';
import type { orderPics } from 'shared-contracts/calls/pictures';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { changePics, knownPic } from './own-pics.ts';
import { markPrimary } from './pictures.store.ts';

/** Puts photos in the order of the slider. */
export const answerOrderPics: Handler<typeof orderPics> = async ({ body }, context) => {
  const ids = body.ids.map((id) => knownPic(id));
  if (new Set(ids).size < ids.length) throw new Refusal(422, 'form.invalid');
  return changePics(context, (trx) => order(trx, context.caller.id, ids));
};

/**
 * The named ones first, then the others as they were: a photo that came meanwhile from another tab stays. The first one
 * becomes primary. False when one is not the member's.
 */
async function order(
  trx: Transaction<Database>,
  profileId: string,
  ids: readonly string[],
): Promise<boolean> {
  const present = await trx
    .selectFrom('pics')
    .select('id')
    .where('profile_id', '=', profileId)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .execute();
  const own = present.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || !ids.every((id) => own.includes(id))) return false;
  const ordered = [...ids, ...own.filter((id) => !ids.includes(id))];
  // One statement: no two photos have one place when it ends.
  await sql`
    update pics set position = wanted.place
    from unnest(${ordered}::uuid[]) with ordinality as wanted (id, place)
    where pics.id = wanted.id and pics.profile_id = ${profileId}`.execute(trx);
  await markPrimary(trx, profileId, first);
  return true;
}
