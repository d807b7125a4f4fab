import { randomUUID } from 'node:crypto';
import { saveContacts } from 'shared-contracts/calls/contacts';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp, type TestReply } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp({ memberBudgets: { profileViews: 40, nameSearches: 60, contactReveals: 3 } });
const father = { name: 'Vinayak', relation: 'Father', phone: '+91 90000 12345' };
const more = { occupation: 'Teacher', current_city: 'Pune', address: '14, Tilak Road' };
const sent = [{ ...father, ...more, address_for: 'members' as const }];
const whole = [{ ...father, ...more, address_opens: null }];
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: TestMember;
let rohan: TestMember;

const groom = (plan: 'hope' | 'belief' | 'trust', verified: boolean) =>
  addPerson(t(), 'male', { account: { plan }, profile: { verified_personal: verified } });

async function bride(): Promise<TestMember> {
  const person = await addPerson(t(), 'female');
  await send(t(), saveContacts, { body: sent }, person.token);
  return person;
}

beforeEach(async () => {
  [asha, rohan] = [await bride(), await groom('belief', true)];
});

const open = (who: TestMember, whom: TestMember, query: { reveal?: 'contacts' } = {}) =>
  send(t(), getProfile, { params: { id: whom.id }, query }, who.token);
const reveal = (who: TestMember, whom: TestMember) => open(who, whom, { reveal: 'contacts' });
const contactOf = ({ body }: TestReply) =>
  (body['data'] as { data: { contact: unknown } }).data.contact;
const shown = async () =>
  (
    await t()
      .db.selectFrom('contact_views')
      .select('viewer_id')
      .where('shown_id', '=', asha.id)
      .execute()
  ).length;

describe('family contacts of another member', () => {
  it.each([
    ['hope', false, 'upgrade', 402, 'plan.required'],
    ['hope', true, 'upgrade', 402, 'plan.required'],
    ['belief', false, 'verify', 403, 'contacts.verifyFirst'],
    ['trust', false, 'verify', 403, 'contacts.verifyFirst'],
  ] as const)('on %s, verified %s: none, but %s', async (plan, verified, access, status, code) => {
    const viewer = await groom(plan, verified);
    const seen = await open(viewer, asha);
    expect(seen.body['contacts']).toEqual({ access, count: 1 });
    expect(contactOf(seen)).toEqual([]);
    expect(await reveal(viewer, asha)).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(seen.body)).not.toMatch(/Vinayak|12345|Tilak/);
    expect(await shown()).toBe(0);
  });

  it('are masked first, then revealed on request, noted once a day', async () => {
    const seen = await open(rohan, asha);
    expect(seen.body['contacts']).toEqual({ access: 'masked', count: 1 });
    expect(contactOf(seen)).toEqual([
      { ...father, ...more, phone: '+•• ••••• •••45', address: null, address_opens: 'reveal' },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const revealed = await reveal(rohan, asha);
      expect(revealed.body['contacts']).toEqual({ access: 'revealed', count: 1 });
      expect(contactOf(revealed)).toEqual(whole);
    }
    expect(await shown()).toBe(1);
    // For the day, without asking again; the verification still counts.
    expect((await open(rohan, asha)).body['contacts']).toEqual({ access: 'revealed', count: 1 });
    const profiles = t().db.updateTable('profiles').where('id', '=', rohan.id);
    await profiles.set({ verified_personal: false }).execute();
    expect((await open(rohan, asha)).body['contacts']).toEqual({ access: 'verify', count: 1 });
    await profiles.set({ verified_personal: true }).execute();
    t().clock.advance(DAY_MS);
    expect((await open(rohan, asha)).body['contacts']).toEqual({ access: 'masked', count: 1 });
    await reveal(rohan, asha);
    expect(await shown()).toBe(2);
  });

  it('keep an address that is for matches back until an interest is accepted, and again when it no longer is', async () => {
    await send(t(), saveContacts, { body: [{ ...father, ...more }] }, asha.token);
    const addressOf = async () => {
      const [shownOne] = contactOf(await reveal(rohan, asha)) as {
        address: string | null;
        address_opens: string | null;
      }[];
      return [shownOne?.address, shownOne?.address_opens];
    };
    expect(await addressOf()).toEqual([null, 'match']);
    const interest = { from_id: asha.id, to_id: rohan.id };
    const id = randomUUID();
    await t()
      .db.insertInto('interests')
      .values({ id, ...interest })
      .execute();
    expect(await addressOf()).toEqual([null, 'match']);
    const answer = t().db.updateTable('interests').where('id', '=', id);
    await answer.set({ accepted: true }).execute();
    expect(await addressOf()).toEqual([more.address, null]);
    await answer.set({ accepted: false, declined: true }).execute();
    expect(await addressOf()).toEqual([null, 'match']);
  });

  it('are all there for their owner', async () => {
    const own = await open(asha, asha);
    expect(own.body['contacts']).toEqual({ access: 'own', count: 1 });
    expect(contactOf(own)).toEqual(whole);
  });

  it('are a 404 like the whole profile in a block, both ways', async () => {
    const pairs = [
      [asha, rohan],
      [rohan, await bride()],
    ] as const;
    for (const [blocker, blocked] of pairs)
      await t()
        .db.insertInto('blocks')
        .values({ blocker_id: blocker.id, blocked_id: blocked.id })
        .execute();
    for (const whom of [asha, pairs[1][1]])
      expect(await reveal(rohan, whom)).toMatchObject({
        status: 404,
        body: { code: 'profile.notFound' },
      });
    expect(await shown()).toBe(0);
  });

  it('cost nothing where there are none', async () => {
    const empty = await addPerson(t(), 'female');
    const reply = await reveal(rohan, empty);
    expect([contactOf(reply), reply.body['contacts']]).toEqual([
      [],
      { access: 'revealed', count: 0 },
    ]);
    const spent = t()
      .db.selectFrom('daily_budgets')
      .select('purpose')
      .where('profile_id', '=', rohan.id);
    expect(await spent.execute()).toEqual([{ purpose: 'profile_view' }]);
  });
});

