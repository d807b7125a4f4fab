import type { Kysely } from 'kysely';
import { searchPayments } from 'shared-contracts/calls/found-payments';
import { openPaymentAttention } from 'shared-contracts/calls/opened-payment';
import {
  listPaymentsForAttention,
  refundPayment,
  settlePaymentAttention,
} from 'shared-contracts/calls/payments';
import { personName } from 'shared-contracts/domain/person-name';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Api } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { receiptNumber } from '../receipts/receipts.rules.ts';
import { leftToRefund } from '../refunds/request-refund.ts';
import {
  answerListAttention,
  answerRefund,
  answerSettleAttention,
  toReply,
} from './payment-desk.handlers.ts';
import { findAttention } from './payment-desk.store.ts';
import { answerSearchPayments } from './search-payments.ts';

/** Tells whose payment it is and what may go back of it; that it was opened is on the audit trail, and counts as a person opened. */
const answerOpenAttention: Handler<typeof openPaymentAttention> = async (
  { params: { id } },
  { db, caller, clock, noteOpened },
) => {
  const { owner, data } = await db.transaction().execute(async (trx) => {
    const row = await findAttention(trx, caller, id);
    if (row === undefined) throw new Refusal(404, 'payment.notFound');
    const { payment_row: paymentId, order_row: orderId } = row;
    const payment = paymentId === null ? undefined : await findPayment(trx, paymentId);
    const owner = orderId === null ? undefined : await findOwner(trx, orderId);
    const left = paymentId === null ? 0 : await leftToRefund(trx, paymentId);
    const [action, target] = ['payments.open', id];
    await recordAudit(trx, { actorId: caller.id, action, target, now: clock() });
    return {
      owner,
      data: {
        ...toReply(row),
        email: row.email,
        name: owner === undefined ? null : personName(owner),
        captured: payment === undefined || payment.paid_at === null ? 0 : payment.amount,
        refunded: payment?.refunded ?? 0,
        left,
        receipt_number: numberOf(payment),
      },
    };
  });
  await noteOpened(owner?.id ?? id);
  return { data };
};

/** Puts the calls about payments that a person has to look at on the application. */
export function registerPaymentDesk(api: Api): void {
  serve(api, listPaymentsForAttention, answerListAttention);
  serve(api, openPaymentAttention, answerOpenAttention);
  serve(api, settlePaymentAttention, answerSettleAttention);
  serve(api, searchPayments, answerSearchPayments);
  serve(api, refundPayment, answerRefund(api.parts));
}

function findPayment(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('payments')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.payment_id', '=', 'payments.id').on('receipts.kind', '=', 'receipt'),
    )
    .select(['payments.paid_at', 'payments.amount', 'payments.refunded'])
    .select(['receipts.financial_year', 'receipts.number'])
    .where('payments.id', '=', id)
    .executeTakeFirst();
}

/** Who has the plan of an order, or else made the order. */
function findOwner(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('grants', 'grants.order_id', 'orders.id')
    .innerJoin('profiles', (join) =>
      join.on((eb) =>
        eb('profiles.id', '=', eb.fn.coalesce('grants.account_id', 'orders.account_id')),
      ),
    )
    .select(['profiles.id', 'profiles.name', 'profiles.lastName'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
}

function numberOf(payment: Awaited<ReturnType<typeof findPayment>>): string | null {
  const { financial_year: year = null, number = null } = payment ?? {};
  return year === null || number === null ? null : receiptNumber('receipt', year, number);
}
