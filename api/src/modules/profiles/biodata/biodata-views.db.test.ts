import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { getProfile } from 'shared-contracts/calls/profiles';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp({ memberBudgets: { profileViews: 2, nameSearches: 60, contactReveals: 3 } });
let rohan: TestMember;

beforeEach(async () => {
  rohan = await addPerson(t(), 'male');
});

const bride = (verified = true) =>
  addPerson(t(), 'female', { profile: { verified_personal: verified } });
const biodata = (whom: TestMember) =>
  send(t(), getBiodata, { query: { pid: toPid(whom.id) } }, rohan.token);
const open = (whom: TestMember) => send(t(), getProfile, { params: { id: whom.id } }, rohan.token);

/** Whom Rohan is known to have looked at. */
async function seen(): Promise<string[]> {
  const views = t().db.selectFrom('profile_views').select('viewed_id');
  const rows = await views.where('viewer_id', '=', rohan.id).execute();
  return rows.map((row) => row.viewed_id);
}

/** How many of the views of the day are gone. */
async function used(): Promise<number> {
  const budgets = t().db.selectFrom('daily_budgets').select('used');
  const row = await budgets.where('profile_id', '=', rohan.id).executeTakeFirst();
  return row?.used ?? 0;
}

describe('a biodata', () => {
  it('is a look at the person, noted for the shown one and counted once a day', async () => {
    const asha = await bride();
    expect((await biodata(asha)).status).toBe(200);
    expect([await seen(), await used()]).toEqual([[asha.id], 1]);
    expect([(await biodata(asha)).status, (await open(asha)).status]).toEqual([200, 200]);
    expect([await seen(), await used()]).toEqual([[asha.id], 1]);
  });

  it('is refused beyond the views of the day, without a trace; people seen today stay open', async () => {
    const people = [await bride(), await bride()];
    for (const whom of people) await open(whom);
    const unseen = await bride();
    expect(await biodata(unseen)).toMatchObject({
      status: 429,
      body: { code: 'profile.dailyBudget' },
    });
    expect(await seen()).not.toContain(unseen.id);
    expect((await biodata(people[0] as TestMember)).status).toBe(200);
    expect(await used()).toBe(2);
  });

  it('is no look where nothing is shown, nor when it is one’s own', async () => {
    expect((await biodata(await bride(false))).status).toBe(423);
    expect((await biodata(await addPerson(t(), 'male'))).status).toBe(404);
    expect((await send(t(), getOwnBiodata, {}, rohan.token)).status).toBe(200);
    expect([await seen(), await used()]).toEqual([[], 0]);
  });
});
