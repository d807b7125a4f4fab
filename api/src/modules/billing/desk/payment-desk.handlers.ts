import type {
  listPaymentsForAttention,
  PaymentAttention,
  refundPayment,
  settlePaymentAttention,
} from 'shared-contracts/calls/payments';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { gaveCodeLately } from '../../../platform/calls/staff-session.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { TimeKey, timeKey } from '../../../platform/paging/pages.ts';
import { isFresh } from '../../accounts/accounts.public.ts';
import { receiptNumber } from '../receipts/receipts.rules.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import {
  ATTENTION_PAGE,
  findAttention,
  findRefund,
  lockForeignPayment,
  listAttention,
  settleAttention,
  type AttentionRow,
} from './payment-desk.store.ts';
import { maskedEmail } from './search-payments.ts';

/** What a person has to look at, but for what is about the caller's own money. */
export const answerListAttention: Handler<typeof listPaymentsForAttention> = async (
  { query },
  { db, caller, clock, paging },
) => {
  const settled = query.settled === 'true';
  const position = paging.positionOf(query.cursor, TimeKey);
  const rows = await listAttention(db, caller, { settled, position });
  const { data, next } = paging.cut(rows, {
    size: ATTENTION_PAGE,
    position,
    keyOf: (row) => timeKey(settled ? row.settled_at : row.created_at, row.id),
  });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'payments.attention',
    target: null,
    now: clock(),
    detail: { settled },
  });
  return { data: data.map(toReply), next };
};

/** Takes one off the list, with what was done about it. */
export const answerSettleAttention: Handler<typeof settlePaymentAttention> = (
  { params: { id }, body: { note } },
  { db, caller, clock },
) =>
  db.transaction().execute(async (trx) => {
    if ((await findAttention(trx, caller, id)) === undefined) throw notFound();
    const now = clock();
    if (!(await settleAttention(trx, { id, by: caller.id, note, now })))
      throw new Refusal(409, 'payment.alreadySettled');
    const [action, detail] = ['payments.settle', { note }];
    await recordAudit(trx, { actorId: caller.id, action, target: id, detail, now });
    const settled = await findAttention(trx, caller, id);
    if (settled === undefined) throw notFound();
    return { data: toReply(settled) };
  });

/** Asks for a refund; a job has the provider give the money back. Needs a young second factor, or a young sign-in without one. */
export function answerRefund({ jobs }: Pick<AppParts, 'jobs'>): Handler<typeof refundPayment> {
  return async ({ params, body: { reason, amount = null, key } }, { db, caller, clock }) => {
    const now = clock();
    if (caller.factor !== 'none' && !gaveCodeLately(caller, now))
      throw new Refusal(403, 'factor.checkFirst');
    if (caller.factor === 'none' && !isFresh(caller, now))
      throw new Refusal(403, 'payment.signInFresh');
    const refund = await db.transaction().execute(async (trx) => {
      const paymentId = await lockForeignPayment(trx, caller, params.id);
      if (paymentId === null) throw notFound();
      const requested = { paymentId, amount, reason, requestedBy: caller.id, key, now };
      const made = await requestRefund(trx, requested);
      if (made === null) throw new Refusal(409, 'payment.notRefundable');
      const found = await findRefund(trx, made.id);
      if (made.isNew) {
        const detail = { refund: made.id, amount: found.amount, reason };
        const [actorId, action] = [caller.id, 'payments.refund'];
        await recordAudit(trx, { actorId, action, target: params.id, detail, now });
      }
      return found;
    });
    jobs.wake();
    const { id, state, financial_year: year, number } = refund;
    const note =
      year === null || number === null ? null : receiptNumber('credit_note', year, number);
    return { data: { id, amount: refund.amount, state, credit_note_number: note } };
  };
}

function notFound(): Refusal {
  return new Refusal(404, 'payment.notFound');
}

/** A payment as the list shows it: of its buyer no more than tells two apart. */
export function toReply(row: AttentionRow): PaymentAttention {
  const { id, kind, provider_payment_id, provider_order_id, amount, refundable } = row;
  return {
    id,
    kind,
    provider_payment_id,
    order_id: provider_order_id,
    amount,
    refundable,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    settled_note: row.settled_note,
    plan: row.plan,
    months: row.months,
    refund_state: row.refund_state,
    email_masked: row.email === null ? null : maskedEmail(row.email),
  };
}
