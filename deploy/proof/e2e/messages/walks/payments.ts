import { createOrder, capturePayment } from 'shared-contracts/calls/payments';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../../fixtures/test.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import type { Stage } from '../stage.ts';

/** One order, with everything that may go wrong before it is paid. */
export async function walkPayments(stage: Stage): Promise<void> {
  const { page, words, faults } = stage;
  faults.expect(/ERR_CONNECTION_FAILED/);
  await stage.enter(await stage.join('Kavita', 'female'));
  const pay = new RegExp(`^${words('mf-billing', 'checkout.pay', { price: '₹.+' })}$`);
  const checkout = new CheckoutPage(page, pay);

  const orders = `**${createOrder.path}?*`;
  await page.route(orders, (route) => route.abort('connectionfailed'));
  await page.goto('/subscription?buy=trust-month');
  await stage.expectTold('orderFailed');
  await page.unroute(orders);
  await stage.button('phrases', 'action.retry').click();

  await expect(checkout.pay).toBeEnabled();
  await checkout.openPopup();
  await checkout.payByUpi('failure@razorpay');
  await stage.expectTold('popupFailed');
  await checkout.dismiss();
  await stage.expectTold('paymentCancelled');

  await expect(checkout.pay).toBeEnabled();
  await checkout.openPopup();
  // The page leaves three seconds after it is paid; here, when it has been read.
  let leave = () => {};
  const isRead = new Promise<void>((resolve) => (leave = resolve));
  await page.route(routes.logout.href({ reason: 'paid' }), async (route) => {
    await isRead;
    await route.continue();
  });
  const captures = `**${capturePayment.path}`;
  await page.route(captures, (route) => route.abort('connectionfailed'));
  await checkout.payByUpi();
  await stage.expectTold('captureFailed');
  // The server finishes it alone.
  await stage.expectTold('paid');
  leave();
  await stage.expectTold('signInAgain');
}
