import { sql } from 'kysely';
import { APP_HEADER } from 'shared-contracts/calls/client';
import {
  capturePayment,
  capturePaymentByEmail,
  createOrderByEmail,
  getOrderByEmail,
} from 'shared-contracts/calls/payments';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { send, TestClock, useApp } from '../../../../test/app.ts';
import { newDevice } from '../../../../test/devices.ts';
import { testNode, doAll, doDueJobs } from '../../../../test/jobs.ts';
import { addMember } from '../../../../test/members.ts';
import { stored } from '../../../../test/purchases.ts';
import { claimGrants, lockAddress } from './claim-grants.ts';
import { unclaimedPlansJob } from './unclaimed-plans-job.ts';

const t = useApp();
let email = '';
let count = 0;
beforeEach(async () => {
  t().clock.now = new TestClock().now;
  // Another hour for the limits by device.
  email = `newcomer-${count++}@example.com`;
});

const order = (address = email) =>
  send(t(), createOrderByEmail, { query: { amount: 69_900, email: address } });
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { id: string }).id;
const capture = (payment_id: string, address = email) =>
  send(t(), capturePaymentByEmail, {
    body: { payment: { payment_id, amount: 69_900, email: address } },
  });
const look = (id: string, address = email) =>
  send(t(), getOrderByEmail, { params: { id }, query: { email: address } });
const planOf = (id: string) =>
  t().db.selectFrom('accounts').select('plan').where('id', '=', id).executeTakeFirst();

/** Pays an order by e-mail; returns its id and what the pages were told. */
async function buy() {
  const id = idOf(await order());
  const paid = t().provider.pay({ orderId: id, amount: 69_900 });
  const captured = await capture(paid);
  const reported = [captured, await look(id)].map(({ status, body }) => ({ status, body }));
  return { id, paid, reported };
}

async function refundUnclaimed(): Promise<void> {
  const node = testNode([unclaimedPlansJob(t().parts, 1000)], t().parts);
  await doAll(node);
  await node.close();
  await t().db.deleteFrom('jobs').where('kind', '=', 'unclaimed-plans').execute();
  await doDueJobs(t());
}

