import { sql, type Kysely } from 'kysely';
import type { decidePic, listPicQueue } from 'shared-contracts/calls/pictures';
import { photoFiles } from '../files/file-addresses.ts';
import { signAddress } from '../files/signed-addresses.ts';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { holdProfile, refreshScores } from '../profiles/refresh-scores.ts';
import { tellScore } from '../profiles/tell-score.ts';
import { recordAudit } from '../staff/audit.store.ts';
import { knownPic } from './own-pics.ts';

/** Photos that one reply of the queue carries. */
const QUEUE_PAGE = 50;

/** Photos that wait for staff, by addresses of five minutes; that they were opened stands in the audit trail. */
export function answerPicQueue({
  jwtSecret,
}: Pick<Api['parts'], 'jwtSecret'>): Handler<typeof listPicQueue> {
  return async (_, { db, caller, clock }) => {
    const now = clock();
    const rows = await listWaiting(db, caller.id);
    await recordAudit(db, {
      ...{ actorId: caller.id, action: 'pics.queue', target: null, now },
      detail: { pics: rows.map(({ id }) => id) },
    });
    return {
      data: rows.map(({ id, profile_id: user_id, name, file_key, created_at }) => {
        const [key = ''] = photoFiles(file_key).filter((one) => one.endsWith('-960.webp'));
        const url = signAddress({ key, type: 'image/webp' }, jwtSecret, now);
        return { id, user_id, name, url, submitted_at: created_at.toISOString() };
      }),
    };
  };
}

/** Shows a photo or refuses it with a reason; its owner's score follows at once. */
export const answerDecidePic: Handler<typeof decidePic> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const id = knownPic(body.id);
  const reason = body.reason?.trim() ?? '';
  if (!body.approve && reason === '') throw new Refusal(422, 'form.invalid');
  const state = body.approve ? 'shown' : 'refused';
  const ownerId = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('pics')
      .select('profile_id')
      .where('id', '=', id)
      .where('profile_id', '<>', caller.id)
      .executeTakeFirst();
    // Held as its owner's own changes hold it.
    if (found === undefined || !(await holdProfile(trx, found.profile_id))) throw gone();
    const decided = await trx
      .updateTable('pics')
      .set({ state, reason: body.approve ? null : reason })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (decided === undefined) throw new Refusal(409, 'pic.decided');
    const [now, detail] = [clock(), body.approve ? {} : { reason }];
    await recordAudit(trx, {
      ...{ actorId: caller.id, action: `pics.${state}`, target: id, detail, now },
    });
    await refreshScores(trx, found.profile_id, now);
    return found.profile_id;
  });
  await tellScore(context, ownerId);
  return { data: { id, state } };
};

function listWaiting(db: Kysely<Database>, reviewerId: string) {
  return db
    .selectFrom('pics')
    .innerJoin('profiles', 'profiles.id', 'pics.profile_id')
    .select(['pics.id', 'pics.profile_id', 'pics.file_key', 'pics.created_at'])
    .select(sql<string>`concat_ws(' ', profiles.name, profiles."lastName")`.as('name'))
    .where('pics.state', '=', 'waiting')
    .where('pics.profile_id', '<>', reviewerId)
    .orderBy('pics.created_at')
    .orderBy('pics.id')
    .limit(QUEUE_PAGE)
    .execute();
}

function gone(): Refusal {
  return new Refusal(404, 'pic.notFound');
}
