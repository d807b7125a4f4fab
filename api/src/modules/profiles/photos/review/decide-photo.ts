import type { decidePic } from 'shared-contracts/calls/photo-review';
import { recordAudit } from '../../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../../platform/calls/serve.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { wrongField } from '../../../../platform/validation/ids.ts';
import { notifyScore } from '../../score/notify-score.ts';
import { lockProfile, refreshScores } from '../../score/refresh-scores.ts';
import { knownPic } from '../own-pics.ts';
import { decide, findForeignPic } from './photo-claims.store.ts';
import { notFound } from './photo-queue.ts';

/** Shows a photo or refuses it with a reason, once; its owner's score follows at once. */
export const answerDecidePic: Handler<typeof decidePic> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const { approve } = body;
  const words = body.reason?.trim() ?? '';
  if (!approve && words === '') throw wrongField('reason');
  const [id, now] = [knownPic(body.id), clock()];
  const reviewer = { id: caller.id, now };
  const [state, reason] = approve ? (['shown', null] as const) : (['refused', words] as const);
  const ownerId = await db.transaction().execute(async (trx) => {
    const found = await findForeignPic(trx, id, reviewer);
    // Held as its owner's own changes hold it.
    if (found === undefined || !(await lockProfile(trx, found.profile_id))) throw notFound();
    if (!(await decide(trx, id, { state, reason, reviewer }))) {
      const present = await findForeignPic(trx, id, reviewer);
      if (present === undefined) throw notFound();
      if (present.state !== 'waiting') throw new Refusal(409, 'pic.decided');
      throw new Refusal(403, 'pic.claimEnded');
    }
    // What is thrown here takes the decision back. Asked again: its owner may have cropped it meanwhile.
    const opened = await findForeignPic(trx, id, reviewer);
    if (approve && opened?.isOpened !== true) throw new Refusal(424, 'pic.unopened');
    await recordAudit(trx, {
      actorId: caller.id,
      action: `pics.${state}`,
      target: id,
      now,
      detail: reason === null ? {} : { reason },
    });
    await refreshScores(trx, found.profile_id, now);
    return found.profile_id;
  });
  await notifyScore(context, ownerId);
  return { data: { id, state } };
};
