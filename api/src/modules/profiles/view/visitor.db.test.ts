import { randomUUID } from 'node:crypto';
import { browseProfiles, LimitedProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { useApp, send } from '../../../../test/app.ts';
import { addPerson } from '../../../../test/people.ts';
import { DEVICE_COOKIE } from '../../../platform/http/device-cookie.ts';
import { VIEW_PERIOD_MS } from './people-shown.ts';

const limitedKeys = Object.keys(LimitedProfile.shape).toSorted();

describe('a profile that a visitor opens', () => {
  const app = useApp();
  const view = (id: string, token?: string) => send(app(), viewProfile, { query: { id } }, token);

  it('has exactly the limited keys, in the list too', async () => {
    const { id } = await addPerson(app(), 'female', {
      profile: { phone: '1', gotra: 'Kashyap', annual_income: 900_000 },
      pics: ['f01a'],
    });
    const { status, body } = await view(id);
    expect(status).toBe(200);
    expect(Object.keys(body['data'] as object).toSorted()).toEqual(limitedKeys);
    const list = await send(app(), browseProfiles, { params: { x: 'brides' }, query: {} });
    for (const card of (list.body['data'] as { data: object[] }).data) {
      expect(Object.keys(card).toSorted()).toEqual(limitedKeys);
    }
  });

  it('shows one photo, and only if its owner shows it to everyone', async () => {
    const pics = ['f02a', 'f02b'];
    const open = await addPerson(app(), 'female', { pics });
    const shy = await addPerson(app(), 'female', { pics, profile: { photo_privacy: 'members' } });
    expect((await view(open.id)).body).toMatchObject({
      data: { pic: { thumb: expect.stringMatching(/^\/files\/photos\/f02a-480\.webp\?t=/) } },
    });
    const { body } = await view(shy.id);
    expect(body).toMatchObject({ data: { pic: null } });
    const list = await send(app(), browseProfiles, { params: { x: 'all' }, query: {} });
    const cards = (list.body['data'] as { data: { id: string; pic: unknown }[] }).data;
    expect(cards.find(({ id }) => id === shy.id)?.pic).toBeNull();
  });

  it('answers alike for whoever does not exist and whoever is not to be seen', async () => {
    const blocker = await addPerson(app(), 'female');
    const blocked = await addPerson(app(), 'male');
    const block = { blocker_id: blocker.id, blocked_id: blocked.id };
    await app().db.insertInto('blocks').values(block).execute();
    const hidden = await addPerson(app(), 'male', { profile: { state: 'hidden' } });
    const answers = [await view(randomUUID()), await view(hidden.id)];
    answers.push(await view(blocker.id, blocked.token));
    for (const { status, body } of answers) {
      expect([status, body['code']]).toEqual([404, 'profile.notFound']);
    }
    // The blocker keeps a limited view of the blocked person (access.md, 'Blocked pair').
    expect((await view(blocked.id, blocker.token)).status).toBe(200);
  });
});

describe('the budget of a visitor', () => {
  const app = useApp();
  const view = (id: string, headers: Record<string, string>, remoteAddress = '192.0.2.7') =>
    app().app.inject({ url: `/api/v1/view/profile?id=${id}`, headers, remoteAddress });

  it('is 30 profiles an hour for one browser, told by a cookie that scripts cannot read', async () => {
    const { id } = await addPerson(app(), 'male');
    const first = await view(id, {});
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toContain(`${DEVICE_COOKIE}=`);
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    const headers = { cookie: `other=1; ${cookie.split(';')[0]}` };
    for (let i = 1; i < app().parts.config.visitorViews.perDevice; i += 1) {
      const next = await view(randomUUID(), headers);
      expect([next.statusCode, next.headers['set-cookie']]).toEqual([404, undefined]);
    }
    // Whom one has opened stays open.
    expect((await view(id, headers)).statusCode).toBe(200);
    const { id: next, token } = await addPerson(app(), 'female');
    const over = await view(next, headers);
    expect(over.statusCode).toBe(429);
    expect(over.json()).toMatchObject({ code: 'profile.viewBudget' });
    expect(over.headers['retry-after']).toBe(String(VIEW_PERIOD_MS / 1000));
    // Another browser behind the same address goes on, and so does a member.
    expect((await view(id, {})).statusCode).toBe(200);
    const member = await view(id, { ...headers, authorization: `Bearer ${token}` });
    expect(member.statusCode).toBe(200);

    app().clock.advance(VIEW_PERIOD_MS);
    expect((await view(id, headers)).statusCode).toBe(200);
  });
});
