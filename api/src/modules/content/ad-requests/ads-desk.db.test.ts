import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adsDesk, lead } from '../../../../test/ads.ts';
import { TestClock, useApp } from '../../../../test/app.ts';
import { usePages } from '../../../../test/sockets.ts';
import { retentionRules } from '../../../background/retention-rules.ts';
import { purge } from '../../../platform/jobs/purge.ts';

const t = useApp();
const desk = adsDesk(
  t,
  usePages(() => t().app.server),
);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('a request to publish an ad', () => {
  it('waits for a manager, oldest first, with a number that can be called', async () => {
    const first = await desk.submitted();
    t().clock.advance(1000);
    const second = await desk.submitted({
      email: undefined,
      advertiser_contact: '+91 98220 12345',
    });
    const { email: _, ...rest } = lead;
    expect(await desk.leads()).toEqual([
      {
        ...lead,
        id: first,
        state: 'new',
        created_at: '2026-11-21T09:00:00.000Z',
        advertiser_contact: '+91 90009 10101',
        email: 'sugandh@example.com',
      },
      {
        ...rest,
        id: second,
        state: 'new',
        created_at: '2026-11-21T09:00:01.000Z',
        advertiser_contact: '+91 98220 12345',
      },
    ]);
    expect(await desk.trail('leads.list')).toMatchObject([{ detail: { rows: 2 } }]);
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
    const { status, body } = await desk.submit({ [field]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: `lead.${field}` }] });
    expect(await desk.leads()).toEqual([]);
  });

  it('comes five times a day from one address; what was refused does not count', async () => {
    const from = '2001:db8:7::1';
    await desk.submit({ title: '' }, from);
    for (let times = 0; times < 5; times += 1)
      expect((await desk.submit({}, `2001:db8:7::${times + 1}`)).status).toBe(200);
    expect((await desk.submit({}, from)).status).toBe(429);
    expect((await desk.submit()).status).toBe(200);
    t().clock.advance(DAY_MS);
    expect((await desk.submit({}, from)).status).toBe(200);
  });
});

describe('approving', () => {
  it('makes an ad that members see on its days, the price in rupees', async () => {
    const id = await desk.submitted();
    expect(await desk.approve(id, { from: '2026-11-22', delayed: true })).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          state: 'approved',
        },
      },
    });
    expect(await desk.leads()).toEqual([]);
    expect(await desk.ads()).toMatchObject([
      {
        state: 'coming',
        price: 45e3,
        status: 'delayed',
        image_url: null,
        starts_at: '2026-11-21T18:30:00.000Z',
        ends_at: '2026-11-23T18:30:00.000Z',
      },
    ]);
    expect(await desk.seen()).toEqual([]);
    t().clock.now = new Date('2026-11-21T18:30:00Z');
    const { email: _, ...shown } = lead;
    expect(await desk.seen()).toEqual([
      {
        ...shown,
        price: 45e3,
        advertiser_contact: '+91 90009 10101',
        status: 'delayed',
        image_url: null,
      },
    ]);
    t().clock.now = new Date('2026-11-23T18:29:59Z');
    expect(await desk.seen()).toHaveLength(1);
    t().clock.now = new Date('2026-11-23T18:30:00Z');
    expect(await desk.seen()).toEqual([]);
    expect([await desk.ads(), await desk.ads('true')]).toMatchObject([[], [{ state: 'over' }]]);
  });

  it('tells the advertiser the days, where there is an e-mail', async () => {
    await desk.approve(await desk.submitted());
    await desk.approve(await desk.submitted({ email: undefined }));
    await t().parts.jobs.settled();
    expect(t().mails).toMatchObject([
      { to: 'sugandh@example.com', subject: expect.stringContaining('published') },
    ]);
    expect(t().mails[0]?.text).toContain('from 21 November 2026 to 23 November 2026');
  });

  it('divides paise into rupees and refuses a remainder, until a price is said', async () => {
    const id = await desk.submitted({ price: 49_950 });
    expect(await desk.approve(id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'price' }] },
    });
    expect((await desk.approve(id, { price: 500.5 })).status).toBe(422);
    expect((await desk.approve(id, { price: 500 })).status).toBe(200);
    expect(await desk.ads()).toMatchObject([{ price: 500 }]);
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
    const id = await desk.submitted();
    const { status, body } = await desk.approve(id, change);
    expect([status, body['errors']]).toMatchObject([422, [{ path }]]);
    expect(await desk.leads()).toHaveLength(1);
  });

  it('is done once, however many do it at once', async () => {
    const id = await desk.submitted();
    const replies = await Promise.all([1, 2, 3].map(() => desk.approve(id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await desk.ads()).toHaveLength(1);
    expect((await desk.decide({ id, approve: false, reason: 'Too late' })).status).toBe(409);
    expect((await desk.approve(randomUUID())).status).toBe(404);
    expect((await desk.approve('x')).status).toBe(404);
    const approved = await desk.trail('leads.approve');
    expect(approved).toMatchObject([{ target: id, detail: { rupees: 45_000, picture: false } }]);
  });
});

describe('rejecting', () => {
  it('needs a reason, which is mailed where there is an e-mail', async () => {
    const [id, silent] = [await desk.submitted(), await desk.submitted({ email: undefined })];
    for (const reason of [undefined, '', '  x '])
      expect(await desk.decide({ id, approve: false, reason })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'reason' }] },
      });
    const reason = 'We publish nothing that promises a result.';
    for (const one of [id, silent])
      expect((await desk.decide({ id: one, approve: false, reason })).status).toBe(200);
    await t().parts.jobs.settled();
    expect(t().mails).toMatchObject([
      { to: 'sugandh@example.com', text: expect.stringContaining(reason) },
    ]);
    expect(await desk.ads()).toEqual([]);
    expect(await desk.leads('rejected')).toHaveLength(2);
    const rejected = await desk.trail('leads.reject');
    expect(rejected.map(({ target }) => target)).toEqual([id, silent]);
  });

  it('is forgotten with name and number after 90 days, a request that nobody decided after 180', async () => {
    await desk.decide({ id: await desk.submitted(), approve: false, reason: 'Not for a wedding' });
    await desk.submitted();
    const left = async (days: number) => {
      const later = new TestClock();
      later.advance(days * DAY_MS);
      await purge({ ...t().parts, clock: later.read }, retentionRules);
      return (await t().db.selectFrom('leads').select('state').execute()).map(({ state }) => state);
    };
    expect(await left(89)).toHaveLength(2);
    expect(await left(90)).toEqual(['new']);
    expect(await left(180)).toEqual([]);
  });
});

describe('ending an ad', () => {
  it('takes it off at once, for good', async () => {
    await desk.approve(await desk.submitted());
    const [ad] = await desk.ads();
    expect(ad).toMatchObject({ state: 'running' });
    expect(await desk.end(ad?.id ?? '')).toMatchObject({
      status: 200,
      body: { data: { state: 'ended' } },
    });
    expect(await desk.end(ad?.id ?? '')).toMatchObject({ status: 409, body: { code: 'ad.ended' } });
    expect(await desk.seen()).toEqual([]);
    expect([await desk.ads(), await desk.ads('true')]).toMatchObject([
      [],
      [{ id: ad?.id, state: 'ended' }],
    ]);
    for (const id of [randomUUID(), 'x'])
      expect(await desk.end(id)).toMatchObject({ status: 404, body: { code: 'ad.notFound' } });
    const ended = await desk.trail('ads.end');
    expect(ended).toMatchObject([{ target: ad?.id }]);
  });
});
