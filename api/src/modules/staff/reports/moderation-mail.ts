import type { Transaction } from 'kysely';
import { routes } from 'shared-contracts/platform/routes';
import type { Context } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { mailLink } from '../../../platform/mail/mail-link.ts';
import { hindi } from './moderation-texts.hi.ts';
import { marathi } from './moderation-texts.mr.ts';
import { moderationTexts } from './moderation-texts.ts';

const words = wordsOf(moderationTexts, { mr: marathi, hi: hindi });

/** After a week the page has told it better. */
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
