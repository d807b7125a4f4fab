import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { searchPayments, type FoundPayment } from 'shared-contracts/calls/found-payments';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { Banner, EmptyListDrawing, EmptyState, Surface } from 'shared-contracts/ui/core';
import { momentText, shortDay } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { RefundForm } from './refund-form.tsx';

/** The payments that a search found, and the one in hand beside them. */
export function FoundPayments({ q }: { q: string }) {
  const text = useTexts(paymentTexts);
  const { pages, locale } = useHost();
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
          <div className="st-pick-columns">
            <div>
              <ul className="st-pick" aria-label={text('find.list')}>
                {data.map((one) => (
                  <li key={one.provider_payment_id}>
                    <button
                      type="button"
                      className="st-pick__row"
                      aria-current={one === payment || undefined}
                      onClick={() => setChosen(one.provider_payment_id)}
                    >
                      <span className="st-pick__what">{whatOf(one, text)}</span>
                      <time className="sp-muted" dateTime={one.created_at}>
                        {shortDay(one.created_at, locale)}
                      </time>
                      <span>{rupees(one.amount)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {(found.hasNextPage || found.isFetchNextPageError) && (
                <MorePages
                  list={found}
                  shown={data.length}
                  label={text('more')}
                  progress={text('shown', { count: data.length })}
                  failed={text('moreFailed')}
                />
              )}
            </div>
            <FoundOne
              key={payment.provider_payment_id}
              payment={payment}
              onRefunded={() => void found.refetch()}
            />
          </div>
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
  const moment = (at: string | null) => (at === null ? none : momentText(at, locale));
  const facts: readonly (readonly [label: string, value: string])[] = [
    [text('fact.email'), payment.email],
    [text('fact.name'), payment.name ?? none],
    [text('fact.status'), text(`status.${payment.status}`)],
    [text('fact.amount'), rupees(payment.amount)],
    [text('fact.paid'), moment(payment.paid_at)],
    [text('fact.refunded'), rupees(payment.refunded)],
    [text('fact.left'), rupees(payment.left)],
    [text('fact.receipt'), payment.receipt_number ?? none],
    [text('fact.order'), payment.order_id ?? none],
    [text('fact.payment'), payment.provider_payment_id],
  ];
  return (
    <article className="st-pay" aria-labelledby="st-pay-title">
      <header>
        <h2 id="st-pay-title">{planOf(payment, text)}</h2>
        {payment.is_second && <p>{text('why.second_payment')}</p>}
      </header>
      <dl className="st-pick-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refunded !== null && (
        <Banner kind="success" role="status">
          {refunded}
        </Banner>
      )}
      <Surface>
        {payment.left > 0 ? (
          <RefundForm
            key={payment.left}
            payment={payment}
            onRefunded={(words) => {
              setRefunded(words);
              onRefunded();
            }}
          />
        ) : (
          <p className="sp-muted">{text('refund.nothing')}</p>
        )}
      </Surface>
    </article>
  );
}
