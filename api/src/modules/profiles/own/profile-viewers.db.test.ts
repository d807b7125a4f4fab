import { saveContacts } from 'shared-contracts/calls/contacts';
import { listContactViews, listViewers, updateProfile } from 'shared-contracts/calls/own-profile';
import { getProfile, LimitedProfile, ListedProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { account: { plan: 'belief' } });
});

const groom = (name = 'Rohan') =>
  addPerson(t(), 'male', {
    account: { plan: 'belief' },
    profile: { verified_personal: true, name },
    pics: ['m01a'],
  });
const open = (who: TestMember, reveal?: 'contacts') =>
  send(t(), getProfile, { params: { id: asha.id }, query: { reveal } }, who.token);
const block = (blocker: TestMember, blocked: TestMember) =>
  t().db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
const pause = (who: TestMember) =>
  t().db.updateTable('profiles').set({ state: 'paused' }).where('id', '=', who.id).execute();
const pageOf = (reply: { body: Record<string, unknown> }) =>
  reply.body['data'] as {
    data: { profile: { id: string; name: string }; [time: string]: unknown }[];
    next: string | null;
    prev: string | null;
  };
const viewers = async (cursor?: string) =>
  pageOf(await send(t(), listViewers, { query: { cursor } }, asha.token));
const contactViews = async (cursor?: string) =>
  pageOf(await send(t(), listContactViews, { query: { cursor } }, asha.token));
const idsOf = (page: Awaited<ReturnType<typeof viewers>>) =>
  page.data.map(({ profile }) => profile.id);

describe('who viewed me', () => {
  it('forgets whoever corrects a gender, both ways', async () => {
    const first = await groom();
    await t().db.updateTable('profiles').set({ verified_personal: false }).execute();
    await open(first);
    const body = { id: first.id, profile: { gender: 'female' } };
    const call = { params: { id: first.id }, body } as never;
    expect((await send(t(), updateProfile, call, first.token)).status).toBe(200);
    expect(idsOf(await viewers())).toEqual([]);
  });

  it('names each person once with a card, the latest look first', async () => {
    const [first, second] = [await groom(), await groom()];
    await open(first);
    t().clock.advance(60_000);
    await open(second);
    expect(idsOf(await viewers())).toEqual([second.id, first.id]);
    t().clock.advance(24 * 60 * 60 * 1000);
    const at = t().clock.read().toISOString();
    await open(first);
    const { data } = await viewers();
    expect(data.map(({ profile }) => profile.id)).toEqual([first.id, second.id]);
    expect(data[0]).toMatchObject({ viewed_at: at, profile: { badges: { personal: true } } });
    expect(Object.keys(data[0] as object).toSorted()).toEqual(['profile', 'viewed_at']);
    expect(Object.keys(data[0]?.profile as object).toSorted()).toEqual(
      Object.keys(ListedProfile.shape).toSorted(),
    );
  });

  it('leaves out both sides of a block, and whoever is not to be seen now', async () => {
    const [mine, theirs, paused, stays] = await Promise.all([1, 2, 3, 4].map(() => groom()));
    for (const who of [mine, theirs, paused, stays]) await open(who as TestMember);
    await block(asha, mine as TestMember);
    await block(theirs as TestMember, asha);
    await pause(paused as TestMember);
    expect(idsOf(await viewers())).toEqual([stays?.id]);
  });

  it('comes in pages of 20, there and back, the id deciding within one moment', async () => {
    const grooms = await Promise.all(Array.from({ length: 23 }, () => groom()));
    for (const who of grooms) await open(who);
    const first = await viewers();
    const second = await viewers(first.next ?? '');
    expect([first.data.length, second.data.length, first.prev, second.next]).toEqual([
      20,
      3,
      null,
      null,
    ]);
    expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(
      grooms.map(({ id }) => id).toSorted(),
    );
    expect(idsOf(await viewers(second.prev ?? ''))).toEqual(idsOf(first));
    const bad = await send(t(), listViewers, { query: { cursor: 'x' } }, asha.token);
    expect(bad).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } });
  });
});

describe('who saw my contacts', () => {
  const contacts = [{ name: 'Vinayak', relation: 'Father', phone: '90000 12345' }];
  beforeEach(() => send(t(), saveContacts, { body: contacts }, asha.token));

  it('names each reveal of each day with a limited profile, and no mere look', async () => {
    const [rohan, other] = [await groom('Rohan'), await groom('Other')];
    await open(other);
    await open(rohan, 'contacts');
    await open(rohan, 'contacts');
    t().clock.advance(24 * 60 * 60 * 1000);
    const at = t().clock.read().toISOString();
    await open(rohan, 'contacts');
    const { data } = await contactViews();
    expect(data.map(({ profile }) => profile.name)).toEqual(['Rohan', 'Rohan']);
    expect(data[0]).toMatchObject({ seen_at: at });
    expect(Object.keys(data[0] as object).toSorted()).toEqual(['profile', 'seen_at']);
    expect(Object.keys(data[0]?.profile as object).toSorted()).toEqual(
      Object.keys(LimitedProfile.shape).toSorted(),
    );
  });

  it('cannot be escaped by pausing, but ends with a block', async () => {
    const [paused, blocked] = [await groom(), await groom()];
    for (const who of [paused, blocked]) await open(who, 'contacts');
    await pause(paused);
    await block(blocked, asha);
    expect((await contactViews()).data).toMatchObject([{ profile: { id: paused.id, pic: null } }]);
  });
});

it('is each member’s own, empty without a profile, and closed to visitors', async () => {
  const other = await addPerson(t(), 'female');
  await open(await groom());
  const { token } = await addMember(t());
  for (const call of [listViewers, listContactViews]) {
    expect((await send(t(), call, {})).status).toBe(401);
    for (const who of [token, other.token])
      expect(pageOf(await send(t(), call, {}, who))).toEqual({ data: [], next: null, prev: null });
  }
});
