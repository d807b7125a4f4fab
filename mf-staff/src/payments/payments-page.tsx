import { useState } from 'react';
import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { listPaymentsForAttention, type PaymentAttention } from 'shared-contracts/calls/payments';
import { keyOf } from 'shared-contracts/calls/query';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery, useQueryClient } from 'shared-contracts/query';
import {
  Banner,
  Button,
  CheckboxField,
  EmptyListDrawing,
  EmptyState,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { shortDay } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { FindPayment } from './find-payment.tsx';
import { FoundPayments } from './found-payments.tsx';
import { PaymentReview } from './payment-review.tsx';
import '../states/list-and-detail.css';
import './payments.css';

/** /payments: what needs a person, and the one in hand beside it. */
export function Payments() {
  const text = useTexts(paymentTexts);
  const { pages } = useHost();
  const cache = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [q, setQ] = useState('');
  const settled = isSettled ? ('true' as const) : ('false' as const);
  const payments = useInfiniteQuery({
    ...pages(listPaymentsForAttention, { query: { settled } }),
    ...FETCHED_ONCE,
  });
  const onSettled = (id: string) => {
    setDone(true);
    // Another one that was chosen meanwhile stays.
    setChosen((now) => (now === id ? null : now));
    void cache.invalidateQueries({ queryKey: keyOf(listPaymentsForAttention) });
  };
  return (
    <Page>
      <PageHeader
        title={text('title')}
        text={text('intro')}
        actions={
          <Button loading={payments.isFetching} onClick={() => void payments.refetch()}>
            {text('reload')}
          </Button>
        }
      />
      <div className="st-payments">
        <FindPayment q={q} onFind={setQ} />
        {q !== '' ? (
          <FoundPayments key={q} q={q} />
        ) : (
          <>
            {isDone && (
              <Banner kind="success" role="status">
                {text('settle.done')}
              </Banner>
            )}
            <CheckboxField
              label={text('settled')}
              checked={isSettled}
              onChange={({ target }) => {
                setSettled(target.checked);
                setChosen(null);
              }}
            />
            <Loaded query={payments} wait={text('wait')} failed={text('failed')}>
              {({ pages: read }) => (
                <PaymentColumns
                  chosen={chosen}
                  isSettled={isSettled}
                  onSettled={onSettled}
                  data={read.flatMap(({ data }) => data)}
                  list={payments}
                  onChoose={setChosen}
                />
              )}
            </Loaded>
          </>
        )}
      </div>
    </Page>
  );
}

interface PaymentColumnsProps {
  readonly data: readonly PaymentAttention[];
  readonly list: GrowingList;
  readonly chosen: string | null;
  readonly isSettled: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSettled: (id: string) => void;
}

function PaymentColumns(props: PaymentColumnsProps) {
  const { data, list, chosen, isSettled, onChoose, onSettled } = props;
  const text = useTexts(paymentTexts);
  const { locale } = useHost();
  const payment = data.find(({ id }) => id === chosen) ?? data[0];
  if (payment === undefined) {
    return (
      <EmptyState title={text(isSettled ? 'noneSettled' : 'none')} drawing={<EmptyListDrawing />}>
        {text(isSettled ? 'noneSettledText' : 'noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="st-pick-columns">
      <div>
        <ul className="st-pick" aria-label={text(isSettled ? 'list.settled' : 'list')}>
          {data.map(({ id, kind, amount, created_at: at }) => (
            <li key={id}>
              <button
                type="button"
                className="st-pick__row"
                aria-current={id === payment.id || undefined}
                onClick={() => onChoose(id)}
              >
                <span className="st-pick__what">{text(`kind.${kind}`)}</span>
                <time className="sp-muted" dateTime={at}>
                  {shortDay(at, locale)}
                </time>
                <span>{rupees(amount)}</span>
              </button>
            </li>
          ))}
        </ul>
        {(list.hasNextPage || list.isFetchNextPageError) && (
          <MorePages
            list={list}
            shown={data.length}
            label={text('more')}
            progress={text('shown', { count: data.length })}
            failed={text('moreFailed')}
          />
        )}
      </div>
      <PaymentReview key={payment.id} payment={payment} onSettled={() => onSettled(payment.id)} />
    </div>
  );
}
