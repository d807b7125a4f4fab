import { planName } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import type { AppParts } from '../../../platform/calls/context.ts';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { carry, MAIL_RETRY, type Transport } from '../../../platform/mail/mail-job.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';
import { receiptWords } from '../receipts/receipts.rules.ts';

/** Kind of the job that mails that a payment without a receipt went back; its key is the id of the refund. */
export const RETURNED_MAIL = 'returned-mail';

interface ReturnedMailParts extends Pick<AppParts, 'db' | 'config'> {
  readonly transport: Transport;
}

/** Mails to the buyer that a payment which gave no plan went back: a second one of an order, or one that came too late. */
export function returnedMailJob({ db, config, transport }: ReturnedMailParts): AnyJobKind {
  return jobKind({
    ...MAIL_RETRY,
    name: RETURNED_MAIL,
    atOnce: 2,
    payload: z.object({ refund_id: z.string() }),
    async run({ refund_id: id }, job) {
      const refund = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .leftJoin('accounts', 'accounts.id', 'orders.account_id')
        .select(['refunds.amount', 'payments.provider_payment_id', 'orders.provider_order_id'])
        .select(['orders.email', 'orders.plan', 'accounts.language'])
        .where('refunds.id', '=', id)
        .executeTakeFirst();
      if (refund === undefined || refund.email === '') return;
      const { productName: product, siteOrigin, seller } = config;
      const language = refund.language ?? 'en';
      const t = receiptWords(language);
      const amount = rupees(refund.amount);
      const mail = {
        to: refund.email,
        subject: t('mail.returned.subject', { product, amount }),
        text: t('mail.returned', {
          amount,
          plan: planName(refund.plan),
          order: refund.provider_order_id ?? '',
          payment: refund.provider_payment_id,
          link: mailLink(siteOrigin, routes.settingsPart.href({ part: 'payments' }), language),
          seller: seller.name,
        }),
      };
      await carry(transport, mail, job);
    },
  });
}
