import type { OpenedPayment } from 'shared-contracts/calls/opened-payment';
import type { PaymentAttention } from 'shared-contracts/calls/payments';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { momentText } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';

interface PaymentFactsProps {
  readonly payment: PaymentAttention;
  readonly opened: OpenedPayment | null;
}

/** What is known of a payment; of its buyer no more than the list tells until it is opened. */
export function PaymentFacts({ payment, opened }: PaymentFactsProps) {
  const text = useTexts(paymentTexts);
  const { locale } = useHost();
  const { plan = null, months = null } = payment;
  const none = text('fact.none');
  const known: readonly (readonly [label: string, value: string])[] = [
    [text('fact.amount'), rupees(payment.amount)],
    [
      text('fact.plan'),
      plan === null || months === null
        ? none
        : text('fact.planOf', { plan: text(`plan.${plan}`), count: months }),
    ],
    [text('fact.email'), opened?.email ?? payment.email_masked ?? none],
    ...(opened === null ? [] : [[text('fact.name'), opened.name ?? none] as const]),
    [text('fact.order'), payment.order_id ?? none],
    [text('fact.payment'), payment.provider_payment_id],
    [text('fact.since'), momentText(payment.created_at, locale)],
    ...(opened === null
      ? []
      : ([
          [text('fact.captured'), rupees(opened.captured)],
          [text('fact.refunded'), rupees(opened.refunded)],
          [text('fact.left'), rupees(opened.left)],
          [text('fact.receipt'), opened.receipt_number ?? none],
        ] as const)),
  ];
  return (
    <dl className="st-pay__facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
