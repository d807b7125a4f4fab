import type { Transaction } from 'kysely';
import { routes } from 'shared-contracts/platform/routes';
import { moderationTexts } from '../../../../locales/en/moderation.ts';
import { moderationTexts as hindi } from '../../../../locales/hi/moderation.ts';
import { moderationTexts as marathi } from '../../../../locales/mr/moderation.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';

const words = wordsOf(moderationTexts, { mr: marathi, hi: hindi });

/** After a week the page has shown it anyway. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Writes the mail in the transaction of what it tells. */
export async function writeModerationMail(
  trx: Transaction<Database>,
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  reported: {
    readonly profileId: string;
    readonly kind: 'warned' | 'hidden' | 'restored';
    readonly reason: string;
  },
): Promise<void> {
  const { profileId, kind, reason } = reported;
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (account === undefined) return;
  const language = account.language ?? 'en';
  const t = words(language);
  const values = {
    product: config.productName,
    reason,
    email: config.support.email,
    link: mailLink(config.siteOrigin, routes.info.href(), language),
  };
  await mail.write(trx, {
    mail: {
      to: account.email,
      subject: t(`subject.${kind}`, values),
      text: t(kind, values),
    },
    accountId: profileId,
    goodForMs: GOOD_FOR_MS,
  });
}
