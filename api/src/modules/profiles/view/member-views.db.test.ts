import { randomUUID } from 'node:crypto';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp({ memberBudgets: { profileViews: 3, nameSearches: 60, contactReveals: 3 } });
const DAY_MS = 24 * 60 * 60 * 1000;
let rohan: TestMember;

beforeEach(async () => {
  rohan = await addPerson(t(), 'male');
});

const bride = () => addPerson(t(), 'female');
const open = (whom: TestMember, who = rohan) =>
  send(t(), getProfile, { params: { id: whom.id } }, who.token);
const used = async () => {
  const row = t().db.selectFrom('daily_budgets').select(['day', 'used']);
  return row.where('profile_id', '=', rohan.id).execute();
};

describe("a member's views", () => {
  it('count each person once a day, and are noted for the shown one', async () => {
    const asha = await bride();
    for (let time = 0; time < 5; time += 1) expect((await open(asha)).status).toBe(200);
    expect(await used()).toEqual([{ day: '2026-11-21', used: 1 }]);
    const at = t().clock.read();
    t().clock.advance(DAY_MS);
    await open(asha);
    // What was left of the day before is gone.
    expect(await used()).toEqual([{ day: '2026-11-22', used: 1 }]);
    const views = t().db.selectFrom('profile_views').selectAll().where('viewed_id', '=', asha.id);
    expect(await views.execute()).toEqual([
      { viewer_id: rohan.id, viewed_id: asha.id, viewed_at: new Date(at.getTime() + DAY_MS) },
    ]);
    t().clock.advance(-DAY_MS);
  });

  it('end for the day beyond the budget, without a trace; own page and known people stay open', async () => {
    const people = [await bride(), await bride(), await bride()];
    for (const whom of people) await open(whom);
    const unseen = await bride();
    const over = await open(unseen);
    expect(over).toMatchObject({ status: 429, body: { code: 'profile.dailyBudget' } });
    const views = t().db.selectFrom('profile_views').selectAll().where('viewed_id', '=', unseen.id);
    expect(await views.execute()).toEqual([]);
    expect((await open(people[0] as TestMember)).status).toBe(200);
    expect((await open(rohan)).status).toBe(200);
  });

  it('never exceed the budget when many are opened at the same time', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => bride()));
    const replies = await Promise.all([...people, ...people].map((whom) => open(whom)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6);
    expect(await used()).toMatchObject([{ used: 3 }]);
  });

  it("are on the audit trail where they are staff's", async () => {
    const staff = await addPerson(t(), 'male', {
      account: { role: 'staff' },
      profile: { admitted: false },
    });
    const asha = await bride();
    await open(asha, staff);
    const trail = t().db.selectFrom('audit_trail').select(['action', 'target']);
    expect(await trail.where('actor_id', '=', staff.id).execute()).toEqual([
      { action: 'profiles.view', target: asha.id },
    ]);
  });

  it('go to both sides for staff, who are told of no stars with their own; nobody hidden', async () => {
    const account = { role: 'staff' } as const;
    const staff = await addPerson(t(), 'male', { account, profile: { birthname: 'Sameer' } });
    const groom = await addPerson(t(), 'male', { profile: { birthname: 'Rohan' } });
    const reply = await open(groom, staff);
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { data: { id: groom.id, points: null } }, contacts: { access: 'upgrade' } },
    });
    const paused = await addPerson(t(), 'male', { profile: { state: 'paused' } });
    expect((await open(paused, staff)).status).toBe(404);
    expect((await open(groom)).status).toBe(404);
  });
});

describe('a profile whose marriage is fixed', () => {
  const fixed = () => addPerson(t(), 'female', { profile: { state: 'marriage_fixed' } });
  const touch = (
    table: 'interests' | 'chat_requests',
    from: TestMember,
    to: TestMember,
    accepted = true,
  ) =>
    t()
      .db.insertInto(table)
      .values({ id: randomUUID(), from_id: from.id, to_id: to.id, accepted })
      .execute();

  it('says so to those in touch, and is nobody to strangers and to whoever is blocked', async () => {
    const stranger = await fixed();
    expect((await open(stranger)).status).toBe(404);
    await touch('interests', rohan, stranger, false);
    expect((await open(stranger)).status).toBe(404);
    for (const [table, mine] of [
      ['interests', true],
      ['interests', false],
      ['chat_requests', true],
      ['chat_requests', false],
    ] as const) {
      const known = await fixed();
      await (mine ? touch(table, rohan, known) : touch(table, known, rohan));
      expect(await open(known)).toMatchObject({
        status: 410,
        body: { code: 'profile.marriageFixed' },
      });
      await t()
        .db.insertInto('blocks')
        .values({ blocker_id: known.id, blocked_id: rohan.id })
        .execute();
      expect((await open(known)).status).toBe(404);
    }
  });
});
