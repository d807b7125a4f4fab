import { listProfiles } from 'shared-contracts/calls/profiles';
import { beforeEach, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp({
  memberBudgets: { profileViews: 300, nameSearches: 2, contactReveals: 3 },
  memberPeople: {
    shown: 1000,
    firstDay: { shown: 300, opened: 1 },
    openedAMinute: 20,
    openedAlarm: 100,
  },
});
const DAY_MS = 24 * 60 * 60 * 1000;
let reader: TestMember;
beforeEach(async () => {
  reader = await addPerson(t(), 'male');
});

const search = (q: string, who = reader) =>
  send(t(), listProfiles, { query: { sort: 'newest', q } }, who.token);

it('counts as an opened profile, of which there are fewer on the first day, and then to the configured number', async () => {
  expect((await search('Asha')).status).toBe(200);
  expect(await search('Bela')).toMatchObject({
    status: 429,
    body: { code: 'profile.dailyBudget' },
  });
  t().clock.advance(2 * DAY_MS);
  expect((await search('Asha')).status).toBe(200);
  expect((await search('Bela')).status).toBe(200);
  expect(await search('Chitra')).toMatchObject({
    status: 429,
    body: { code: 'profile.nameBudget' },
  });
  expect((await search('Asha')).status).toBe(200);
});

it('counts once where its list is read several times at the same moment', async () => {
  const replies = await Promise.all(['Asha', 'asha', 'ASHA'].map((q) => search(q)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const used = t().db.selectFrom('daily_budgets').select('used');
  const rows = await used.where('profile_id', '=', reader.id).execute();
  expect(rows).toEqual([{ used: 1 }, { used: 1 }]);
});

it('of staff is in the audit trail with its name, and counts nowhere', async () => {
  const staff = await addMember(t(), { role: 'staff' });
  await search('Asha', staff);
  const trail = t().db.selectFrom('audit_trail').select(['action', 'target']);
  expect(await trail.where('actor_id', '=', staff.id).execute()).toContainEqual({
    action: 'profiles.list',
    target: 'Asha',
  });
  const stored = t().db.selectFrom('name_searches').select('day');
  expect(await stored.where('profile_id', '=', staff.id).execute()).toEqual([]);
});
