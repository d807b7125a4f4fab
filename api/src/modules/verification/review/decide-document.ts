import type { Transaction } from 'kysely';
import type { decideVerification } from 'shared-contracts/calls/document-review';
import type { DocType } from 'shared-contracts/calls/verification';
import { routes } from 'shared-contracts/platform/routes';
import { decisionTexts } from '../../../../locales/en/decision.ts';
import { decisionTexts as hindi } from '../../../../locales/hi/decision.ts';
import { decisionTexts as marathi } from '../../../../locales/mr/decision.ts';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts, Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';
import { isId, wrongField } from '../../../platform/validation/ids.ts';
import { notifyScore, lockProfile, refreshScores } from '../../profiles/profiles.public.ts';
import { docReply } from '../documents.handlers.ts';
import { findDoc, FLAGS } from '../documents.store.ts';
import { decide, findForeignDoc, isAllOpened } from './claims.store.ts';
import { notFound } from './review.handlers.ts';

const words = wordsOf(decisionTexts, { mr: marathi, hi: hindi });

/** After a week the page has shown it anyway. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Where each type is sent. */
const PAGES = {
  GovID: routes.uploadDoc,
  JobID: routes.uploadJobDoc,
  SalaryID: routes.uploadIncomeDoc,
  PropertyID: routes.uploadPropertyDoc,
} as const satisfies Record<DocType, unknown>;

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

/** Writes the mail in the transaction of the decision. */
async function writeDecisionMail(
  trx: Transaction<Database>,
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  decision: {
    readonly profileId: string;
    readonly docType: DocType;
    readonly approve: boolean;
    readonly reason: string;
  },
): Promise<void> {
  const { profileId, docType, approve, reason } = decision;
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (account === undefined) return;
  const language = account.language ?? 'en';
  const t = words(language);
  const values = {
    what: t(docType),
    product: config.productName,
    reason,
    link: mailLink(config.siteOrigin, PAGES[docType].href(), language),
  };
  const outcome = approve ? 'approved' : 'rejected';
  await mail.write(trx, {
    mail: {
      to: account.email,
      subject: t(`subject.${outcome}`, values),
      text: t(outcome, values),
    },
    accountId: profileId,
    goodForMs: GOOD_FOR_MS,
  });
}
