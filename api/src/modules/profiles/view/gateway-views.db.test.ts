import { randomUUID } from 'node:crypto';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { newDevice } from '../../../../test/devices.ts';
import { addPerson } from '../../../../test/people.ts';
import { DEVICE_COOKIE } from '../../../platform/http/device-cookie.ts';
import { GATEWAY_HEADER, PROFILE_VIEWS_PATH } from '../../../platform/http/gateway-requests.ts';

describe('the gateway, which shows one page to many visitors', () => {
  const app = useApp({ visitorViews: { perDevice: 2, perAddress: 100 }, rateLimit: 3 });
  let device = '';
  beforeEach(() => {
    device = newDevice(app());
  });
  const secret = () => ({ [GATEWAY_HEADER]: app().parts.gatewaySecret });
  const read = (id: string, headers: Record<string, string>) =>
    app().app.inject({ url: `/api/v1/view/profile?id=${id}`, headers });
  const count = (
    headers: Record<string, string>,
    remoteAddress = '192.0.2.7',
    query: Record<string, string> = { id: randomUUID() },
  ) => app().app.inject({ method: 'POST', url: PROFILE_VIEWS_PATH, headers, remoteAddress, query });

  it('reads a profile without a view of anybody, and for nobody’s device', async () => {
    const { id } = await addPerson(app(), 'female');
    for (let time = 0; time < 5; time += 1) {
      const reply = await read(id, secret());
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
    }
  });

  it('counts a view in the name of each visitor, up to what the visitor may open', async () => {
    const requested = { ...secret(), cookie: device };
    const replies = [await count(requested), await count(requested), await count(requested)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(replies[2]?.json()).toMatchObject({ code: 'profile.viewBudget' });
    // What the page took is gone for the browser itself.
    const { id } = await addPerson(app(), 'female');
    expect((await read(id, { cookie: device })).statusCode).toBe(429);
  });

  it('gives a browser without a device one, as the call itself does', async () => {
    const first = await count(secret());
    expect(String(first.headers['set-cookie'])).toMatch(`${DEVICE_COOKIE}=`);
    expect((await count({ ...secret(), cookie: device })).headers['set-cookie']).toBeUndefined();
  });

  it('does not spend the requests of an address', async () => {
    for (let time = 0; time < 6; time += 1) await count(secret(), '192.0.2.8');
    const own = await app().app.inject({ url: '/api/v1/keys', remoteAddress: '192.0.2.8' });
    expect(own.statusCode).toBe(200);
  });

  it('is nobody without the secret: the path is unknown, a read counts, a minute has its end', async () => {
    const remoteAddress = '192.0.2.9';
    const forged = { [GATEWAY_HEADER]: 'x'.repeat(app().parts.gatewaySecret.length) };
    const refused = await count(forged, remoteAddress);
    const unknown = await app().app.inject({ method: 'POST', url: '/api/none', remoteAddress });
    const shape = ({ request_id: _id, ...rest }: Record<string, unknown>) => rest;
    expect([refused.statusCode, shape(refused.json())]).toEqual([404, shape(unknown.json())]);
    await count(forged, remoteAddress);
    expect((await count(forged, remoteAddress)).statusCode).toBe(429);
    const { id } = await addPerson(app(), 'female');
    expect(String((await read(id, forged)).headers['set-cookie'])).toContain(DEVICE_COOKIE);
  });

  it('sees what a visitor sees: no one else’s session comes along', async () => {
    await addPerson(app(), 'female');
    const listed = await send(app(), browseProfiles, { params: { x: 'brides' }, query: {} });
    const reply = await app().app.inject({
      url: '/api/v1/view/profiles/brides',
      headers: secret(),
    });
    expect(reply.json()).toEqual(listed.body);
  });

  it('counts the people of a list, and the first page of a new browser is never refused', async () => {
    const visitor = { ...secret(), cookie: device };
    const list = { list: 'all' };
    expect((await count(visitor, '192.0.2.10', list)).statusCode).toBe(200);
    expect((await count(secret(), '192.0.2.10', list)).statusCode).toBe(200);
    expect((await count(visitor, '192.0.2.10', { list: 'cats' })).statusCode).toBe(404);
  });
});
