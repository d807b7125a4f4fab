import { useState } from 'react';
import type { GrowingList } from 'shared-contracts/behaviour/more-pages';
import { listPaymentsForAttention, type PaymentAttention } from 'shared-contracts/calls/payments';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery, useQueryClient } from 'shared-contracts/query';
import { EmptyListDrawing, EmptyState } from 'shared-contracts/ui/core';
import { Segmented } from 'shared-contracts/ui/forms';
import { paymentTexts } from '../locales/en/payments.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { FindPayment } from './find-payment.tsx';
import { FoundPayments } from './found-payments.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentReview } from './payment-review.tsx';
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
    <DeskPage
      title={text('title')}
      text={text('intro')}
      list={payments}
      done={q === '' && isDone ? text('settle.done') : null}
    >
      <div className="st-payments">
        <FindPayment q={q} onFind={setQ} />
        {q !== '' ? (
          <FoundPayments key={q} q={q} />
        ) : (
          <>
            <Segmented
              aria-label={text('which')}
              value={settled}
              options={[
                { value: 'false', label: text('which.waiting') },
                { value: 'true', label: text('which.settled') },
              ]}
              onChange={(which) => {
                setSettled(which === 'true');
                setChosen(null);
              }}
            />
            <Loaded query={payments} wait={text('wait')} failed={text('failed')}>
              {({ pages: read }) => (
                <Attention
                  data={read.flatMap(({ data }) => data)}
                  list={payments}
                  chosen={chosen}
                  isSettled={isSettled}
                  onChoose={setChosen}
                  onSettled={onSettled}
                />
              )}
            </Loaded>
          </>
        )}
      </div>
    </DeskPage>
  );
}

interface AttentionProps {
  readonly data: readonly PaymentAttention[];
  readonly list: GrowingList;
  readonly chosen: string | null;
  readonly isSettled: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSettled: (id: string) => void;
}

/** Payments that need a person, and the one in hand: the first, unless another was chosen. */
function Attention({ data, list, chosen, isSettled, onChoose, onSettled }: AttentionProps) {
  const text = useTexts(paymentTexts);
  const payment = data.find(({ id }) => id === chosen) ?? data[0];
  if (payment === undefined) {
    return (
      <EmptyState title={text(isSettled ? 'noneSettled' : 'none')} drawing={<EmptyListDrawing />}>
        {text(isSettled ? 'noneSettledText' : 'noneText')}
      </EmptyState>
    );
  }
  return (
    <PaymentList
      label={text(isSettled ? 'list.settled' : 'list')}
      list={list}
      rows={data}
      idOf={({ id }) => id}
      whatOf={({ kind }) => text(`kind.${kind}`)}
      open={payment.id}
      onOpen={({ id }) => onChoose(id)}
    >
      <PaymentReview key={payment.id} payment={payment} onSettled={() => onSettled(payment.id)} />
    </PaymentList>
  );
}
