import { useState } from 'react';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { openPaymentAttention, type OpenedPayment } from 'shared-contracts/calls/opened-payment';
import { type PaymentAttention, settlePaymentAttention } from 'shared-contracts/calls/payments';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button, Surface } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { Fact, Facts } from '../states/facts.tsx';
import { NoteForm } from '../states/note-form.tsx';
import { GiveBack } from './payment-list.tsx';

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
      {settledAt !== null && (
        <Banner kind="info" title={text('settled.when', { when: momentText(settledAt, locale) })}>
          {payment.settled_note}
        </Banner>
      )}
      {opened !== null && (
        <GiveBack
          payment={opened}
          refunded={refunded}
          isOver={settledAt !== null}
          onRefunded={(words) => {
            setRefunded(words);
            opening.mutate();
          }}
        />
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

interface PaymentFactsProps {
  readonly payment: PaymentAttention;
  readonly opened: OpenedPayment | null;
}

/** What is known of a payment; of its buyer no more than the list tells until it is opened. */
function PaymentFacts({ payment, opened }: PaymentFactsProps) {
  const text = useTexts(paymentTexts);
  const { locale } = useHost();
  const { plan = null, months = null } = payment;
  const none = text('fact.none');
  return (
    <Facts>
      <Fact label={text('fact.amount')}>{rupees(payment.amount)}</Fact>
      <Fact label={text('fact.plan')}>
        {plan === null || months === null
          ? none
          : text('fact.planOf', { plan: text(`plan.${plan}`), count: months })}
      </Fact>
      <Fact label={text('fact.email')}>{opened?.email ?? payment.email_masked ?? none}</Fact>
      {opened && <Fact label={text('fact.name')}>{opened.name ?? none}</Fact>}
      <Fact label={text('fact.order')}>{payment.order_id ?? none}</Fact>
      <Fact label={text('fact.payment')}>{payment.provider_payment_id}</Fact>
      <Fact label={text('fact.since')}>{momentText(payment.created_at, locale)}</Fact>
      {opened && (
        <>
          <Fact label={text('fact.captured')}>{rupees(opened.captured)}</Fact>
          <Fact label={text('fact.refunded')}>{rupees(opened.refunded)}</Fact>
          <Fact label={text('fact.left')}>{rupees(opened.left)}</Fact>
          <Fact label={text('fact.receipt')}>{opened.receipt_number ?? none}</Fact>
        </>
      )}
    </Facts>
  );
}

interface SettleFormProps {
  readonly id: string;
  readonly onSettled: () => void;
}

/** What was done about it; the payment leaves the list. */
function SettleForm({ id, onSettled }: SettleFormProps) {
  const text = useTexts(paymentTexts);
  const { send } = useHost();
  const settling = useMutation({
    mutationFn: (note: string) => send(settlePaymentAttention, { params: { id }, body: { note } }),
    onSuccess: onSettled,
  });
  return (
    <NoteForm
      title={text('settle.title')}
      label={text('settle.note')}
      missing={text('error.reason')}
      least={3}
      maxLength={maxLengthOf(settlePaymentAttention.body.shape.note)}
      button={text('settle.button')}
      request={settling}
    />
  );
}
