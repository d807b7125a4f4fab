import { useState } from 'react';
import { searchPayments, type FoundPayment } from 'shared-contracts/calls/found-payments';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { EmptyListDrawing, EmptyState } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { Fact, Facts } from '../states/facts.tsx';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { GiveBack, PaymentList } from './payment-list.tsx';

/** The payments that a search found, and the one in hand beside them. */
export function FoundPayments({ q }: { q: string }) {
  const text = useTexts(paymentTexts);
  const { pages } = useHost();
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useInfiniteQuery({ ...pages(searchPayments, { query: { q } }), ...FETCHED_ONCE });
  return (
    <Loaded query={found} wait={text('find.wait')} failed={text('find.failed')}>
      {({ pages: read }) => {
        const data = read.flatMap((page) => page.data);
        const payment = data.find((one) => one.provider_payment_id === chosen) ?? data[0];
        if (payment === undefined) {
          return (
            <EmptyState title={text('find.none')} drawing={<EmptyListDrawing />}>
              {text('find.noneText', { q })}
            </EmptyState>
          );
        }
        return (
          <PaymentList
            label={text('find.list')}
            list={found}
            rows={data}
            idOf={(one) => one.provider_payment_id}
            whatOf={(one) => whatOf(one, text)}
            open={payment.provider_payment_id}
            onOpen={(one) => setChosen(one.provider_payment_id)}
          >
            <FoundOne
              key={payment.provider_payment_id}
              payment={payment}
              onRefunded={() => void found.refetch()}
            />
          </PaymentList>
        );
      }}
    </Loaded>
  );
}

type Say = ReturnType<typeof useTexts<(typeof paymentTexts)['en']>>;

function planOf({ plan, months }: FoundPayment, text: Say): string {
  return text('fact.planOf', { plan: text(`plan.${plan}`), count: months });
}

function whatOf(payment: FoundPayment, text: Say): string {
  const state = payment.is_second ? text('find.second') : text(`status.${payment.status}`);
  return `${planOf(payment, text)} · ${state}`;
}

function FoundOne({ payment, onRefunded }: { payment: FoundPayment; onRefunded: () => void }) {
  const text = useTexts(paymentTexts);
  const { locale } = useHost();
  const [refunded, setRefunded] = useState<string | null>(null);
  const none = text('fact.none');
  return (
    <article className="st-pay" aria-labelledby="st-pay-title">
      <header>
        <h2 id="st-pay-title">{planOf(payment, text)}</h2>
        {payment.is_second && <p>{text('why.second_payment')}</p>}
      </header>
      <Facts>
        <Fact label={text('fact.email')}>{payment.email}</Fact>
        <Fact label={text('fact.name')}>{payment.name ?? none}</Fact>
        <Fact label={text('fact.status')}>{text(`status.${payment.status}`)}</Fact>
        <Fact label={text('fact.amount')}>{rupees(payment.amount)}</Fact>
        <Fact label={text('fact.paid')}>
          {payment.paid_at === null ? none : momentText(payment.paid_at, locale)}
        </Fact>
        <Fact label={text('fact.refunded')}>{rupees(payment.refunded)}</Fact>
        <Fact label={text('fact.left')}>{rupees(payment.left)}</Fact>
        <Fact label={text('fact.receipt')}>{payment.receipt_number ?? none}</Fact>
        <Fact label={text('fact.order')}>{payment.order_id ?? none}</Fact>
        <Fact label={text('fact.payment')}>{payment.provider_payment_id}</Fact>
      </Facts>
      <GiveBack
        payment={payment}
        refunded={refunded}
        onRefunded={(words) => {
          setRefunded(words);
          onRefunded();
        }}
      />
    </article>
  );
}
