import { randomUUID } from 'node:crypto';
import type { LooseInput } from 'shared-contracts/calls/call';
import { decideLead, endAd, listAds, listLeads, submitLead } from 'shared-contracts/calls/leads';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, TestClock, useApp } from '../../test/app.ts';
import { addMember, type TestMember } from '../../test/members.ts';
import { usePages } from '../../test/sockets.ts';
import { leftovers } from '../leftovers.ts';
import { sweep } from '../platform/sweep.ts';
import { idOf, tusRequests } from '../uploads/test-uploads.ts';

const t = useApp();
const pages = usePages(() => t().app.server);
const DAY_MS = 24 * 60 * 60 * 1000;

/** On the test's clock it is 21 November 2026 in India. */
const DAYS = { from: '2026-11-21', until: '2026-11-23' };
const lead = {
  ...{
    title: 'Mandap and flowers',
    description: 'Marigold and jasmine, set up the evening before.',
  },
  ...{ price: 4_500_000, advertiser_name: 'Sugandh Decorators' },
  ...{ advertiser_contact: '090009 10101', email: 'Sugandh@example.com' },
};

let manager: TestMember;
const tus = tusRequests(t, () => manager);

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  t().mails.length = 0;
  await t().db.deleteFrom('ads').execute();
  await t().db.deleteFrom('leads').execute();
  manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
});

/** Hands a request in, from an address of its own unless one is said. */
let address = 0;
async function submit(change: object = {}, from = `192.0.2.${(address += 1)}`) {
  const reply = await t().app.inject({
    ...{ method: 'POST', url: submitLead.path, remoteAddress: from },
    ...{ headers: { 'x-app': 'web' }, payload: { lead: { ...lead, ...change } } },
  });
  return { status: reply.statusCode, body: reply.json<{ data: { id: string } }>() };
}
const submitted = async (change: object = {}) => (await submit(change)).body.data.id;
const decide = (body: NonNullable<LooseInput['body']>, by = manager) =>
  send(t(), decideLead, { body } as Parameters<typeof send<typeof decideLead>>[2], by.token);
const approve = (id: string, change: object = {}) =>
  decide({ id, approve: true, ...DAYS, ...change });
const waiting = async () => {
  const { body } = await send(t(), listLeads, { query: {} }, manager.token);
  return listLeads.reply.parse(body).data;
};
const ads = async (past: 'true' | 'false' = 'false') => {
  const { body } = await send(t(), listAds, { query: { past } }, manager.token);
  return listAds.reply.parse(body).data;
};
const end = (id: string) => send(t(), endAd, { params: { id } }, manager.token);
/** The ads that a new member's page gets when there is a moment. */
async function seen(): Promise<unknown[]> {
  const page = pages.open(await addMember(t()));
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), { timeout: 20_000 });
  await new Promise<void>((resolve, reject) => {
    const said = page.channel.push('moment', {});
    said.receive('ok', () => resolve()).receive('error', () => reject(new Error('refused')));
  });
  return page.pushed.filter(({ event }) => event === 'ad').map(({ payload }) => payload);
}
const trail = async () => {
  const rows = t().db.selectFrom('audit_trail').select(['action', 'target', 'detail']);
  return rows.where('actor_id', '=', manager.id).orderBy('id').execute();
};

describe('a request to publish an ad', () => {
  it('waits for a manager, oldest first, with a number that can be called', async () => {
    const first = await submitted();
    t().clock.advance(1000);
    const second = await submitted({ email: undefined, advertiser_contact: '+91 98220 12345' });
    const { email: _, ...rest } = lead;
    expect(await waiting()).toEqual([
      {
        ...{ ...lead, id: first, state: 'new', created_at: '2026-11-21T09:00:00.000Z' },
        ...{ advertiser_contact: '+91 90009 10101', email: 'sugandh@example.com' },
      },
      {
        ...{ ...rest, id: second, state: 'new', created_at: '2026-11-21T09:00:01.000Z' },
        advertiser_contact: '+91 98220 12345',
      },
    ]);
    expect(await trail()).toMatchObject([{ action: 'leads.list', detail: { rows: 2 } }]);
  });

  it.each([
    ['advertiser_contact', '+91 00000 00000'],
    ['advertiser_contact', 'call me'],
    ['price', 1_000_000_001],
    ['price', -1],
    ['price', 10.5],
    ['title', '  x '],
    ['email', 'nobody'],
  ])('is refused at its field: %s %j', async (field, value) => {
    const { status, body } = await submit({ [field]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: `lead.${field}` }] });
    expect(await waiting()).toEqual([]);
  });

  it('comes five times a day from one address; what was refused does not count', async () => {
    const from = '2001:db8:7::1';
    await submit({ title: '' }, from);
    for (let times = 0; times < 5; times += 1)
      expect((await submit({}, `2001:db8:7::${times + 1}`)).status).toBe(200);
    expect((await submit({}, from)).status).toBe(429);
    expect((await submit()).status).toBe(200);
    t().clock.advance(DAY_MS);
    expect((await submit({}, from)).status).toBe(200);
  });
});

