import type { Transaction } from 'kysely';
import type { DocType } from 'shared-contracts/calls/verification';
import { routes } from 'shared-contracts/platform/routes';
import type { Context } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { mailLink } from '../../../platform/mail/mail-link.ts';
import { hindi } from './decision-texts.hi.ts';
import { marathi } from './decision-texts.mr.ts';
import { decisionTexts } from './decision-texts.ts';

const words = wordsOf(decisionTexts, { mr: marathi, hi: hindi });

/** After a week the page has told it better. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Where each type is sent. */
const PAGES = {
  GovID: routes.uploadDoc,
  JobID: routes.uploadJobDoc,
  SalaryID: routes.uploadIncomeDoc,
  PropertyID: routes.uploadPropertyDoc,
} as const satisfies Record<DocType, unknown>;

/** Writes the mail in the transaction of the decision. */
export async function writeDecisionMail(
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
