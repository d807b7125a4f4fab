import type { RefObject } from 'react';
import { getOrder, putOrderBuyer, putOrderBuyerByEmail } from 'shared-contracts/calls/payments';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { Button, Row, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { buyerTexts } from '../../locales/en/buyer.ts';
import { BuyerForm, type SaveBuyer } from './buyer-form.tsx';
import './buyer.css';

interface BuyerPartProps {
  /** The provider's order id. */
  readonly orderId: string;
  /** Whose membership it is where it is bought by e-mail; null for the own account. */
  readonly email: string | null;
  readonly saveRef: RefObject<SaveBuyer | null>;
}

/** Whom the invoice of an order is for, where the seller writes tax invoices. */
export function BuyerPart({ orderId, email, saveRef }: BuyerPartProps) {
  const { send, config } = useHost();
  const params = { id: orderId };
  if (config.gst !== true) return null;
  if (email === null) return <OwnBuyer orderId={orderId} saveRef={saveRef} />;
  return (
    <BuyerForm
      orderId={orderId}
      // The server shows no one's name to those who hold an address.
      saved={null}
      save={async (body) =>
        (await send(putOrderBuyerByEmail, { params, query: { email }, body })).data
      }
      saveRef={saveRef}
    />
  );
}

function OwnBuyer({ orderId, saveRef }: Omit<BuyerPartProps, 'email'>) {
  const t = useTexts(buyerTexts);
  const phrase = useTexts(phrases);
  const { query, send } = useHost();
  const cache = useQueryClient();
  const params = { id: orderId };
  const question = query(getOrder, { params });
  const order = useQuery(question);
  if (order.isPending) {
    return (
      <Skeleton label={t('loading')}>
        <SkeletonText lines={1} />
      </Skeleton>
    );
  }
  if (order.isError) {
    return (
      <Row>
        <p role="status">{t('loadFailed')}</p>
        <Button size="small" loading={order.isFetching} onClick={() => void order.refetch()}>
          {phrase('action.retry')}
        </Button>
      </Row>
    );
  }
  return (
    <BuyerForm
      key={orderId}
      orderId={orderId}
      saved={order.data.data.buyer ?? null}
      save={async (body) => {
        const { data: buyer } = await send(putOrderBuyer, { params, body });
        const { data } = order.data;
        cache.setQueryData(question.queryKey, { data: { ...data, buyer } });
        return buyer;
      }}
      saveRef={saveRef}
    />
  );
}
