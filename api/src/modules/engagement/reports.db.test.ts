import { randomUUID } from 'node:crypto';
import { blockProfile, reportUser } from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { REPORTS_A_DAY } from './reports.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
});

const report = (whom: { id: string }, reason = 'Asked for money', who = asha) =>
  send(t(), reportUser, { body: { user_to_id: whom.id, reason } }, who.token);
const stored = () =>
  t()
    .db.selectFrom('reports')
    .select(['about_id', 'reason', 'state'])
    .where('from_id', '=', asha.id)
    .execute();

describe('a report', () => {
  it('waits for staff, and is one however often it is sent', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => report(rohan, ' Asked for money ')));
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, body: { data: { reported: true } } });
    expect(await stored()).toEqual([
      { about_id: rohan.id, reason: 'Asked for money', state: 'open' },
    ]);
    await report(rohan, 'And again');
    expect(await stored()).toHaveLength(2);
    const used = t()
      .db.selectFrom('daily_budgets')
      .select('used')
      .where('profile_id', '=', asha.id);
    expect(await used.execute()).toEqual([{ used: 2 }]);
  });

  it('can still be made about somebody whom one blocked', async () => {
    await send(t(), blockProfile, { body: { profileId: rohan.id } }, asha.token);
    expect((await report(rohan)).status).toBe(200);
    expect((await report(asha, 'Blocked me', rohan)).status).toBe(404);
  });

  it.each([
    ['nobody', () => Promise.resolve({ id: randomUUID() })],
    ['oneself', () => Promise.resolve(asha)],
    ['the same side', () => addPerson(t(), 'female')],
    ['a stranger who paused', () => addPerson(t(), 'male', { profile: { state: 'paused' } })],
  ])('about %s is none', async (_, whom) => {
    expect(await report(await whom())).toMatchObject({
      status: 404,
      body: { code: 'profile.notFound' },
    });
    expect(await stored()).toEqual([]);
  });

  it('says something, by a member', async () => {
    for (const reason of ['', ' ab ', 'x'.repeat(1001)])
      expect((await report(rohan, reason)).body['errors']).toMatchObject([{ path: 'reason' }]);
    expect((await report(rohan, 'Rude', await addMember(t()))).status).toBe(404);
    const body = { user_to_id: rohan.id, reason: 'Rude' };
    expect((await send(t(), reportUser, { body })).status).toBe(401);
  });
});

it('allows no more than ten reports a day, at the same time neither', async () => {
  const reasons = Array.from({ length: REPORTS_A_DAY + 3 }, (_, at) => `Reason ${at}`);
  const replies = await Promise.all(reasons.map((reason) => report(rohan, reason)));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ body: { code: 'request.tooMany' } });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await stored()).toHaveLength(REPORTS_A_DAY);
  t().clock.advance(24 * 60 * 60 * 1000);
  expect((await report(rohan, 'Tomorrow')).status).toBe(200);
});
