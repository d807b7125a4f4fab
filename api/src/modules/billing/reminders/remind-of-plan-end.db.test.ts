import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock, useApp } from '../../../../test/app.ts';
import { doAll, testNode } from '../../../../test/jobs.ts';
import { addMember } from '../../../../test/members.ts';
import { planReminderJob, planReminders } from './remind-of-plan-end.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  t().clock.now = new TestClock().now;
  t().mails.length = 0;
  for (const table of ['accounts', 'jobs'] as const) await t().db.deleteFrom(table).execute();
});

const inDays = (days: number) => new Date(t().clock.read().getTime() + days * DAY_MS);

/** Looks for plans that end, so many times at once, and mails what is due. */
async function look(times = 1): Promise<void> {
  const { db } = t();
  const clock = t().clock.read;
  const transport = async (mail: { to: string; subject: string; text: string }) =>
    void t().mails.push(mail);
  const mails = planReminderJob({ db, clock, config: t().parts.config, transport });
  const search = planReminders({ db, clock }, DAY_MS);
  await t().db.deleteFrom('jobs').where('kind', '=', search.name).execute();
  const job = { id: '', createdAt: clock(), signal: new AbortController().signal };
  await Promise.all(Array.from({ length: times }, () => search.runStored({}, job)));
  const node = testNode([mails], { db, clock });
  await doAll(node);
  await node.close();
}
const reminded = () => t().mails.map(({ to, subject }) => [to, subject]);

describe('the end of a plan', () => {
  it('is told a week before, once', async () => {
    const asha = await addMember(t(), { plan: 'belief', plan_until: inDays(30) });
    await addMember(t());
    await look();
    expect(reminded()).toEqual([]);
    t().clock.advance(23 * DAY_MS);
    await look(3);
    await look();
    t().clock.advance(DAY_MS);
    await look();
    expect(reminded()).toEqual([[asha.email, 'Your plan Belief ends on 21 December 2026']]);
    expect(t().mails[0]?.text).toContain('/subscription');
    expect(t().mails[0]?.text).not.toMatch(/\{\w+\}/);
  });

  it('is told in the language of the account', async () => {
    const plan = { plan: 'belief', plan_until: inDays(7) } as const;
    const asha = await addMember(t(), { ...plan, language: 'mr' });
    await look();
    expect(reminded()).toEqual([[asha.email, 'तुमचा Belief प्लॅन 28 नोव्हेंबर, 2026 रोजी संपतो']]);
  });

  it('is not told while another plan follows, but before the end of that one', async () => {
    const plans = { plan: 'trust', plan_until: inDays(3), next_plan: 'belief' } as const;
    const asha = await addMember(t(), { ...plans, next_plan_until: inDays(33) });
    await look();
    expect(reminded()).toEqual([]);
    t().clock.advance(27 * DAY_MS);
    await look();
    expect(reminded()).toEqual([[asha.email, 'Your plan Belief ends on 24 December 2026']]);
  });

  it('is told anew for a later end, and not where it changed before the mail went', async () => {
    const asha = await addMember(t(), { plan: 'trust', plan_until: inDays(5) });
    const prolong = (plan_until: Date) =>
      t().db.updateTable('accounts').set({ plan_until }).where('id', '=', asha.id).execute();
    await look();
    expect(reminded()).toHaveLength(1);
    await prolong(inDays(35));
    await look();
    expect(reminded()).toHaveLength(1);
    t().clock.advance(29 * DAY_MS);
    const search = planReminders({ db: t().db, clock: t().clock.read }, DAY_MS);
    const job = { id: '', createdAt: t().clock.read(), signal: new AbortController().signal };
    await search.runStored({}, job);
    await prolong(inDays(40));
    await look();
    expect(reminded()).toHaveLength(1);
  });

  it('is not told when it is over', async () => {
    await addMember(t(), { plan: 'trust', plan_until: inDays(0) });
    await look();
    expect(reminded()).toEqual([]);
  });
});
