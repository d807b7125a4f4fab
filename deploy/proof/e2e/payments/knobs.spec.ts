import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage, type Knobs } from '../pages/checkout-page.ts';
import { isLong } from '../proof.ts';
import { expectOneGrant, newBuyer } from './buyer.ts';

test.describe.configure({ mode: 'parallel' });

/** What may go wrong while somebody pays, without being any concern of theirs; the first every day. */
const SILENT: Readonly<Record<string, Knobs>> = {
  'a popup that dies after paying, and no webhook': { frame: 'vanishes', webhook: 'lost' },
  'a popup that dies after paying': { frame: 'vanishes' },
  'a webhook that comes late': { webhook: 'late', webhook_delay_ms: 5000 },
  'webhooks that come twice': { webhook: 'twice' },
  'webhooks that come out of order': { webhook: 'out_of_order', webhook_delay_ms: 1500 },
  'webhooks that are lost': { webhook: 'lost' },
  'a bank that takes its time': { bank_delay_ms: 6000 },
};

for (const [name, knobs] of Object.entries(SILENT).slice(0, isLong ? undefined : 1)) {
  test(`${name}: the page finds that it is paid`, async ({ page, request }) => {
    const buyer = await newBuyer(request);
    await buyer.enter(page);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.turn(knobs);
    await checkout.openPopup();
    await checkout.payByUpi();
    await expect(checkout.paid).toBeVisible();
    await checkout.expectNoWayToPay();
    await expectOneGrant(buyer);
  });
}

/** How the provider may be away when the capture is asked for; the first every day. */
const AWAY = ['refuses', 'hangs', 'loses_answers'] as const;

for (const provider of AWAY.slice(0, isLong ? undefined : 1)) {
  test(`a provider that ${provider} while it captures: we check, and it is paid when it is back`, async ({
    page,
    frame,
    faults,
    request,
  }) => {
    faults.expect(/503/);
    const buyer = await newBuyer(request);
    await buyer.enter(page);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.turn({ webhook: 'lost' });
    await checkout.openPopup();
    const orderId = checkout.orderId();
    await checkout.turn({ provider });
    await checkout.payByUpi();
    await expect(frame.notices).toContainText('Something went wrong. Please try again later');
    await expect(checkout.checking).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Please do not pay again');
    await checkout.expectNoWayToPay();
    await checkout.turn({ provider: 'up' }, orderId);
    await expect(checkout.paid).toBeVisible({ timeout: 90_000 });
    await expectOneGrant(buyer);
  });
}

test('a card is refused, and whoever gives up while the bank thinks has paid nevertheless', async ({
  page,
  frame,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.turn({ card: 'refused' });
  await checkout.openPopup();
  await checkout.payByCard();
  await expect(checkout.popup.getByRole('alert')).toContainText('declined by the bank');
  await expect(frame.notices).toContainText('Something went wrong. Please try again later');
  await checkout.popup.getByRole('button', { name: 'Try again' }).click();
  await checkout.turn({ bank_delay_ms: 3000, webhook: 'lost' });
  await checkout.payByUpi();
  await expect(checkout.popup.getByText('Waiting for the bank')).toBeVisible();
  await checkout.dismiss();
  await expect(frame.notices).toContainText('Payment process was cancelled');
  await expect(checkout.checking.or(checkout.paid)).toBeVisible();
  await checkout.expectNoWayToPay();
  await expect(checkout.paid).toBeVisible();
  await expectOneGrant(buyer);
});
