import type { Payment } from 'shared-contracts/calls/payments';

/** A payment of a member's history; a test states only what matters to it. */
export function payment(change: Partial<Payment> = {}): Payment {
  return {
    id: 'order_1',
    plan: 'belief',
    months: 12,
    amount: 499900,
    state: 'granted',
    created_at: '2026-11-01T06:00:00.000Z',
    paid_at: null,
    starts_at: null,
    ends_at: null,
    receipt_number: null,
    credit_note_number: null,
    ...change,
  };
}