describe('a plan bought by e-mail', () => {
  it('tells the same whether the address has an account or not', async () => {
    const stranger = await buy();
    const member = await addMember(t());
    email = member.email;
    const owner = await buy();
    const reported = ({ id, reported: replies }: typeof owner) =>
      JSON.stringify(replies).replaceAll(id, 'order');
    expect(reported(owner)).toBe(reported(stranger));
    expect(JSON.parse(reported(owner))).toEqual([
      { status: 200, body: { data: { plan: 'trust', granted: false } } },
      { status: 200, body: { data: { id: 'order', state: 'captured' } } },
    ]);
    expect(await planOf(member.id)).toEqual({ plan: 'trust' });
    expect((await stored(t(), stranger.id)).order.state).toBe('captured');
  });

  it('reaches its owner with the confirmation, with its receipt', async () => {
    const { id } = await buy();
    await doDueJobs(t());
    const claim = t().mails.findLast(({ to }) => to === email);
    expect(claim?.text).toContain(`sign up with ${email} within 30 days`);
    expect(claim?.text).toContain(`/signup?email=${encodeURIComponent(email)}`);
    t().clock.advance(86_400_000);
    const { id: account } = await addMember(t(), { email });
    await t()
      .db.transaction()
      .execute(async (trx) => {
        await lockAddress(trx, email);
        await claimGrants(trx, { id: account, email }, t().clock.read());
      });
    const { order: row, grants, receipts } = await stored(t(), id);
    expect([row.state, row.account_id]).toEqual(['granted', account]);
    expect(grants[0]?.starts_at).toEqual(t().clock.now);
    expect(receipts).toMatchObject([{ kind: 'receipt', account_id: account }]);
    expect(await planOf(account)).toEqual({ plan: 'trust' });
  });

  it('goes back after 30 days that nobody claimed it, not before', async () => {
    const { id, paid } = await buy();
    t().clock.advance(30 * 86_400_000 - 1);
    await refundUnclaimed();
    expect((await stored(t(), id)).order.state).toBe('captured');
    t().clock.advance(1);
    await refundUnclaimed();
    expect(t().provider.payment(paid)?.status).toBe('refunded');
    expect((await stored(t(), id)).order.state).toBe('refunded');
  });

  it('is nobody else’s', async () => {
    const id = idOf(await order());
    const paid = t().provider.pay({ orderId: id, amount: 69_900 });
    const member = await addMember(t());
    const payment = { payment_id: paid, amount: 69_900 };
    const signedIn = await send(t(), capturePayment, { body: { payment } }, member.token);
    expect([signedIn.status, (await capture(paid, 'other@example.com')).status]).toEqual([
      409, 409,
    ]);
    expect((await look(id, 'other@example.com')).status).toBe(404);
    expect(t().provider.payment(paid)?.status).toBe('authorized');
  });

  it('has one order in a browser, also while it is under way, and none that another could learn of', async () => {
    const [mine, other] = [newDevice(t()), newDevice(t())];
    const ask = async (device: string, amount = 69_900) => {
      const { app } = t();
      const query = new URLSearchParams({ email, amount: String(amount) });
      const headers = {
        [APP_HEADER.name]: APP_HEADER.value,
        cookie: device,
      };
      const reply = await app.inject({ url: `${createOrderByEmail.path}?${query}`, headers });
      return reply.json<{ data: { id: string; state: string } }>().data;
    };
    const { email: _, ...member } = await addMember(t(), { email });
    const [{ id }, again] = await Promise.all([ask(mine), ask(mine)]);
    expect([again.id, (await ask(mine)).state]).toEqual([id, 'created']);
    const paid = t().provider.pay({ orderId: id, amount: 69_900 });
    await t().db.updateTable('orders').set({ state: 'authorized' }).execute();
    const requested = await Promise.all([ask(mine), ask(mine, 549_900), ask(other)]);
    expect(requested).toMatchObject([{ id, state: 'authorized' }, { id }, { state: 'created' }]);
    expect(requested[2]?.id).not.toBe(id);
    // Given, as nobody is told: the address has an account.
    await capture(paid);
    expect(await planOf(member.id)).toEqual({ plan: 'trust' });
    expect(await ask(mine)).toMatchObject({ id, state: 'captured' });
    t().clock.advance(11 * 60_000);
    expect(await ask(mine)).toMatchObject({ id: expect.not.stringMatching(id), state: 'created' });
  });

  it('goes back unclaimed although another one cannot', async () => {
    const stuck = await buy();
    email = `also-${email}`;
    const late = await buy();
    const { db } = t();
    const { payments } = await stored(t(), stuck.id);
    await sql`
      create function refuse_refund() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot be'; end $$`.execute(db);
    await sql`
      create trigger refuse_refund before insert on refunds for each row
      when (new.payment_id = ${sql.lit(payments[0]?.id)}) execute function refuse_refund()`.execute(
      db,
    );
    onTestFinished(async () => {
      await sql`drop function refuse_refund cascade`.execute(db);
    });
    t().clock.advance(31 * 24 * 3_600_000);
    await refundUnclaimed();
    expect(t().provider.payment(late.paid)?.status).toBe('refunded');
    expect(t().provider.payment(stuck.paid)?.status).toBe('captured');
    expect(t().logs.join('')).toContain('an item of a job failed and was skipped');
  });

  it('is the same order when the bank takes its money just then', async () => {
    const buyer = newDevice(t());
    const ask = async () => {
      const query = new URLSearchParams({ email, amount: '69900' });
      const headers = {
        [APP_HEADER.name]: APP_HEADER.value,
        cookie: buyer,
      };
      return t().app.inject({ url: `${createOrderByEmail.path}?${query}`, headers });
    };
    const first = (await ask()).json<{ data: { id: string } }>().data;
    const { db } = t();
    // Runs between the insert that meets the open order and the look for it, as another transaction may.
    await sql`
      create function authorize_meanwhile() returns trigger language plpgsql as $$
      begin update orders set state = 'authorized' where provider_order_id = tg_argv[0]; return null; end $$`.execute(
      db,
    );
    await sql`
      create trigger authorize_meanwhile after insert on orders for each statement
      execute function authorize_meanwhile(${sql.lit(first.id)})`.execute(db);
    onTestFinished(async () => {
      await sql`drop function authorize_meanwhile cascade`.execute(db);
    });
    const second = await ask();
    expect(second.statusCode).toBe(200);
    expect(second.json<object>()).toMatchObject({ data: { id: first.id, state: 'authorized' } });
  });

  it('is ordered so often only', async () => {
    t().clock.advance(2 * 3_600_000);
    const replies = [];
    for (let n = 0; n < 25; n += 1) replies.push((await order()).status);
    expect([replies[0], replies.at(-1)]).toEqual([200, 429]);
  });
});
