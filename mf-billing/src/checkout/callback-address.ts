import { tryStorage } from 'shared-contracts/behaviour/try-storage';
import { callPath } from 'shared-contracts/calls/call';
import { paymentCallback } from 'shared-contracts/calls/payments';
import { CALLBACK_PARAMETERS } from 'shared-contracts/platform/checkout-document';
import { purchaseCode, type Purchase } from './purchase.ts';

const keyOf = (orderId: string) => `checkout:${orderId}`;

/**
 * Where the provider's page sends the browser back that it took as a whole. A membership's e-mail does not go there:
 * the provider keeps addresses. The server knows it of a payment that went through; of one that failed this tab does,
 * by the order, which the provider does not name before a payment has begun.
 */
export function callbackAddress(
  site: string,
  {
    purchase,
    orderId,
    isByEmail,
  }: { purchase: Purchase | null; orderId: string; isByEmail: boolean },
): string {
  const address = new URL(callPath(paymentCallback, {}), site);
  if (isByEmail) address.searchParams.set(CALLBACK_PARAMETERS.page, 'member');
  if (purchase !== null) address.searchParams.set(CALLBACK_PARAMETERS.buy, purchaseCode(purchase));
  address.searchParams.set(CALLBACK_PARAMETERS.order, orderId);
  return address.href;
}

/** Keeps in this tab whose membership an order is for, until the page comes back; not where the browser refuses storage. */
export function keepEmail(orderId: string, email: string): void {
  tryStorage(() => window.sessionStorage.setItem(keyOf(orderId), email));
}

/** Whose membership an order of this tab is for, once; null for one that it does not know. */
export function takeEmail(orderId: string): string | null {
  return tryStorage(() => {
    const email = window.sessionStorage.getItem(keyOf(orderId));
    window.sessionStorage.removeItem(keyOf(orderId));
    return email;
  });
}
