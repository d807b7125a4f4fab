import { useEffect, useState, useSyncExternalStore } from 'react';
import { getKeys } from 'shared-contracts/calls/site';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { CHECKOUT_PARAMETERS } from 'shared-contracts/platform/checkout-document';
import { callbackAddress, keepEmail } from './callback-address.ts';
import { emailCalls, memberCalls } from './checkout-calls.ts';
import { loadCheckoutScript } from './checkout-script.ts';
import type { CheckoutState } from './checkout-state.ts';
import { createCheckout, type Checkout } from './create-checkout.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { checkoutHref, type Purchase } from './purchase.ts';
import { openRazorpay } from './razorpay-checkout.ts';

/** What a checkout is drawn for. */
export interface CheckoutFor {
  readonly purchase: Purchase | null;
  readonly orderId: string | null;
  /** Whose membership it is where it is bought by e-mail (v2); null for the own account (v1). */
  readonly email: string | null;
  /** For the popup's prefilled field; what is known of the payer. */
  readonly prefillEmail: string | null;
  /** How the provider's page ended that has sent the browser back: `paid`, `cancelled`, `failed`; null for none. */
  readonly returned: string | null;
  readonly script: string;
}

/** A checkout that begins with the page, and whether the provider's script is there. */
export function useCheckout(wanted: CheckoutFor): {
  readonly checkout: Checkout;
  readonly state: CheckoutState;
  readonly script: 'loading' | 'loaded' | 'failed';
  readonly retryScript: () => void;
} {
  const { send, notify, config } = useHost();
  const name = useSession()?.name;
  const description = useTexts(phrases)('plan.description');
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { email, prefillEmail } = wanted;

  const [checkout] = useState(() =>
    createCheckout({
      calls: email === null ? memberCalls(send) : emailCalls(send, email),
      purchase: wanted.purchase,
      orderId: wanted.orderId,
      isByEmail: email !== null,
      hasReturned: wanted.returned === 'paid',
      keepOrder(orderId, purchase) {
        const href = checkoutHref({
          purchase,
          orderId,
          ...(email === null ? {} : { email }),
        });
        // The router's own entry of the history: its number is kept.
        window.history.replaceState(window.history.state, '', href);
      },
      async openPopup(order, events, purchase) {
        const key = (await send(getKeys, {})).data.checkout_key;
        if (key === null) throw new Error('useCheckout: nobody takes payments');
        const prefill = {
          ...(email !== null || name === undefined ? {} : { name }),
          ...(prefillEmail === null ? {} : { email: prefillEmail }),
        };
        const isWhole = isInAppBrowser(navigator.userAgent);
        if (isWhole && email !== null) keepEmail(order.id, email);
        return openRazorpay(
          window,
          {
            key,
            amount: order.amount,
            currency: order.currency,
            order_id: order.id,
            name: config.productName,
            description,
            prefill,
            theme: { color: config.paymentColour },
          },
          events,
          isWhole
            ? callbackAddress(config.apiOrigin || window.location.origin, {
                purchase,
                orderId: order.id,
                isByEmail: email !== null,
              })
            : null,
        );
      },
      notify,
      random: Math.random,
    }),
  );
  const state = useSyncExternalStore(checkout.subscribe, checkout.state, checkout.state);

  const load = () => {
    setScript('loading');
    loadCheckoutScript(document, wanted.script).then(
      () => setScript('loaded'),
      () => {
        setScript('failed');
        notify('payment.failed');
      },
    );
  };
  useEffect(load, [wanted.script, notify]);
  useEffect(() => checkout.start(), [checkout]);
  const { returned } = wanted;
  useEffect(() => {
    // A reload, or Back to this page, is not another return.
    const address = new URL(window.location.href);
    if (!address.searchParams.has(CHECKOUT_PARAMETERS.returned)) return;
    address.searchParams.delete(CHECKOUT_PARAMETERS.returned);
    window.history.replaceState(window.history.state, '', address);
    if (returned === 'cancelled' || returned === 'failed') notify(`payment.${returned}`);
  }, [returned, notify]);
  useEffect(() => {
    // A phone comes back from the bank's app, or out of a tunnel.
    const look = () => {
      if (document.visibilityState === 'visible') checkout.lookNow();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [checkout]);
  return { checkout, state, script, retryScript: load };
}
