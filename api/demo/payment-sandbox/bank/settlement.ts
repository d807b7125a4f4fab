import type { PaymentEntity } from '../ledger/entities.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Outcome } from './attempt.ts';
import { FAILURES } from './failures.ts';
import { orderOf } from './orders.ts';
import { authorizePayment, failPayment, paymentOf } from './payments.ts';
import { returnUncaptured } from './refunds.ts';

/** How long a payer has for the bank's page, in ms. */
const PATIENCE_MS = 15 * 60_000;

/** What banks do when their time has come, whether or not anybody looks. */
export interface Settlement {
  /** What the bank will say of a payment, and when; the first word counts. */
  decide(paymentId: string, outcome: Outcome): void;
  /** Says what is due. */
  settleDue(now: Date): void;
  /** Ends payments that their payers left, and gives back what was not captured within the bound. */
  sweep(now: Date): void;
}

/** `captureWithinMs` is how long a shop has to capture what was authorised. */
export function createSettlement(ledger: Ledger, captureWithinMs: number): Settlement {
  const waiting = new Map<string, Outcome>();
  for (const [id, { outcome }] of ledger.attempts.entries())
    if (outcome !== null && ledger.payments.get(id)?.status === 'created') waiting.set(id, outcome);

  function settle(id: string, { failure }: Outcome, now: Date): void {
    const isPaid = orderOf(ledger, paymentOf(ledger, id).order_id).status === 'paid';
    const ended = failure ?? (isPaid ? FAILURES.orderPaid : null);
    if (ended === null) authorizePayment(ledger, id, now);
    else failPayment(ledger, id, ended, now);
  }

  function sweepOne(payment: PaymentEntity, now: Date): void {
    const age = now.getTime() - payment.created_at * 1000;
    if (payment.status === 'authorized' && age > captureWithinMs)
      returnUncaptured(ledger, payment, now);
    if (payment.status === 'created' && !waiting.has(payment.id) && age > PATIENCE_MS)
      failPayment(ledger, payment.id, FAILURES.timedOut, now);
  }

  return {
    decide(paymentId, outcome) {
      const attempt = ledger.attempts.get(paymentId);
      const isOpen = ledger.payments.get(paymentId)?.status === 'created';
      if (attempt === undefined || !isOpen || waiting.has(paymentId)) return;
      waiting.set(paymentId, outcome);
      ledger.attempts.put(paymentId, { ...attempt, outcome });
    },
    settleDue(now) {
      for (const [id, outcome] of waiting) {
        if (outcome.at > now.getTime()) continue;
        waiting.delete(id);
        settle(id, outcome, now);
      }
    },
    sweep(now) {
      for (const payment of ledger.payments.values()) sweepOne(payment, now);
    },
  };
}
