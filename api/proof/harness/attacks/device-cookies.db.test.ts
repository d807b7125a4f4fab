import { randomUUID } from 'node:crypto';
import { resetPassword } from 'shared-contracts/calls/auth';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { createOrder, createOrderByEmail } from 'shared-contracts/calls/payments';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { newDevice } from '../../../test/devices.ts';
import { addPerson } from '../../../test/people.ts';

const HOUR_MS = 60 * 60 * 1000;
const EMAIL = 'buyer@example.com';

/** Values of the device cookie that anybody can make up. */
const madeUp = () => `sp_device=${randomUUID()}`;

describe('whoever makes up device cookies', () => {
  const t = useApp({ visitorViews: { perDevice: 3, perAddress: 1000 } });
  const view = (id: string, cookie: string) =>
    t().app.inject({ url: `${viewProfile.path}?id=${id}`, headers: { cookie } });

  it('is given a signed one each time, as a browser without any', async () => {
    const { id } = await addPerson(t(), 'female');
    const signed = String((await view(id, '')).headers['set-cookie']).split(';')[0] ?? '';
    const [name, value = ''] = signed.split('=');
    const [device = '', signature = ''] = value.split('.');
    const forged = [
      madeUp(),
      `${name}=${device}`,
      `${name}=${randomUUID()}.${signature}`,
      `${name}=${device}.${'A'.repeat(signature.length)}`,
      `${name}=${device}.${signature}x`,
    ];
    for (const cookie of forged)
      expect(String((await view(id, cookie)).headers['set-cookie']), cookie).toContain(`${name}=`);
    expect((await view(id, signed)).headers['set-cookie']).toBeUndefined();
  });
});

describe('the budgets of an address', () => {
  const t = useApp();
  const order = async (remoteAddress: string, cookie = madeUp(), email = EMAIL) => {
    const query = new URLSearchParams({ amount: '69900', email });
    const url = `${createOrderByEmail.path}?${query}`;
    const headers = { [APP_HEADER.name]: APP_HEADER.value, cookie };
    return (await t().app.inject({ url, remoteAddress, headers })).statusCode;
  };

  it('of orders are not used up for its owner by a stranger elsewhere', async () => {
    const stranger = [];
    for (let n = 0; n < 40; n += 1) stranger.push(await order('192.0.2.1'));
    expect(stranger.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await order('198.51.100.1')).toBe(200);
  });

  it('of mails from one network are not multiplied by invented devices', async () => {
    t().clock.advance(HOUR_MS);
    const email = (await addPerson(t(), 'female')).email;
    const ask = (remoteAddress: string) =>
      t().app.inject({
        method: 'POST',
        url: resetPassword.path,
        remoteAddress,
        headers: { cookie: madeUp() },
        payload: { user: { email } },
      });
    t().mails.length = 0;
    for (let n = 0; n < 25; n += 1) await ask('192.0.2.1');
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(5);
    await ask('198.51.100.1');
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(6);
  });
});

describe('requests to the payment provider', () => {
  const inAll = { ofSender: 100, ofNetwork: 100, inAll: 100 };
  const t = useApp({
    paymentBudgets: {
      orders: { ofMember: 2, ofAddress: 100, ofDevice: 3, ofNetwork: 5, inAll: 7 },
      captures: inAll,
      looks: inAll,
    },
  });
  const headers = { [APP_HEADER.name]: APP_HEADER.value };
  const orderFor = (email: string, remoteAddress: string, cookie: string) => {
    const url = `${createOrderByEmail.path}?${new URLSearchParams({ amount: '69900', email })}`;
    return t().app.inject({ url, remoteAddress, headers: { ...headers, cookie } });
  };
  const statuses = async (...asked: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(asked)).map(({ statusCode }) => statusCode);

  it('are counted by device, by network and in all; members keep theirs', async () => {
    const device = newDevice(t());
    for (let n = 0; n < 3; n += 1)
      expect(await statuses(orderFor(`a${n}@example.com`, '192.0.2.1', device))).toEqual([200]);
    expect(await statuses(orderFor('b@example.com', '192.0.2.1', device))).toEqual([429]);
    for (const email of ['c@example.com', 'd@example.com'])
      expect(await statuses(orderFor(email, '192.0.2.1', newDevice(t())))).toEqual([200]);
    expect(await statuses(orderFor('e@example.com', '192.0.2.1', newDevice(t())))).toEqual([429]);
    for (const host of [2, 3])
      expect(await statuses(orderFor('f@example.com', `192.0.2.${host}`, ''))).toEqual([200]);
    expect(await statuses(orderFor('g@example.com', '192.0.2.9', ''))).toEqual([429]);
    const { token } = await addPerson(t(), 'female');
    const own = [];
    for (let n = 0; n < 3; n += 1)
      own.push((await send(t(), createOrder, { query: { amount: 69_900 } }, token)).status);
    expect(own).toEqual([200, 200, 429]);
  });
});
