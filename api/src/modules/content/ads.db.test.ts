import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { testAd } from 'shared-contracts/calls/leads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { usePages, type TestPage } from '../../../test/sockets.ts';
import { sampleAd } from './ads.rules.ts';
import type { AdTables } from './ads.tables.ts';

const t = useApp();
const pages = usePages(() => t().app.server);
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

const text = {
  title: 'Mandap and flowers',
  description: 'Marigold and jasmine, set up the evening before.',
  price: 4_500_000,
  advertiser_name: 'Sugandh Decorators',
  advertiser_contact: '+91 90009 10101',
};

async function addAd(change: Partial<Insertable<AdTables['ads']>> = {}): Promise<void> {
  const lead = { ...text, id: randomUUID(), state: 'approved' as const, decided_at: new Date() };
  await t().db.insertInto('leads').values(lead).execute();
  const ad = { id: randomUUID(), lead_id: lead.id, image_key: null, status: 'active' as const };
  await t()
    .db.insertInto('ads')
    .values({ ...text, ...ad, created_at: new Date(), ended_at: null, ...change })
    .execute();
}

async function join(who = member): Promise<TestPage> {
  const page = pages.open(who);
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  return page;
}

/** Says that there is a moment for an ad; resolves when the server has taken it, an ad then came before. */
const moment = (page: TestPage) =>
  new Promise<void>((resolve, reject) => {
    page.channel
      .push('moment', {})
      .receive('ok', () => resolve())
      .receive('error', () => reject(new Error('refused')));
  });
const ads = (page: TestPage) => page.pushed.filter(({ event }) => event === 'ad');

beforeEach(async () => {
  await t().db.deleteFrom('ads').execute();
  member = await addMember(t());
});

describe('the sample ad', () => {
  it('is told to anybody, and comes up on the pages of a signed-in caller', async () => {
    const page = await join();
    const other = await join(await addMember(t()));
    expect(await send(t(), testAd, {})).toMatchObject({ status: 200, body: { data: sampleAd() } });
    expect(ads(page)).toEqual([]);
    const { body } = await send(t(), testAd, {}, member.token);
    await vi.waitFor(
      () => expect(ads(page)).toEqual([{ event: 'ad', payload: body['data'] }]),
      PATIENCE,
    );
    expect(ads(other)).toEqual([]);
  });

  it('has all that the popup shows, the price in rupees', () => {
    expect(sampleAd()).toMatchObject({ price: 4999, status: 'delayed' });
    expect(sampleAd().image_url).toMatch(/^\/files\/blog\/.*\.webp$/);
  });
});

describe('a moment for an ad', () => {
  it('brings a running ad to that page alone, the price in rupees', async () => {
    await addAd({ image_key: 'budget' });
    const page = await join();
    const second = await join();
    await moment(page);
    expect(ads(page)).toEqual([
      {
        event: 'ad',
        payload: {
          ...text,
          price: 45e3,
          status: 'active',
          image_url: '/files/blog/budget-960.webp',
        },
      },
    ]);
    expect(ads(second)).toEqual([]);
  });

  it('brings one a day, whatever page has it', async () => {
    await addAd();
    const page = await join();
    const second = await join();
    await moment(page);
    await moment(page);
    await moment(second);
    t().clock.advance(DAY_MS - 1);
    await moment(second);
    expect([ads(page).length, ads(second).length]).toEqual([1, 0]);
    t().clock.advance(1);
    await moment(second);
    expect(ads(second)).toHaveLength(1);
  });

  it('brings nothing when no ad runs, and does not count then', async () => {
    await addAd({ ended_at: new Date() });
    const page = await join();
    await moment(page);
    expect(ads(page)).toEqual([]);
    await addAd();
    await moment(page);
    expect(ads(page)).toHaveLength(1);
  });

  it('brings staff none', async () => {
    await addAd();
    const page = await join(await addMember(t(), { role: 'staff' }));
    await moment(page);
    expect(ads(page)).toEqual([]);
  });
});
