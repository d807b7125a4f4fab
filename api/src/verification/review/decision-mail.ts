import type { Transaction } from 'kysely';
import type { DocType } from 'shared-contracts/calls/verification';
import { defineTexts, formatText } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/tables.ts';

/** After a week the page has told it better. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** What became of a document; what is on it is never repeated in a mail. */
export const decisionTexts = defineTexts('document-decisions', {
  'subject.approved': '{what} is verified',
  'subject.rejected': 'Your document could not be accepted: {what}',
  approved: `Namaskar,

our team has looked at your document. {what} is verified at {product}, and your profile shows the seal.

Your document is deleted 30 days after this decision.

{product}`,
  rejected: `Namaskar,

our team has looked at your document and could not accept it. The reason:

{reason}

You can send another one at any time: {link}

{product}`,
  GovID: 'Your identity',
  JobID: 'Your job',
  SalaryID: 'Your income',
  PropertyID: 'Your property',
});

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
    .select('email')
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (account === undefined) return;
  const { en } = decisionTexts;
  const values = {
    ...{ what: en[docType], product: config.productName, reason },
    link: config.siteOrigin + PAGES[docType].href(),
  };
  const outcome = approve ? 'approved' : 'rejected';
  await mail.write(trx, {
    mail: {
      to: account.email,
      subject: formatText(en[`subject.${outcome}`], values),
      text: formatText(en[outcome], values),
    },
    accountId: profileId,
    goodForMs: GOOD_FOR_MS,
  });
}
