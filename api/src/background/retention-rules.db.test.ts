import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { callLogDraft, CALL_LOG_VIEWS } from 'shared-contracts/calls/call-logs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestClock, useApp } from '../../test/app.ts';
import { addMember } from '../../test/members.ts';
import { addPerson } from '../../test/people.ts';
import { leave } from '../../test/returning.ts';
import { insert } from '../../test/rows.ts';
import { purge } from '../platform/jobs/purge.ts';
import { retentionRules } from './retention-rules.ts';

const t = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Purges so many days after the test's present. */
async function purgeAfter(days: number, batch?: number): Promise<void> {
  const clock = new TestClock();
  clock.now = new Date(t().clock.read().getTime() + days * DAY_MS);
  await purge(
    { ...t().parts, clock: clock.read },
    retentionRules,
    batch === undefined ? {} : { batch },
  );
}

/** How many rows each of the purged tables holds. */
async function counts(): Promise<Record<string, number>> {
  const found = retentionRules.map(async ({ table }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(
      table,
    )}`.execute(t().db);
    return [table, rows[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function order(account_id: string | null) {
  const id = randomUUID();
  const price = { plan: 'belief', months: 1, amount: 49_900 } as const;
  const email = 'buyer@example.com';
  const created_at = t().clock.read();
  return { id, provider_order_id: id, account_id, email, ...price, created_at };
}

describe('the purge', () => {
  it('takes what is of no use any more, and leaves the rest', async () => {
    const { db, clock } = t();
    const now = clock.read();
    const member = await addMember(t());
    const who = { name: 'Asha', last_name: 'Patil', birthdate: '1998-03-21', phone: null } as const;
    for (const [link_hash, hours] of [
      ['a', 0],
      ['b', 48],
    ] as const)
      await insert(db, 'sign_ups', {
        ...who,
        gender: 'female',
        email: 'new@example.com',
        link_hash,
        code_hash: null,
        password_hash: null,
        device_hash: null,
        created_at: now,
        expires_at: new Date(now.getTime() + hours * 36e5),
      });
    await insert(db, 'sessions', { id: randomUUID(), account_id: member.id, ended_at: now });
    const secret = { purpose: 'code' as const, account_id: member.id, created_at: now };
    const expires_at = new Date(now.getTime() + 60_000);
    await insert(db, 'mailed_secrets', { ...secret, hash: 'a', expires_at, used_at: null });
    await insert(db, 'mailed_secrets', { ...secret, hash: 'b', expires_at, used_at: now });
    await insert(db, 'phone_codes', {
      account_id: member.id,
      code_hash: 'a',
      phone: '+919822012345',
      expires_at,
      created_at: now,
    });
    await insert(db, 'enrolment_codes', { account_id: member.id, code_hash: 'a', expires_at });
    const dead = { kind: 'mail', dead_at: now };
    await insert(db, 'jobs', { ...dead, expires_at });
    await insert(db, 'jobs', dead);
    await insert(db, 'jobs', { kind: 'mail' });
    const [paid, unpaid, ofMember] = [order(null), order(null), order(member.id)];
    for (const one of [paid, unpaid, ofMember]) await insert(db, 'orders', one);
    await insert(db, 'payments', {
      id: randomUUID(),
      order_id: paid.id,
      provider_payment_id: 'pay_1',
      amount: 49900,
      status: 'captured',
      paid_at: now,
    });
    const budget = { profile_id: member.id, purpose: 'report' as const, used: 1 };
    const fields = { name: 'Asha', lastName: 'Patil', gender: 'female', birthdate: '1998-03-21' };
    await db
      .insertInto('profiles')
      .values({ id: member.id, usergroup: 'test', ...fields, gender: 'female' })
      .execute();
    await insert(db, 'daily_budgets', { ...budget, day: now.toISOString().slice(0, 10) });
    const hour = new Date('2026-11-21T09:00:00Z');
    await insert(db, 'page_views', { hour, name: 'profiles', views: 3 });

    await purgeAfter(0);
    const kept = {
      sign_ups: 1,
      phone_codes: 1,
      enrolment_codes: 1,
      jobs: 3,
      orders: 3,
      daily_budgets: 1,
    };
    expect(await counts()).toMatchObject({
      sessions: 1,
      mailed_secrets: 1,
      ...kept,
      page_views: 1,
    });
    await purgeAfter(29);
    expect(await counts()).toMatchObject({
      sessions: 1,
      mailed_secrets: 0,
      phone_codes: 0,
      enrolment_codes: 0,
      jobs: 2,
      orders: 3,
    });
    await purgeAfter(31);
    expect(await counts()).toMatchObject({ sign_ups: 0, sessions: 0, orders: 2, page_views: 1 });
    await purgeAfter(401);
    expect(await counts()).toMatchObject({ jobs: 1, page_views: 0, orders: 2 });
  });

  it('takes drafts of call logs after 30 days, and never saved filters', async () => {
    const { id: account_id } = await addMember(t());
    for (const key of [callLogDraft(null), CALL_LOG_VIEWS])
      await insert(t().db, 'staff_drafts', {
        account_id,
        key,
        content: JSON.stringify({}),
        saved_at: t().clock.read(),
      });
    const left = async () => {
      const rows = t().db.selectFrom('staff_drafts').select('key');
      return (await rows.where('account_id', '=', account_id).execute()).map(({ key }) => key);
    };
    await purgeAfter(29);
    expect(await left()).toHaveLength(2);
    await purgeAfter(400);
    expect(await left()).toEqual([CALL_LOG_VIEWS]);
  });

  it('takes warnings after a year, and hidings a year after they were taken back', async () => {
    const now = t().clock.read();
    const { id: profile_id } = await addPerson(t(), 'female');
    const action = { profile_id, reason: 'Rude', state_before: 'active' as const, created_at: now };
    const add = (id: string, more: object) =>
      insert(t().db, 'moderation_actions', {
        ...action,
        id,
        report_id: null,
        by_id: null,
        ...more,
      } as never);
    const [warned, hidden, lifted] = [randomUUID(), randomUUID(), randomUUID()];
    await add(warned, { kind: 'warned' });
    await add(hidden, { kind: 'hidden' });
    await add(lifted, { kind: 'hidden', lifted_at: new Date(now.getTime() + 30 * DAY_MS) });
    const left = async () => {
      const rows = t().db.selectFrom('moderation_actions').select('id');
      const found = await rows.where('profile_id', '=', profile_id).execute();
      return found.map(({ id }) => id).toSorted();
    };
    await purgeAfter(364);
    expect(await left()).toEqual([warned, hidden, lifted].toSorted());
    await purgeAfter(366);
    expect(await left()).toEqual([hidden, lifted].toSorted());
    await purgeAfter(396);
    expect(await left()).toEqual([hidden]);
  });

  it('takes what protects others from somebody who left after 400 days, but not while the profile is hidden', async () => {
    await t().db.deleteFrom('departed_members').execute();
    const [quiet, hidden] = [await addPerson(t(), 'male'), await addPerson(t(), 'male')];
    const other = await addPerson(t(), 'female');
    for (const { id } of [quiet, hidden])
      await insert(t().db, 'blocks', { blocker_id: other.id, blocked_id: id });
    await insert(t().db, 'moderation_actions', {
      id: randomUUID(),
      profile_id: hidden.id,
      kind: 'hidden',
      reason: 'Rude',
      report_id: null,
      state_before: 'active',
      by_id: null,
      created_at: t().clock.read(),
    });
    for (const one of [quiet, hidden]) await leave(t(), one);
    const stored = async () => [
      (await t().db.selectFrom('departed_members').select('id').execute()).length,
      (await t().db.selectFrom('departed_blocks').select('id').execute()).length,
    ];
    await purgeAfter(399);
    expect(await stored()).toEqual([2, 2]);
    await purgeAfter(401);
    expect(await stored()).toEqual([1, 1]);
  });

  it('takes many in small steps, from several nodes at once', async () => {
    const account_id = (await addMember(t())).id;
    const ended_at = t().clock.read();
    const rows = Array.from({ length: 25 }, () => ({ id: randomUUID(), account_id, ended_at }));
    await t().db.insertInto('sessions').values(rows).execute();
    await Promise.all([purgeAfter(0, 4), purgeAfter(0, 4), purgeAfter(0, 4)]);
    const left = t().db.selectFrom('sessions').selectAll().where('account_id', '=', account_id);
    expect(await left.execute()).toHaveLength(1);
  });

  it('leaves the row that cannot go, and takes the others and what other rules name', async () => {
    const account_id = (await addMember(t())).id;
    const ended_at = t().clock.read();
    const rows = Array.from({ length: 9 }, () => ({ id: randomUUID(), account_id, ended_at }));
    await t().db.insertInto('sessions').values(rows).execute();
    const { db } = t();
    const stuck = rows[4]?.id;
    await sql`
      create function refuse_removal() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot go'; end $$`.execute(db);
    await sql`
      create trigger refuse_removal before delete on sessions for each row
      when (old.id = ${sql.lit(stuck)}) execute function refuse_removal()`.execute(db);
    onTestFinished(async () => {
      await sql`drop function refuse_removal cascade`.execute(db);
    });
    const mine = sql`account_id = ${account_id} and ended_at is not null`;
    const later = { table: 'jobs', where: () => sql`kind = 'purged-later'` } as const;
    const broken = { table: 'jobs', where: () => sql`no_such_column` } as const;
    const sessions = { table: 'sessions', where: () => mine } as const;
    await db
      .insertInto('jobs')
      .values({ kind: 'purged-later', payload: '{}', run_at: ended_at })
      .execute();
    await expect(purge(t().parts, [broken, sessions, later], { batch: 4 })).rejects.toThrow(
      '2 items failed',
    );
    const left = db.selectFrom('sessions').select('id').where('account_id', '=', account_id);
    const ended = await left.where('ended_at', 'is not', null).execute();
    expect(ended).toEqual([{ id: stuck }]);
    const jobs = db.selectFrom('jobs').select('id').where('kind', '=', 'purged-later');
    expect(await jobs.execute()).toEqual([]);
  });
});
