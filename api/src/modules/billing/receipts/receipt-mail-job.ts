import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import type { AppParts } from '../../../platform/calls/context.ts';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { carry, MAIL_RETRY, type Transport } from '../../../platform/mail/mail-job.ts';
import { mailLink } from '../../../platform/mail/mail-link.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { receiptPage, soldText, type KeptReceipt } from './receipt-page.ts';
import { receiptWords } from './receipt-words.ts';
import { RECEIPT_MAIL } from './store-receipt.ts';

interface ReceiptMailParts extends Pick<AppParts, 'db' | 'config'> {
  readonly transport: Transport;
}

/** Mails a receipt or a credit note to whoever paid, as it was printed. */
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
      await carry(transport, receiptMail(receipt, config), job);
    },
  });
}

/** The mail of a receipt: everything that stands on it, and where it lies as a PDF. */
export function receiptMail(
  receipt: KeptReceipt,
  { productName: product, siteOrigin }: Pick<AppParts['config'], 'productName' | 'siteOrigin'>,
): Mail {
  const page = receiptPage(receipt);
  const lines = [...page.head, ...page.details, ...page.sums, page.total];
  const t = receiptWords(page.language);
  return {
    to: receipt.printed.buyer.email,
    subject: t('mail.subject', { title: page.title, number: page.number, product }),
    text: t(`mail.${receipt.kind}`, {
      ...soldText(receipt.printed),
      total: page.total.text,
      lines: lines.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      link: mailLink(siteOrigin, routes.settings.href({}), page.language),
      seller: page.seller.join('\n'),
    }),
  };
}