describe('the budget of reveals', () => {
  it('ends for the day in India with a 429 that says when to come back; what was revealed stays open', async () => {
    const people = [asha, await bride(), await bride()];
    for (const whom of people) expect((await reveal(rohan, whom)).status).toBe(200);
    const over = await reveal(rohan, await bride());
    expect(over).toMatchObject({ status: 429, body: { code: 'profile.dailyBudget' } });
    // 14:30 in India: nine and a half hours until midnight.
    expect(over.headers['retry-after']).toBe(String(9.5 * 3600));
    expect((await reveal(rohan, asha)).status).toBe(200);
    expect((await open(rohan, await bride())).status).toBe(200);
    t().clock.advance(DAY_MS);
    expect((await reveal(rohan, await bride())).status).toBe(200);
  });

  it('is never exceeded, nor spent twice for one person, by requests at the same time', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => bride()));
    const requests = people.flatMap((whom) => [whom, whom, whom]);
    const replies = await Promise.all(requests.map((whom) => reveal(rohan, whom)));
    const opened = new Set(
      replies.flatMap(({ status }, index) => (status === 200 ? [requests[index]?.id] : [])),
    );
    expect(opened.size).toBe(3);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6);
    const row = t()
      .db.selectFrom('daily_budgets')
      .select('used')
      .where('profile_id', '=', rohan.id)
      .where('purpose', '=', 'contact_reveal');
    expect(await row.execute()).toEqual([{ used: 3 }]);
    const noted = t()
      .db.selectFrom('contact_views')
      .select('shown_id')
      .where('viewer_id', '=', rohan.id);
    expect(new Set((await noted.execute()).map((view) => view.shown_id))).toEqual(opened);
  });
});
