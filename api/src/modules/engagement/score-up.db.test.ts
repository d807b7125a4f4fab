import { randomUUID } from 'node:crypto';
import { SCORE_CONTEXTS, scoreUp, type ScoreContext } from 'shared-contracts/calls/engagement';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { ENGAGEMENT_POINTS, ENGAGEMENTS_A_DAY } from './score-up.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
});

const up = (to: { id: string }, context: ScoreContext, more: object = {}, who = rohan) =>
  send(t(), scoreUp, { body: { to: to.id, context, ...more } }, who.token);
const events = (from = rohan) =>
  t()
    .db.selectFrom('score_events')
    .select(['context', 'points'])
    .where('from_id', '=', from.id)
    .execute();

describe('an engagement', () => {
  it('brings the points of its context, once for each person', async () => {
    let sum = 0;
    for (const context of SCORE_CONTEXTS) {
      sum += ENGAGEMENT_POINTS[context];
      for (let time = 0; time < 2; time += 1)
        expect((await up(asha, context)).body).toEqual({ data: { score: sum } });
    }
    const other = await addPerson(t(), 'female');
    expect((await up(other, 'chat')).body).toEqual({ data: { score: ENGAGEMENT_POINTS.chat } });
    expect((await up(rohan, 'chat', {}, asha)).body).toEqual({
      data: { score: ENGAGEMENT_POINTS.chat },
    });
  });

  it('is worth what the server says, in a context that it knows', async () => {
    const points = { points: 10, score: 1000 };
    expect((await up(asha, 'share', points)).body).toEqual({
      data: { score: ENGAGEMENT_POINTS.share },
    });
    expect((await up(asha, 'dance' as ScoreContext)).status).toBe(422);
  });

  it('counts once, however often it is told at the same time', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => up(asha, 'interest')));
    for (const { body } of replies) expect(body).toEqual({ data: { score: 3 } });
    expect(await events()).toEqual([{ context: 'interest', points: 3 }]);
    const used = t()
      .db.selectFrom('daily_budgets')
      .select('used')
      .where('profile_id', '=', rohan.id);
    expect(await used.execute()).toEqual([{ used: 1 }]);
  });

  it('brings nothing beyond the cap of a day', async () => {
    const day = { profile_id: rohan.id, purpose: 'score' as const, day: '2026-11-21' };
    await t()
      .db.insertInto('daily_budgets')
      .values({ ...day, used: ENGAGEMENTS_A_DAY - 1 })
      .execute();
    const replies = await Promise.all(SCORE_CONTEXTS.map((context) => up(asha, context)));
    for (const { status } of replies) expect(status).toBe(200);
    expect(await events()).toHaveLength(1);
  });

  it('with a video introduction counts beside one with the profile', async () => {
    await up(asha, 'profile_view');
    expect((await up(asha, 'video')).body).toEqual({ data: { score: 3 } });
    expect(await events()).toContainEqual({ context: 'video', points: 2 });
  });

  it('counts nothing between two of whom one blocks the other', async () => {
    const pair = { blocker_id: asha.id, blocked_id: rohan.id };
    await t().db.insertInto('blocks').values(pair).execute();
    expect((await up(asha, 'profile_view')).status).toBe(404);
    expect((await up(rohan, 'profile_view', {}, asha)).status).toBe(404);
    expect([...(await events()), ...(await events(asha))]).toEqual([]);
  });

  it('is with somebody whom the caller can see', async () => {
    const paused = await addPerson(t(), 'female', { profile: { state: 'paused' } });
    for (const to of [{ id: randomUUID() }, rohan, paused, await addPerson(t(), 'male')])
      expect((await up(to, 'chat')).status).toBe(404);
    expect((await up(asha, 'chat', {}, await addMember(t()))).status).toBe(404);
    const body = { to: asha.id, context: 'chat' as const };
    expect((await send(t(), scoreUp, { body })).status).toBe(401);
    expect(await events()).toEqual([]);
  });
});
