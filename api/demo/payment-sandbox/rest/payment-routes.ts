import type { FastifyInstance } from 'fastify';
import { capturePayment, paymentOf } from '../bank/payments.ts';
import { refundElsewhere, refundOf, refundPayment, refundsOf } from '../bank/refunds.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { amountOf, currencyOf, fieldsOf, notesOf, receiptOf } from './fields.ts';
import { pageOf, type Query } from './paging.ts';
import { wrongField } from './sandbox-error.ts';

interface ById {
  Params: { id: string };
  Querystring: Query;
}

/** Payments and refunds, as Razorpay's interface has them. */
export function registerPayments(app: FastifyInstance, { ledger, clock }: SandboxParts): void {
  app.get<ById>('/v1/payments', ({ query }) => pageOf(ledger.payments.values(), query));

  app.get<ById>('/v1/payments/:id', ({ params }) => paymentOf(ledger, params.id));

  app.post<ById>('/v1/payments/:id/capture', ({ params, body }) => {
    const fields = fieldsOf(body, ['amount', 'currency']);
    const amount = amountOf(fields['amount']);
    if (fields['currency'] !== undefined) currencyOf(fields['currency']);
    const captured = capturePayment(ledger, params.id, amount, clock());
    refundElsewhere(ledger, captured.order_id, clock());
    return captured;
  });

  app.post<ById>('/v1/payments/:id/refund', ({ params, body }) => {
    const fields = fieldsOf(body, ['amount', 'speed', 'notes', 'receipt']);
    const wanted = {
      amount: fields['amount'] === undefined ? null : amountOf(fields['amount']),
      receipt: receiptOf(fields['receipt']),
      notes: notesOf(fields['notes']),
      speed: speedOf(fields['speed']),
    };
    return refundPayment(ledger, params.id, wanted, clock());
  });

  app.get<ById>('/v1/payments/:id/refunds', ({ params, query }) =>
    pageOf(refundsOf(ledger, paymentOf(ledger, params.id).id), query),
  );

  app.get<ById>('/v1/refunds', ({ query }) => pageOf(ledger.refunds.values(), query));

  app.get<ById>('/v1/refunds/:id', ({ params }) => refundOf(ledger, params.id));
}

function speedOf(value: unknown): 'normal' | 'optimum' {
  if (value === undefined || value === 'normal') return 'normal';
  if (value === 'optimum') return value;
  throw wrongField('speed', 'The speed should be normal or optimum.');
}
