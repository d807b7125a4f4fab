import type { FastifyInstance } from 'fastify';
import { createOrder, orderOf } from '../bank/orders.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { amountOf, currencyOf, fieldsOf, notesOf, receiptOf } from './fields.ts';
import { collection, pageOf, type Query } from './paging.ts';
import { notNow } from './sandbox-error.ts';

const KNOWN = ['amount', 'currency', 'receipt', 'notes', 'partial_payment', 'payment_capture'];

/** Orders, as Razorpay's interface has them. */
export function registerOrders(app: FastifyInstance, { ledger, clock }: SandboxParts): void {
  app.post('/v1/orders', (request) => {
    const body = fieldsOf(request.body, KNOWN);
    const amount = amountOf(body['amount']);
    currencyOf(body['currency']);
    const receipt = receiptOf(body['receipt']);
    const notes = notesOf(body['notes']);
    if (isYes(body['partial_payment']) || isYes(body['payment_capture']))
      throw notNow('The sandbox knows neither partial payments nor capture by itself.');
    return createOrder(ledger, { amount, receipt, notes }, clock());
  });

  app.get<{ Querystring: Query }>('/v1/orders', ({ query }) => {
    const { receipt } = query;
    const wanted = [...ledger.orders.values()].filter(
      (order) => receipt === undefined || order.receipt === receipt,
    );
    return pageOf(wanted, query);
  });

  app.get<{ Params: { id: string } }>('/v1/orders/:id', ({ params }) => orderOf(ledger, params.id));

  app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', ({ params }) => {
    const { id } = orderOf(ledger, params.id);
    const paid = [...ledger.payments.values()].filter(({ order_id }) => order_id === id);
    return collection(paid.toReversed());
  });
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}
