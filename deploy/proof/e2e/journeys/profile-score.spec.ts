import type { Locator } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactsPage } from '../pages/contacts-page.ts';

test('the score is quiet in the bar, large enough to press, and gold is for its rise', async ({
  page,
  frame,
}) => {
  const email = `score-${Date.now()}@example.com`;
  await joinByCalls(page.request, { name: 'Revati', lastName: 'Patil', email });
  await enterAs(page, email, NEW_PASSWORD);
  const contacts = new ContactsPage(page);
  await contacts.open();
  const score = frame.top.getByRole('link', { name: /^Profile Score: \d+$/ });
  await expect(score).toHaveAttribute('href', routes.info.href());
  expect(await fillOf(score)).toBe('rgba(0, 0, 0, 0)');
  expect((await score.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await contacts.field('Name').fill('Vatsala');
  await contacts.field('Relation').selectOption('Mother');
  await contacts.field('Phone').fill('90000 54321');
  await contacts.save();
  const rise = frame.top.getByText('+20');
  await expect(rise).toBeVisible();
  expect(await fillOf(rise.locator('xpath=..'))).toBe('rgb(246, 196, 83)');
  expect(await fillOf(score)).toBe('rgba(0, 0, 0, 0)');
});

function fillOf(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor);
}
