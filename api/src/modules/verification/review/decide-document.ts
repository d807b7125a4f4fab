import type { decideVerification } from 'shared-contracts/calls/document-review';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { notifyScore, lockProfile, refreshScores } from '../../profiles/profiles.public.ts';
import { docReply } from '../documents.handlers.ts';
import { findDoc, FLAGS } from '../documents.store.ts';
import { decide, findForeignDoc, isAllOpened } from './claims.store.ts';
import { writeDecisionMail } from './decision-mail.ts';
import { notFound } from './review.handlers.ts';

/** Decides once: document, flag, scores, audit and mail are there together, or none of them. */
export function answerDecide({
  config,
}: Pick<AppParts, 'config'>): Handler<typeof decideVerification> {
  return async ({ body: { id, approve, reason: words } }, context) => {
    const { db, caller, clock, mail } = context;
    const reason = words?.trim() ?? '';
    if (!approve && reason === '') throw wrongField('reason');
    if (!isId(id)) throw notFound();
    const now = clock();
    const reviewer = { id: caller.id, now };
    const { owner, row } = await db.transaction().execute(async (trx) => {
      const found = await findForeignDoc(trx, id, reviewer);
      // The profile before the document, as its owner's own changes have it.
      if (found === undefined || !(await lockProfile(trx, found.profile_id))) throw notFound();
      if (!(await decide(trx, id, { approve, reason, reviewer }))) {
        const now = await findForeignDoc(trx, id, reviewer);
        if (now === undefined) throw notFound();
        if (now.state !== 'pending') throw new Refusal(409, 'doc.decided');
        throw new Refusal(403, 'doc.claimEnded');
      }
      // What is thrown here takes the decision back.
      if (approve && !(await isAllOpened(trx, id, caller.id))) {
        throw new Refusal(424, 'doc.unopened');
      }
      const { profile_id: profileId, doc_type: docType } = found;
      if (approve) {
        await trx
          .updateTable('profiles')
          .set({ [FLAGS[docType]]: true })
          .where('id', '=', profileId)
          .execute();
        await refreshScores(trx, profileId, now);
      }
      await recordAudit(trx, {
        actorId: caller.id,
        action: 'verification.decision',
        target: id,
        now,
        detail: {
          approve,
          docType,
        },
      });
      await writeDecisionMail(trx, { mail, config }, { profileId, docType, approve, reason });
      const decided = await findDoc(trx, id);
      if (decided === undefined) throw notFound();
      return { owner: profileId, row: decided };
    });
    mail.wake();
    await notifyScore(context, owner);
    return { data: docReply(row) };
  };
}
