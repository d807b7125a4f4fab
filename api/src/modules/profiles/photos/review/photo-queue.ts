import { randomUUID } from 'node:crypto';
import { CLAIM_MS } from 'shared-contracts/calls/document-review';
import type { claimPic, listPicQueue, openPic } from 'shared-contracts/calls/photo-review';
import { recordAudit } from '../../../../platform/audit/audit.store.ts';
import type { Api } from '../../../../platform/calls/context.ts';
import type { Handler } from '../../../../platform/calls/serve.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { createdKey, TimeKey } from '../../../../platform/paging/pages.ts';
import { photoFiles } from '../../../../storage/file-addresses.ts';
import { signAddress } from '../../../../storage/signed-addresses.ts';
import { holderOf } from '../../../verification/verification.public.ts';
import { knownPic } from '../own-pics.ts';
import {
  addOpening,
  claim,
  findClaimed,
  findForeignPic,
  listShown,
  listWaiting,
  QUEUE_PAGE,
} from './photo-claims.store.ts';

/** Photos that wait for staff, the oldest first; nothing of what is on them. */
export const answerPicQueue: Handler<typeof listPicQueue> = async (
  { query: { cursor } },
  { db, caller, clock, paging },
) => {
  const now = clock();
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listWaiting(db, { id: caller.id, now }, position);
  const page = { size: QUEUE_PAGE, position, keyOf: createdKey };
  const { data, next } = paging.cut(rows, page);
  await recordAudit(db, { actorId: caller.id, action: 'pics.queue', target: null, now });
  return {
    next,
    data: data.map(({ id, profile_id: user_id, name, claim: held, created_at, ...row }) => ({
      id,
      user_id,
      name,
      url: '',
      claim: held,
      holder: holderOf(row),
      submitted_at: created_at.toISOString(),
    })),
  };
};

/** Takes a photo for a quarter of an hour: of two who reach for it, one gets it. */
export const answerClaimPic: Handler<typeof claimPic> = async ({ body }, { db, caller, clock }) => {
  const [id, now] = [knownPic(body.id), clock()];
  const reviewer = { id: caller.id, now };
  const pic = await db.transaction().execute(async (trx) => {
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await claim(trx, id, { ...reviewer, until }))) {
      const found = await findForeignPic(trx, id, reviewer);
      throw found?.state === 'waiting' ? new Refusal(409, 'pic.claimed') : notFound();
    }
    await recordAudit(trx, { actorId: caller.id, action: 'pics.claim', target: id, now });
    return findClaimed(trx, id, caller.id);
  });
  if (pic === undefined) throw notFound();
  const { profile_id: user_id, created_at, claimed_until, opened, ...profile } = pic;
  return {
    data: {
      id,
      user_id,
      opened,
      profile,
      left_ms: CLAIM_MS,
      submitted_at: created_at.toISOString(),
      claimed_until: (claimed_until ?? now).toISOString(),
    },
  };
};

/** Gives the address of the photo in hand and of those beside it, and tells the audit trail and the owner. */
export function answerOpenPic({
  jwtSecret,
}: Pick<Api['parts'], 'jwtSecret'>): Handler<typeof openPic> {
  return async ({ body }, { db, caller, clock, noteOpened }) => {
    const [id, now] = [knownPic(body.id), clock()];
    const { own, owner, others } = await db.transaction().execute(async (trx) => {
      const pic = await findForeignPic(trx, id, { id: caller.id, now });
      if (pic === undefined) throw notFound();
      if (!pic.isHeld || pic.state !== 'waiting') throw new Refusal(403, 'pic.claimEnded');
      const opening = { id: randomUUID(), pic_id: id, opened_by: caller.id, opened_at: now };
      await addOpening(trx, { ...opening, file_key: pic.file_key });
      await recordAudit(trx, { actorId: caller.id, action: 'pics.open', target: id, now });
      const others = await listShown(trx, pic.profile_id);
      return { own: pic.file_key, owner: pic.profile_id, others };
    });
    await noteOpened(owner);
    const addressOf = (fileKey: string, ending: string) => {
      const [key = ''] = photoFiles(fileKey).filter((one) => one.endsWith(ending));
      const signing = { secret: jwtSecret, now, sessionId: caller.sessionId };
      return signAddress({ key, type: 'image/webp' }, signing);
    };
    return {
      data: {
        url: addressOf(own, '-960.webp'),
        others: others.map((pic) => ({ id: pic.id, url: addressOf(pic.file_key, '-480.webp') })),
      },
    };
  };
}

/** The 404 of a photo that is not there, or is the reviewer's own. */
export function notFound(): Refusal {
  return new Refusal(404, 'pic.notFound');
}
