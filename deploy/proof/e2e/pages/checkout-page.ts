import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { getKeys } from 'shared-contracts/calls/site';
import { CHECKOUT_PARAMETERS } from 'shared-contracts/platform/checkout-document';

/** What can be made to go wrong with one order: knobs of the sandbox (decision 121). */
export interface Knobs {
  readonly card?: 'refused';
  readonly bank_delay_ms?: number;
  readonly frame?: 'vanishes';
  readonly webhook?: 'late' | 'twice' | 'out_of_order' | 'lost';
  readonly webhook_delay_ms?: number;
  readonly provider?: 'up' | 'refuses' | 'hangs' | 'loses_answers';
  readonly refund?: 'processed' | 'fails';
}

/** The checkout document, and the provider's popup on top of it. */
export class CheckoutPage {
  readonly page: Page;
  readonly popup: FrameLocator;
  /** The frame of the popup, which is there while it stands. */
  readonly frame: Locator;
  /** Every button that would pay, in any state of the page. */
  readonly pay: Locator;
  readonly paid: Locator;
  readonly checking: Locator;

  /** In another language than English with what the page's button is called in it. */
  constructor(page: Page, pay = /^Pay ₹/) {
    this.page = page;
    this.popup = page.frameLocator('iframe[title="Payment"]');
    this.frame = page.locator('iframe[title="Payment"]');
    this.pay = page.getByRole('main').getByRole('button', { name: pay });
    this.paid = page.getByRole('heading', { name: 'Payment was successful' });
    this.checking = page.getByRole('heading', { name: 'We are checking with the bank' });
  }

  /** Opens an address and waits until it can be paid; answers the provider's id of its order. */
  async open(address = '/subscription?buy=trust-month'): Promise<string> {
    await this.page.goto(address);
    await expect(this.pay).toBeEnabled();
    await expect(this.pay).not.toHaveAttribute('aria-busy', 'true');
    return this.orderId();
  }

  orderId(): string {
    const id = new URL(this.page.url()).searchParams.get(CHECKOUT_PARAMETERS.order);
    if (id === null) throw new Error('e2e: the address of the checkout names no order');
    return id;
  }

  /** Turns knobs of the order, as the drawer of the popup does. */
  async turn(knobs: Knobs, orderId = this.orderId()): Promise<void> {
    const { request } = this.page;
    const keys = getKeys.reply.parse(await (await request.get(getKeys.path)).json()).data;
    const reply = await request.patch(
      `/sandbox/razorpay/v1/checkout/orders/${orderId}/knobs?key_id=${keys.checkout_key}`,
      { data: knobs },
    );
    expect(reply.status(), await reply.text()).toBe(200);
  }

  /** Types whom the invoice is for, in the part that is folded at first; it is saved with the button to pay. */
  async nameBuyer(buyer: {
    name: string;
    address: string;
    pin: string;
    state: string;
    gstin?: string;
  }): Promise<void> {
    await this.page.getByText('Invoice for a business or with my address').click();
    const main = this.page.getByRole('main');
    await main.getByLabel('Name on the invoice').fill(buyer.name);
    await main.getByLabel('Address', { exact: true }).fill(buyer.address);
    await main.getByLabel('PIN code').fill(buyer.pin);
    await main.getByLabel('State', { exact: true }).selectOption(buyer.state);
    await main.getByLabel(/^GSTIN/).fill(buyer.gstin ?? '');
  }

  /** Presses the page's button, and waits for the popup. */
  async openPopup(): Promise<void> {
    await this.pay.click();
    await expect(this.popup.getByText('Test payments: no money moves')).toBeVisible();
  }

  /** In the popup: asks a UPI address for the money. */
  async payByUpi(address = 'success@razorpay'): Promise<void> {
    await this.popup.getByRole('button', { name: /^UPI/ }).click();
    await this.popup.getByLabel('UPI address').fill(address);
    await this.popup.getByRole('button', { name: /^Pay ₹/ }).click();
  }

  /** In the popup: the test card and its password. */
  async payByCard(): Promise<void> {
    await this.popup.getByRole('button', { name: /^Card/ }).click();
    await this.popup.getByRole('button', { name: 'Fill in the test card' }).click();
    await this.popup.getByRole('button', { name: /^Pay ₹/ }).click();
    await this.popup.getByLabel('One-time password').fill('123456');
    await this.popup.getByRole('button', { name: 'Confirm' }).click();
  }

  /** In the popup: gives up, and says that it is meant. */
  async dismiss(): Promise<void> {
    await this.popup.getByRole('button', { name: 'Close', exact: true }).click();
    await this.popup.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(this.frame).toHaveCount(0);
  }

  /** Nothing on the page would pay a second time. */
  async expectNoWayToPay(): Promise<void> {
    await expect(this.pay).toHaveCount(0);
    await expect(this.frame).toHaveCount(0);
  }
}
