import { useState } from 'react';
import { openPaymentAttention } from 'shared-contracts/calls/opened-payment';
import type { PaymentAttention } from 'shared-contracts/calls/payments';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button, Surface } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundForm } from './refund-form.tsx';
import { SettleForm } from './settle-form.tsx';

interface PaymentReviewProps {
  readonly payment: PaymentAttention;
  readonly onSettled: () => void;
}

/** Why a payment is here, what is known of it, and what can be done; money goes back only to whom one has looked at. */
export function PaymentReview({ payment, onSettled }: PaymentReviewProps) {
  const text = useTexts(paymentTexts);
  const { send, locale } = useHost();
  const [refunded, setRefunded] = useState<string | null>(null);
  const { id, kind, settled_at: settledAt, refund_state: returned } = payment;
  const opening = useMutation({
    mutationFn: () => send(openPaymentAttention, { params: { id } }),
  });
  const opened = opening.data?.data ?? null;
  return (
    <article className="st-pay" aria-labelledby="st-pay-title">
      <header>
        <h2 id="st-pay-title">{text(`kind.${kind}`)}</h2>
        <p>{text(`why.${kind}`)}</p>
        {kind === 'second_payment' && isReturned(returned) && <p>{text(`second.${returned}`)}</p>}
      </header>
      <PaymentFacts payment={payment} opened={opened} />
      {opened === null && (
        <div>
          <Button loading={opening.isPending} onClick={() => opening.mutate()}>
            {text('open.button')}
          </Button>
        </div>
      )}
      {opened === null && <ErrorBanner error={opening.error} />}
      {refunded !== null && (
        <Banner kind="success" role="status">
          {refunded}
        </Banner>
      )}
      {settledAt !== null && (
        <Banner kind="info" title={text('settled.when', { when: momentText(settledAt, locale) })}>
          {payment.settled_note}
        </Banner>
      )}
      {opened !== null && settledAt === null && (
        <Surface>
          {opened.left > 0 ? (
            <RefundForm
              key={opened.left}
              payment={opened}
              onRefunded={(words) => {
                setRefunded(words);
                opening.mutate();
              }}
            />
          ) : (
            <p className="sp-muted">{text('refund.nothing')}</p>
          )}
        </Surface>
      )}
      {settledAt === null && (
        <Surface>
          <SettleForm id={id} onSettled={onSettled} />
        </Surface>
      )}
    </article>
  );
}

function isReturned(state: PaymentAttention['refund_state']): state is 'requested' | 'processed' {
  return state === 'requested' || state === 'processed';
}
