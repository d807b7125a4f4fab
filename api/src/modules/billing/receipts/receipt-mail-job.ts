import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import type { AppParts } from '../../../platform/calls/context.ts';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { carry, MAIL_RETRY, type Transport } from '../../../platform/mail/mail-job.ts';
import { type Mail, mailLink } from '../../../platform/mail/mailer.ts';
import { receiptPage, soldText, type KeptReceipt } from './receipt-page.ts';
import { receiptWords } from './receipts.rules.ts';
import { RECEIPT_MAIL } from './store-receipt.ts';

interface ReceiptMailParts extends Pick<AppParts, 'db' | 'config'> {
  readonly transport: Transport;
}

/** Mails a receipt or credit note to the buyer, as it was printed. */
export function receiptMailJob({ db, config, transport }: ReceiptMailParts): AnyJobKind {
  return jobKind({
    ...MAIL_RETRY,
    name: RECEIPT_MAIL,
    atOnce: 2,
    payload: z.object({ receipt_id: z.string() }),
    async run({ receipt_id: id }, job) {
      const receipt = await db
        .selectFrom('receipts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (receipt === undefined || receipt.printed.buyer.email === '') return;
      const waits =
        receipt.kind === 'receipt' &&
        (await db
          .selectFrom('grants')
          .select('id')
          .where('payment_id', '=', receipt.payment_id)
          .where('given_at', 'is', null)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()) !== undefined;
      await carry(transport, receiptMail(receipt, config, waits), job);
    },
  });
}

/**
 * The mail of a receipt: everything that is on it, and where it is as a PDF. `waits` for a plan that was bought by e-mail
 * and that its owner has not claimed: it says how.
 */
export function receiptMail(
  receipt: KeptReceipt,
  { productName: product, siteOrigin }: Pick<AppParts['config'], 'productName' | 'siteOrigin'>,
  waits = false,
): Mail {
  const page = receiptPage(receipt);
  const lines = [...page.head, ...page.details, ...page.sums, page.total];
  const t = receiptWords(page.language);
  const to = receipt.printed.buyer.email;
  const path = waits
    ? routes.signup.href({ email: to })
    : routes.settingsPart.href({ part: 'payments' });
  return {
    to,
    subject: t('mail.subject', { title: page.title, number: page.number, product }),
    text: t(waits ? 'mail.claim' : `mail.${receipt.kind}`, {
      email: to,
      ...soldText(receipt.printed),
      total: page.total.text,
      lines: lines.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      link: mailLink(siteOrigin, path, page.language),
      seller: page.seller.join('\n'),
    }),
  };
}
