import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from 'api/pdf-text';
import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { LoginPage } from '../pages/login-page.ts';

test('a member on Hope opens the checkout: what it costs, what it does, and one button to pay', async ({
  page,
}) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/subscription');
  await page.getByLabel('1 year', { exact: true }).click();
  await page.getByRole('link', { name: 'Belief · 1 year · ₹4,999' }).click();
  await expect(page).toHaveURL(/\/subscription\?buy=belief-year&order=order_/);
  await expect(page.getByText(/^Belief begins today and runs until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹4,999' })).toBeEnabled();
});

/** The text of the newest invoice, saved from the settings. */
async function newestInvoice(page: Page): Promise<string> {
  await page.goto('/settings/payments');
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Receipt R\// })
    .first()
    .click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^receipt-R-\d{4}-\d{2}-\d{6}\.pdf$/);
  return pdfText(await readFile(await file.path()));
}

test('a member pays by card with an invoice for another State, is asked to sign in again, and prolongs with one for this State', async ({
  page,
  frame,
  request,
}) => {
  // Somebody of their own: the demo members keep the plans that other tests know them by.
  const email = 'pays-by-card@example.com';
  await joinByCalls(request, { name: 'Kavita', lastName: 'Bhosale', email });
  await enterAs(page, email, NEW_PASSWORD);
  const checkout = new CheckoutPage(page);
  const buyer = { name: 'Bhosale Traders', address: '4 MG Road', pin: '560001', state: '29' };
  await checkout.open();
  await checkout.nameBuyer({ ...buyer, gstin: '29AAGCB7383J1Z5' });
  await checkout.pay.click();
  await expect(page.getByText(/its check digit does not fit/)).toBeVisible();
  await expect(page.getByLabel(/^GSTIN/)).toBeFocused();
  await expectAxeClean(page, 'a checkout with a GSTIN that is wrong');
  await page.getByLabel(/^GSTIN/).fill('29AAGCB7383J1Z4');
  await page.reload();
  await expect(page.getByLabel(/^GSTIN/)).toHaveValue('29AAGCB7383J1Z4');
  await expect(checkout.pay).not.toHaveAttribute('aria-busy', 'true');
  await checkout.openPopup();
  await expect(page.getByText(/^The invoice will be for Bhosale Traders, Karnataka/)).toBeVisible();
  await checkout.payByCard();
  await expect(checkout.paid).toBeVisible();
  await expect(frame.notices).toContainText('Please sign in to continue');

  await new LoginPage(page).signInAfterPaying(email, NEW_PASSWORD);
  const first = await newestInvoice(page);
  expect(first).toContain('IGST 18%');
  expect(first).toMatch(/Karnataka \(29\)/);
  expect(first).toContain('GSTIN 29AAGCB7383J1Z4');

  await checkout.open();
  await checkout.nameBuyer({ ...buyer, pin: '411030', state: '27' });
  await checkout.openPopup();
  await checkout.payByUpi();
  await new LoginPage(page).signInAfterPaying(email, NEW_PASSWORD);
  const second = await newestInvoice(page);
  expect(second).toMatch(/CGST 9%[\s\S]*SGST 9%/);
  expect(second).toMatch(/Maharashtra \(27\)/);
});
