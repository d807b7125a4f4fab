import type { ATTENTION_KINDS } from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { ProviderPayment } from '../../../payment-provider/payment-provider.ts';

/** What of an order decides about its payments; amount in paise. */
export interface JudgedOrder {
  readonly amount: number;
  readonly state: OrderState;
  /** The provider's id of the payment that the plan was given for; null before. */
  readonly paidBy: string | null;
  /** The provider's ids of payments that were captured for it before. */
  readonly captured: ReadonlySet<string>;
}

/** One payment and what it means for the order. */
export interface JudgedPayment {
  readonly payment: ProviderPayment;
  /** `pays`: the plan is given for it; `second`: it was captured beside that one and goes back; else it is only kept. */
  readonly meaning: 'pays' | 'second' | 'kept';
  /** Why a person has to look at it. */
  readonly attention: (typeof ATTENTION_KINDS)[number] | null;
  /** Whether it fits the order; one of another amount stands in no row of ours. */
  readonly fits: boolean;
}

/** Whether a payment is of the order's amount and currency. */
export function fitsOrder(
  { amount, currency }: Pick<ProviderPayment, 'amount' | 'currency'>,
  order: Pick<JudgedOrder, 'amount'>,
): boolean {
  return amount === order.amount && currency === 'INR';
}

/** The provider's payments, oldest first, in a stable order. */
export function inOrder(payments: readonly ProviderPayment[]): ProviderPayment[] {
  return payments.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** What each payment of an order means: the first captured one pays, once. */
export function judgePayments(
  order: JudgedOrder,
  reported: readonly ProviderPayment[],
): JudgedPayment[] {
  let paidBy = order.paidBy;
  const judged: JudgedPayment[] = [];
  const captured = (one: ProviderPayment) => one.status === 'captured';
  // Those that were captured first: an authorized one is a second only beside one that was.
  for (const payment of [
    ...inOrder(reported.filter(captured)),
    ...inOrder(reported.filter((one) => !captured(one))),
  ]) {
    const add = (
      meaning: JudgedPayment['meaning'],
      attention: JudgedPayment['attention'] = null,
      fits = true,
    ) => judged.push({ payment, meaning, attention, fits });
    const holdsMoney = captured(payment) || payment.status === 'authorized';
    if (!fitsOrder(payment, order)) add('kept', holdsMoney ? 'wrong_amount' : null, false);
    else if (!holdsMoney) add('kept');
    else if (order.state === 'refunded')
      add('kept', order.captured.has(payment.id) ? null : 'captured_after_refund');
    else if (captured(payment) && (paidBy ?? payment.id) === payment.id) {
      paidBy = payment.id;
      add('pays');
    } else if (paidBy === null) add('kept');
    else add(captured(payment) ? 'second' : 'kept', 'second_payment');
  }
  return judged;
}
