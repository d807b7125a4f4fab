import { useEffect, useRef, useState } from 'react';
import { rupees } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Banner, Button } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/billing.ts';
import type { SaveBuyer } from './buyer/buyer-form.tsx';
import { BuyerPart } from './buyer/buyer-part.tsx';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { Preparing } from './preparing.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';
import { costPaise } from './purchase.ts';
import { useCheckout, type CheckoutFor } from './use-checkout.ts';

/** One purchase from its order to what became of it (section 4); `plansHref` is where it was chosen. */
export function CheckoutView({ plansHref, ...wanted }: CheckoutFor & { plansHref: string }) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const { checkout, state, script, retryScript } = useCheckout(wanted);
  const { step, purchase, order } = state;
  const isToPay = step === 'ordering' || step === 'orderFailed' || isPaying(step);
  const outcome = useFocusInstead(isToPay);
  const saveBuyer = useRef<SaveBuyer | null>(null);
  const [isSaving, setSaving] = useState(false);
  const pay = async (): Promise<void> => {
    setSaving(true);
    // What is typed for the invoice and not saved yet would be lost: the order is closed once it is paid.
    const isSaved = (await saveBuyer.current?.()) ?? true;
    setSaving(false);
    if (isSaved) checkout.pay();
  };
  return (
    <div className="bl-checkout">
      {/* What went wrong stands first: below the summary it would be beyond a phone's screen. */}
      {step === 'orderFailed' && (
        <Banner
          kind="danger"
          role="alert"
          action={<Button onClick={checkout.retryOrder}>{phrase('action.retry')}</Button>}
        >
          {t('checkout.orderFailed')}
        </Banner>
      )}
      {isPaying(step) && script === 'failed' && (
        <Banner
          kind="danger"
          role="alert"
          action={<Button onClick={retryScript}>{phrase('action.retry')}</Button>}
        >
          {t('checkout.scriptFailed')}
        </Banner>
      )}
      {isToPay && purchase !== null && (
        <PurchaseSummary purchase={purchase} effect={order?.effect ?? null} email={wanted.email} />
      )}
      {step === 'ordering' && <Preparing />}
      {isPaying(step) && order !== null && (
        <BuyerPart orderId={order.id} email={wanted.email} saveRef={saveBuyer} />
      )}
      {isPaying(step) && script !== 'failed' && purchase !== null && (
        <Button
          variant="primary"
          block
          loading={isSaving || step === 'opening' || script === 'loading'}
          onClick={() => void pay()}
        >
          {t('checkout.pay', { price: rupees(order?.amount ?? costPaise(purchase)) })}
        </Button>
      )}
      {!isToPay && (
        <div ref={outcome} className="bl-checkout__outcome" tabIndex={-1}>
          <CheckoutOutcome
            state={state}
            plansHref={plansHref}
            email={wanted.email}
            onLook={checkout.lookNow}
          />
        </div>
      )}
    </div>
  );
}

function isPaying(step: string): boolean {
  return step === 'ready' || step === 'opening' || step === 'open';
}

/** What takes the place of the button to pay takes the focus too: that was in the provider's popup, which is gone. */
function useFocusInstead(isToPay: boolean) {
  const outcome = useRef<HTMLDivElement>(null);
  const was = useRef(isToPay);
  useEffect(() => {
    if (was.current && !isToPay) outcome.current?.focus();
    was.current = isToPay;
  }, [isToPay]);
  return outcome;
}
