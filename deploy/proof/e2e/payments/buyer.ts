import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { getAccount } from 'shared-contracts/calls/auth';
import { listPayments } from 'shared-contracts/calls/payments';
import { joinByCalls, NEW_PASSWORD, type Joined } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';

/** The promise is a minute from the capture to the plan; a busy machine gets more before a test gives up. */
export const BOUND = { timeout: 120_000, intervals: [300] };

/** Somebody on Hope who is nobody else's: the demo members keep the plans that other tests know them by. */
export interface Buyer extends Joined {
  readonly email: string;
  /** Has a page be theirs. */
  readonly enter: (page: Page) => Promise<unknown>;
}

let count = 0;

export async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  count += 1;
  const email = `buys-${process.pid}-${count}@example.com`;
  const joined = await joinByCalls(request, { name: 'Kavita', lastName: 'Bhosale', email });
  return { ...joined, email, enter: (page) => enterAs(page, email, NEW_PASSWORD) };
}

/**
 * Waits until a plan is in force, without looking at its order, which would have the provider asked; then it was paid
 * once, granted once and has one receipt.
 */
export async function expectOneGrant({ ask }: Buyer, months = 1): Promise<void> {
  const history = async () => listPayments.reply.parse(await ask(listPayments, {})).data;
  await expect
    .poll(async () => (await history()).map(({ state }) => state), BOUND)
    .toEqual(['granted']);
  const [paid] = await history();
  expect(paid?.receipt_number).toMatch(/^R\//);
  const { plan_until: until } = getAccount.reply.parse(await ask(getAccount, {})).data;
  const days = (Date.parse(until ?? '') - Date.parse(paid?.starts_at ?? '')) / 86_400_000;
  expect(until).toBe(paid?.ends_at);
  expect(days).toBeGreaterThan(months * 27);
  expect(days).toBeLessThan(months * 32);
}
