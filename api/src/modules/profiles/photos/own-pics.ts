import type { Transaction } from 'kysely';
import type { OwnPic, OwnPics } from 'shared-contracts/calls/pictures';
import type { Context } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { wholeAt } from '../../../storage/file-addresses.ts';
import { notifyScore } from '../score/notify-score.ts';
import { lockProfile, refreshScores } from '../score/refresh-scores.ts';
import { findAudience, listOwnPics } from './pictures.store.ts';

type Member = Context<'member'>;

/** One's own photos as the calls reply them. */
export async function ownPics(context: Member): Promise<OwnPics> {
  const { db, caller } = context;
  const audience = await findAudience(db, caller.id);
  return { data: await listPicsOf(context), audience };
}

async function listPicsOf({ db, caller, photos }: Member): Promise<OwnPic[]> {
  const rows = await listOwnPics(db, caller.id);
  return rows.map((row) => {
    const pic = photos.picOf(row, 'member');
    return {
      ...pic,
      is_primary: row.is_primary,
      privacy: row.photo_privacy,
      state: row.state,
      reason: row.reason,
      whole: row.whole_key === null ? pic.url : wholeAt(pic.url),
      edit: row.edit,
      openings: Number(row.openings),
      original: row.original,
    };
  });
}

/** Changes photos and what they earn together; 404 where the change finds no such photo. */
export async function changePics(
  context: Member,
  work: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<OwnPics> {
  const { db, caller, clock } = context;
  await db.transaction().execute(async (trx) => {
    const done = (await lockProfile(trx, caller.id)) && (await work(trx));
    if (!done) throw new Refusal(404, 'pic.notFound');
    await refreshScores(trx, caller.id, clock());
  });
  await notifyScore(context, caller.id);
  return ownPics(context);
}

/** The id of a photo; 404 for what can be none. */
export function knownPic(id: string): string {
  if (!isId(id)) throw new Refusal(404, 'pic.notFound');
  return id;
}
