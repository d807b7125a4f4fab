import { sql } from 'kysely';
import { getAccount } from 'shared-contracts/calls/auth';
import { subscribeCounts } from 'shared-contracts/calls/messaging';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, TestClock, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import { doAll, testNode } from '../../../test/jobs.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { usePages } from '../../../test/sockets.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import { LISTING_WEIGHTS } from '../profiles/profiles.rules.ts';
import { refreshScores } from '../profiles/score/refresh-scores.ts';
import { missedPlansJob } from './plan-job.ts';

const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 20_000 };

const t = useApp();
const heard = useHeardPushes(t);
let built: BuiltApp;
beforeAll(async () => {
  built = await buildApp(t().parts);
});
const pages = usePages(() => built.app.server);
afterAll(() => built.app.close());

let groom: TestMember;
beforeEach(async () => {
  t().clock.now = new TestClock().now;
  await t().db.deleteFrom('accounts').execute();
  await t().db.deleteFrom('jobs').execute();
  groom = await addPerson(t(), 'male', { account: { plan: 'trust' } });
});

const runJobs = () => doAll({ ...t().parts.jobs, close: () => Promise.resolve() });
const inMinutes = (minutes: number) => new Date(t().clock.read().getTime() + minutes * MINUTE_MS);

/** A bride on a plan, as everything depends on it. */
async function bride(plan: 'hope' | 'belief' | 'trust', minutes = 30): Promise<TestMember> {
  const plan_until = plan === 'hope' ? null : inMinutes(minutes);
  const person = await addPerson(t(), 'female', {
    account: { plan, plan_until },
    // Not among the new members, of whom chance puts some first.
    profile: { created_at: inMinutes(-90 * 24 * 60) },
  });
  await t()
    .db.transaction()
    .execute((trx) => refreshScores(trx, person.id, t().clock.read()));
  return person;
}
function scores({ id }: TestMember) {
  return t()
    .db.selectFrom('profiles')
    .select(['listing_score', 'visitor_score', 'boosted_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function order(query: { mode?: 'featured' } = {}): Promise<string[]> {
  const { body } = await send(t(), listProfiles, { query }, groom.token);
  return (body['data'] as { data: { id: string }[] }).data.map(({ id }) => id);
}
const jobs = () => t().db.selectFrom('jobs').selectAll().where('kind', '=', 'plan').execute();

describe('a plan that ends', () => {
  it('leaves the scores, the order and the featured people as if it had never been', async () => {
    const hope = await bride('hope');
    const trust = await bride('trust');
    const belief = await bride('belief', 60);
    const before = await scores(trust);
    expect(before.boosted_until).toEqual(inMinutes(30));
    const boosted = await order();
    expect(boosted.toSorted()).toEqual([trust.id, belief.id, hope.id].toSorted());
    expect(boosted.at(-1)).toBe(hope.id);
    t().clock.now = inMinutes(30);
    await runJobs();
    expect(await scores(trust)).toEqual({
      listing_score: before.listing_score - LISTING_WEIGHTS.plan.trust,
      visitor_score: before.visitor_score - LISTING_WEIGHTS.plan.trust,
      boosted_until: null,
    });
    expect(await scores(trust)).toEqual(await scores(hope));
    expect((await order())[0]).toBe(belief.id);
    expect(await order({ mode: 'featured' })).toEqual([belief.id]);
    const words = sql<{ facets: string }>`select facets::text from profiles where id = ${trust.id}`;
    expect((await words.execute(t().db)).rows[0]?.facets).not.toContain('boosted');
  });

  it('takes filters and seals from its owner', async () => {
    const plan_until = inMinutes(30);
    const viewer = await addPerson(t(), 'male', { account: { plan: 'trust', plan_until } });
    const she = await bride('hope');
    await t().db.updateTable('profiles').set({ verified_job: true }).execute();
    const filtered = () =>
      send(t(), listProfiles, { query: { verified: ['job'] } }, viewer.token).then(
        ({ status }) => status,
      );
    const seals = async () => {
      const { body } = await send(t(), getProfile, { params: { id: she.id } }, viewer.token);
      return JSON.stringify(body);
    };
    expect([await filtered(), (await seals()).includes('"job":true')]).toEqual([200, true]);
    t().clock.now = inMinutes(30);
    await runJobs();
    expect([await filtered(), (await seals()).includes('"job":true')]).toEqual([402, false]);
  });

  it('is told to the open pages of its owner, once and on every node', async () => {
    const asha = await bride('belief');
    const page = pages.open(asha);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
    await runJobs();
    expect(heard.takeNames(asha)).toEqual([]);
    t().clock.now = inMinutes(30);
    await runJobs();
    await vi.waitFor(() => {
      const plans = page.pushed.filter(({ event }) => event === 'plan');
      expect(plans).toEqual([{ event: 'plan', payload: { myplan: 'hope' } }]);
    }, PATIENCE);
    await runJobs();
    expect(heard.take(asha, 'plan')).toEqual([{ myplan: 'hope' }]);
    expect((await jobs()).map((job) => job.account_id)).toEqual([groom.id]);
  });

  it('is told to a page that comes later', async () => {
    const asha = await bride('belief');
    const reported = async () => (await send(t(), subscribeCounts, {}, asha.token)).body;
    expect(await reported()).toMatchObject({ data: { chat_count: 0, myplan: 'belief' } });
    t().clock.now = inMinutes(30);
    expect(await reported()).toMatchObject({ data: { chat_count: 0, myplan: 'hope' } });
    const { body } = await send(t(), getAccount, {}, asha.token);
    expect(body).toMatchObject({ data: { plan_until: null } });
  });

  it('was missed, and is found again', async () => {
    const trust = await bride('trust');
    const hope = await bride('hope');
    await t().db.deleteFrom('jobs').execute();
    t().clock.now = inMinutes(30);
    await runJobs();
    expect((await scores(trust)).boosted_until).not.toBeNull();
    const { db, pushes } = t().parts;
    const clock = t().clock.read;
    const node = testNode([missedPlansJob({ db, clock, pushes }, MINUTE_MS)], { db, clock });
    await doAll(node);
    await node.close();
    await runJobs();
    expect(await scores(trust)).toEqual(await scores(hope));
    expect(heard.take(trust, 'plan')).toEqual([{ myplan: 'hope' }]);
  });
});

describe('a plan that changes', () => {
  const change = (id: string, plan: 'hope' | 'belief' | 'trust', plan_until: Date | null) =>
    t().db.updateTable('accounts').set({ plan, plan_until }).where('id', '=', id).execute();

  it('brings scores and pages along at once, whoever changed it', async () => {
    const hope = await bride('hope');
    const asha = await bride('hope');
    await change(asha.id, 'trust', inMinutes(30));
    await runJobs();
    expect((await scores(asha)).listing_score).toBe(
      (await scores(hope)).listing_score + LISTING_WEIGHTS.plan.trust,
    );
    expect(heard.take(asha, 'plan')).toEqual([{ myplan: 'trust' }]);
    await change(asha.id, 'hope', null);
    await runJobs();
    expect(await scores(asha)).toEqual(await scores(hope));
    expect(heard.take(asha, 'plan')).toEqual([{ myplan: 'hope' }]);
  });

  it('ends when the longer time is over', async () => {
    const asha = await bride('belief');
    const before = await scores(asha);
    await change(asha.id, 'belief', inMinutes(60));
    await runJobs();
    t().clock.now = inMinutes(30);
    await runJobs();
    expect((await scores(asha)).listing_score).toBe(before.listing_score);
    heard.clear();
    t().clock.now = inMinutes(30);
    await runJobs();
    expect((await scores(asha)).listing_score).toBe(
      before.listing_score - LISTING_WEIGHTS.plan.belief,
    );
    expect(heard.take(asha, 'plan')).toEqual([{ myplan: 'hope' }]);
  });
});
