import type { Transaction } from 'kysely';
import { defineTexts, formatText } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/tables.ts';

/** After a week the page has told it better. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** What staff did to a profile; nothing in it tells who reported. */
export const moderationTexts = defineTexts('moderation', {
  'subject.warned': 'Please read this: a note about your profile',
  'subject.hidden': 'Your profile is hidden for now',
  'subject.restored': 'Your profile stands again',
  warned: `Namaskar,

our team has looked at something about your profile at {product}, and asks you to mind this:

{reason}

Your profile stays as it is. The note stands on your profile page for 30 days: {link}

{product}`,
  hidden: `Namaskar,

our team has hidden your profile at {product}. The reason:

{reason}

Nobody but you sees it now. Your photos, chats and plan are kept. If this is a mistake, please answer to {email}.

{product}`,
  restored: `Namaskar,

your profile at {product} stands again as it did before. Our team says:

{reason}

{link}

{product}`,
});

/** Writes the mail in the transaction of what it tells. */
export async function writeModerationMail(
  trx: Transaction<Database>,
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  told: {
    readonly profileId: string;
    readonly kind: 'warned' | 'hidden' | 'restored';
    readonly reason: string;
  },
): Promise<void> {
  const { profileId, kind, reason } = told;
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (account === undefined) return;
  const { en } = moderationTexts;
  const values = {
    ...{ product: config.productName, reason, email: config.support.email },
    link: config.siteOrigin + routes.info.href(),
  };
  await mail.write(trx, {
    mail: {
      to: account.email,
      subject: formatText(en[`subject.${kind}`], values),
      text: formatText(en[kind], values),
    },
    accountId: profileId,
    goodForMs: GOOD_FOR_MS,
  });
}
