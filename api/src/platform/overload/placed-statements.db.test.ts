import { confirmEmail, resetPassword, signUp } from 'shared-contracts/calls/auth';
import type { CallShape } from 'shared-contracts/calls/call';
import { capturePayment, createOrder, createOrderByEmail } from 'shared-contracts/calls/payments';
import { expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { TestBrowser } from '../../../test/browser.ts';
import { addMember } from '../../../test/members.ts';
import { deliver, eventOf } from '../../../test/purchases.ts';
import { applicant, lastMail } from '../../../test/sign-up.ts';

const t = useApp();

/**
 * How many statements a request had outside of its place, each of which waits at the end of the queue and is never refused.
 * The jobs that it wakes are done afterwards.
 */
async function unplacedIn(request: () => Promise<{ status: number }>): Promise<number> {
  const { databaseQueue, jobs } = t().parts;
  await jobs.settled();
  const waits = vi.spyOn(databaseQueue, 'wait');
  const wakes = vi.spyOn(jobs, 'wake').mockReturnValue();
  try {
    expect((await request()).status).toBe(200);
    const places = waits.mock.calls.map(([place]) => place);
    expect(places.length).toBeGreaterThan(0);
    return places.filter((place) => place === null).length;
  } finally {
    waits.mockRestore();
    wakes.mockRestore();
    jobs.wake();
    await jobs.settled();
  }
}

it('payments run in the place of their requests', async () => {
  const { provider } = t();
  const { token } = await addMember(t());
  const order = { query: { amount: 49_900 } };
  expect(await unplacedIn(() => send(t(), createOrder, order, token))).toBe(0);
  const { body } = await send(t(), createOrder, order, token);
  const orderId = (body['data'] as { id: string }).id;
  const paid = provider.pay({ orderId, amount: 49_900 });
  const payment = { payment: { payment_id: paid, amount: 49_900 } };
  expect(await unplacedIn(() => send(t(), capturePayment, { body: payment }, token))).toBe(0);
  const event = eventOf(t(), 'payment.captured', paid);
  const tell = async () => ({ status: await deliver(t(), event, { id: 'evt_placed' }) });
  expect(await unplacedIn(tell)).toBe(0);
  const query = { amount: 49_900, email: 'guest@example.com' };
  expect(await unplacedIn(() => send(t(), createOrderByEmail, { query }))).toBe(0);
});

it('signing up and a forgotten password do as well', async () => {
  const browser = new TestBrowser(t());
  const unplacedOf = (call: CallShape, body: object) => unplacedIn(() => browser.post(call, body));
  const user = applicant();
  expect(await unplacedOf(signUp, { user })).toBe(0);
  const token = /confirm=([\w-]+)/.exec(await lastMail(t()))?.[1];
  expect(await unplacedOf(confirmEmail, { token })).toBe(0);
  expect(await unplacedOf(resetPassword, { user: { email: user.email } })).toBe(0);
  const reset_token = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(await lastMail(t()))?.[0];
  const change = { reset_token, password: 'another good password' };
  expect(await unplacedOf(resetPassword, { user: change })).toBe(0);
});
