import { listPayments, type Payment } from 'shared-contracts/calls/payments';
import { isUnderWay } from 'shared-contracts/domain/order-state';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Banner, ButtonLink } from 'shared-contracts/ui/core';
import { checkoutHref, purchaseOfOrder } from '../checkout/purchase.ts';
import { texts } from '../locales/en/billing.ts';

/** The member's own order for which money may be under way; null where there is none, or it is not known. */
export function useUnderWay(): Payment | null {
  const { query } = useHost();
  const isSignedIn = useSession() !== null;
  const payments = useQuery({ ...query(listPayments, {}), enabled: isSignedIn });
  return payments.data?.data.find(({ state }) => isUnderWay(state)) ?? null;
}

/** Says that a payment is with the bank, and leads to what became of it; nothing is sold beside it. */
export function UnderWay({ order }: { order: Payment }) {
  const t = useTexts(texts);
  return (
    <div className="bl-under-way">
      <Banner
        title={t('outcome.checking')}
        action={
          <ButtonLink href={checkoutHref({ purchase: purchaseOfOrder(order), orderId: order.id })}>
            {t('underWay.look')}
          </ButtonLink>
        }
      >
        {t('underWay.text')}
      </Banner>
    </div>
  );
}