describe('approving', () => {
  it('makes an ad that members see on its days, the price in rupees', async () => {
    const id = await submitted();
    expect(await approve(id, { from: '2026-11-22', delayed: true })).toMatchObject({
      ...{ status: 200, body: { data: { id, state: 'approved' } } },
    });
    expect(await waiting()).toEqual([]);
    expect(await ads()).toMatchObject([
      {
        ...{ state: 'coming', price: 45_000, status: 'delayed', image_url: null },
        ...{ starts_at: '2026-11-21T18:30:00.000Z', ends_at: '2026-11-23T18:30:00.000Z' },
      },
    ]);
    expect(await seen()).toEqual([]);
    t().clock.now = new Date('2026-11-21T18:30:00Z');
    const { email: _, ...shown } = lead;
    expect(await seen()).toEqual([
      {
        ...{ ...shown, price: 45_000, advertiser_contact: '+91 90009 10101' },
        ...{ status: 'delayed', image_url: null },
      },
    ]);
    t().clock.now = new Date('2026-11-23T18:29:59Z');
    expect(await seen()).toHaveLength(1);
    t().clock.now = new Date('2026-11-23T18:30:00Z');
    expect(await seen()).toEqual([]);
    expect([await ads(), await ads('true')]).toMatchObject([[], [{ state: 'over' }]]);
  });

  it('tells the advertiser the days, where there is an e-mail', async () => {
    await approve(await submitted());
    await approve(await submitted({ email: undefined }));
    await t().parts.jobs.settled();
    expect(t().mails).toMatchObject([
      { to: 'sugandh@example.com', subject: expect.stringContaining('published') },
    ]);
    expect(t().mails[0]?.text).toContain('from 21 November 2026 to 23 November 2026');
  });

  it('divides paise into rupees and refuses a remainder, until a price is said', async () => {
    const id = await submitted({ price: 49_950 });
    expect(await approve(id)).toMatchObject({
      ...{ status: 422, body: { errors: [{ path: 'price' }] } },
    });
    expect((await approve(id, { price: 500.5 })).status).toBe(422);
    expect((await approve(id, { price: 500 })).status).toBe(200);
    expect(await ads()).toMatchObject([{ price: 500 }]);
    const row = t().db.selectFrom('ads').select('price');
    expect(await row.execute()).toEqual([{ price: 50_000 }]);
  });

  it.each([
    [{ from: undefined }, 'from'],
    [{ until: undefined }, 'until'],
    [{ until: '2026-11-20', from: '2026-11-19' }, 'until'],
    [{ until: '2026-11-20' }, 'until'],
    [{ until: '2027-11-22' }, 'until'],
    [{ from: '2027-11-23', until: '2027-11-24' }, 'from'],
    [{ until: '2026-02-30' }, 'until'],
  ])('refuses days that no ad can have: %j', async (change, path) => {
    const id = await submitted();
    const { status, body } = await approve(id, change);
    expect([status, body['errors']]).toMatchObject([422, [{ path }]]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is done once, however many do it at once', async () => {
    const id = await submitted();
    const replies = await Promise.all([1, 2, 3].map(() => approve(id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await ads()).toHaveLength(1);
    expect((await decide({ id, approve: false, reason: 'Too late' })).status).toBe(409);
    expect((await approve(randomUUID())).status).toBe(404);
    expect((await approve('x')).status).toBe(404);
    const approved = (await trail()).filter(({ action }) => action === 'leads.approve');
    expect(approved).toMatchObject([{ target: id, detail: { rupees: 45_000, picture: false } }]);
  });
});

describe('the picture of an ad', () => {
  const photo = (width = 800, height = 800) =>
    sharp({ create: { width, height, channels: 3, background: '#f6c453' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
  const removals = () =>
    t().db.selectFrom('jobs').select('payload').where('kind', '=', 'file-removal').execute();

  it('is made anew of what was uploaded, shown to whoever has its address, and goes with the ad', async () => {
    const id = await submitted();
    const upload = await tus.uploaded(await photo());
    expect((await approve(id, { picture: idOf(upload) })).status).toBe(200);
    expect(await tus.rowOf(upload)).toBeUndefined();
    const [ad] = await ads();
    expect(ad?.image_url).toMatch(/^\/files\/ads\/[0-9a-f-]{36}\.webp$/);
    const picture = await t().app.inject({ url: ad?.image_url ?? '' });
    expect(picture).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    });
    const made = await sharp(picture.rawPayload).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect(made.exif).toBeUndefined();
    expect(await removals()).toEqual([]);
    await end(ad?.id ?? '');
    const later = new TestClock();
    later.advance(181 * DAY_MS);
    await sweep({ ...t().parts, clock: later.read }, leftovers);
    expect(await removals()).toMatchObject([{ payload: { file_key: ad?.image_url?.slice(7) } }]);
    const leads = t().db.selectFrom('leads').selectAll();
    expect(await leads.execute()).toEqual([]);
  });

  it.each([
    ['a text', () => Buffer.from('#!/bin/sh')],
    [
      'a drawing, which is a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['one that is too small', () => photo(100, 100)],
  ])('is refused at its field, and the request waits on: %s', async (_, bytes) => {
    const id = await submitted();
    const upload = await tus.uploaded(await bytes());
    const { status, body } = await approve(id, { picture: idOf(upload) });
    expect([status, body['errors']]).toMatchObject([422, [{ path: 'picture' }]]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is nothing of somebody else, of another kind, or of nobody', async () => {
    const id = await submitted();
    const mine = manager;
    manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const theirs = await tus.uploaded(await photo());
    manager = mine;
    const document = await tus.uploaded(await photo(), 'document');
    for (const picture of [idOf(theirs), idOf(document), randomUUID(), '../jwt-secret'])
      expect((await approve(id, { picture })).status, picture).toBe(422);
    for (const url of ['/files/ads/x.webp', `/files/ads/${randomUUID()}.webp`, '/files/ads/..%2fx'])
      expect((await t().app.inject({ url })).statusCode).toBe(404);
  });
});

describe('rejecting', () => {
  it('needs a reason, which is mailed where there is an e-mail', async () => {
    const [id, silent] = [await submitted(), await submitted({ email: undefined })];
    for (const reason of [undefined, '', '  x '])
      expect(await decide({ id, approve: false, reason })).toMatchObject({
        ...{ status: 422, body: { errors: [{ path: 'reason' }] } },
      });
    const reason = 'We publish nothing that promises a result.';
    for (const one of [id, silent])
      expect((await decide({ id: one, approve: false, reason })).status).toBe(200);
    await t().parts.jobs.settled();
    expect(t().mails).toMatchObject([
      { to: 'sugandh@example.com', text: expect.stringContaining(reason) },
    ]);
    expect(await ads()).toEqual([]);
    const { body } = await send(t(), listLeads, { query: { state: 'rejected' } }, manager.token);
    expect(body['data']).toHaveLength(2);
    const rejected = (await trail()).filter(({ action }) => action === 'leads.reject');
    expect(rejected.map(({ target }) => target)).toEqual([id, silent]);
  });

  it('is forgotten with name and number after 90 days, a request that nobody decided after 180', async () => {
    await decide({ id: await submitted(), approve: false, reason: 'Not for a wedding' });
    await submitted();
    const left = async (days: number) => {
      const later = new TestClock();
      later.advance(days * DAY_MS);
      await sweep({ ...t().parts, clock: later.read }, leftovers);
      return (await t().db.selectFrom('leads').select('state').execute()).map(({ state }) => state);
    };
    expect(await left(89)).toHaveLength(2);
    expect(await left(90)).toEqual(['new']);
    expect(await left(180)).toEqual([]);
  });
});

describe('ending an ad', () => {
  it('takes it off at once, for good', async () => {
    await approve(await submitted());
    const [ad] = await ads();
    expect(ad).toMatchObject({ state: 'running' });
    expect(await end(ad?.id ?? '')).toMatchObject({
      ...{ status: 200, body: { data: { state: 'ended' } } },
    });
    expect(await end(ad?.id ?? '')).toMatchObject({ status: 409, body: { code: 'ad.ended' } });
    expect(await seen()).toEqual([]);
    expect([await ads(), await ads('true')]).toMatchObject([[], [{ id: ad?.id, state: 'ended' }]]);
    for (const id of [randomUUID(), 'x'])
      expect(await end(id)).toMatchObject({ status: 404, body: { code: 'ad.notFound' } });
    const ended = (await trail()).filter(({ action }) => action === 'ads.end');
    expect(ended).toMatchObject([{ target: ad?.id }]);
  });
});
