import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { isLong } from '../proof.ts';
import { expectOneGrant, newBuyer } from './buyer.ts';

test.describe.configure({ mode: 'parallel' });

const CAPTURE = '**/api/v1/payments/';

/** Goes as far as the moment at which the page dies; resolves when it is that far. */
type Walk = (checkout: CheckoutPage, page: Page) => Promise<unknown>;

/** The six steps of section 4, and what is open after each. */
const MOMENTS: Readonly<Record<string, { walk: Walk; isPaid: boolean }>> = {
  'while the order is asked for': {
    isPaid: false,
    async walk(_checkout, page) {
      const requested = page.waitForRequest('**/api/v1/order?*');
      await page.goto('/subscription?buy=trust-month', { waitUntil: 'commit' });
      await requested;
    },
  },
  'when the order is made': { isPaid: false, walk: (checkout) => checkout.open() },
  'while the bank is asked': {
    isPaid: true,
    async walk(checkout) {
      await checkout.open();
      await checkout.turn({ webhook: 'lost', bank_delay_ms: 4000 });
      await checkout.openPopup();
      await checkout.payByUpi();
      await expect(checkout.popup.getByText('Waiting for the bank')).toBeVisible();
    },
  },
  'when the payment is authorised': {
    isPaid: true,
    async walk(checkout, page) {
      await checkout.open();
      await checkout.turn({ webhook: 'lost' });
      const leaving = new Promise<void>((resolve) => {
        // It never leaves the page.
        void page.route(CAPTURE, () => resolve());
      });
      await checkout.openPopup();
      await checkout.payByUpi();
      await leaving;
    },
  },
  'while the capture is asked for': {
    isPaid: true,
    async walk(checkout, page) {
      await checkout.open();
      await checkout.turn({ webhook: 'lost' });
      const requested = page.waitForRequest(CAPTURE);
      await checkout.openPopup();
      await checkout.payByUpi();
      await requested;
    },
  },
  'when the plan is granted': {
    isPaid: true,
    async walk(checkout, page) {
      await checkout.open();
      await checkout.turn({ webhook: 'lost' });
      const answered = page.waitForResponse(CAPTURE);
      await checkout.openPopup();
      await checkout.payByUpi();
      await answered;
    },
  },
};

/** A browser of its own, whose end is the end of the page. */
async function begin(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return { context, page: await context.newPage() };
}

/** Opened again at once, the page asks; not opened at all, the server must find it. Every day the one that costs no wait. */
const ALL = Object.keys(MOMENTS).flatMap((moment) =>
  (['at once', 'when it is over'] as const).map((again) => ({ moment, again })),
);
const requested = isLong
  ? ALL
  : ALL.filter((one) => one.moment.endsWith('authorised') && one.again === 'at once');

for (const { moment, again } of requested) {
  test(`a page that dies ${moment}, opened again ${again}, shows what became of it`, async ({
    browser,
    site,
    page,
    request,
  }) => {
    const { walk, isPaid } = MOMENTS[moment] ?? { walk: () => Promise.reject(), isPaid: false };
    const buyer = await newBuyer(request);
    const { context, page: dying } = await begin(browser, site.url);
    await buyer.enter(dying);
    await walk(new CheckoutPage(dying), dying);
    const address = new URL(dying.url());
    await context.close();

    if (isPaid && again === 'when it is over') await expectOneGrant(buyer);
    await buyer.enter(page);
    const checkout = new CheckoutPage(page);
    await page.goto(address.pathname + address.search);
    if (isPaid) {
      await expect(checkout.checking.or(checkout.paid)).toBeVisible();
      await checkout.expectNoWayToPay();
      await expect(checkout.paid).toBeVisible();
      await checkout.expectNoWayToPay();
    } else {
      await expect(checkout.pay).toBeEnabled();
      await checkout.openPopup();
      await checkout.payByUpi();
      await expect(checkout.paid).toBeVisible();
    }
    await expectOneGrant(buyer);
  });
}
