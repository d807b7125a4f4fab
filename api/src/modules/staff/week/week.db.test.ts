import { randomUUID } from 'node:crypto';
import { exportStaffWeek, getStaffWeek, type StaffWeek } from 'shared-contracts/calls/staff-week';
import { CALL_STATUSES, type CallStatus } from 'shared-contracts/domain/call-status';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../demo/seed/random.ts';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPayment } from '../../../../test/payments.ts';
import { newProfileRow } from '../../profiles/profiles.store.ts';

const t = useApp();
const HOUR_MS = 60 * 60 * 1000;
/** Monday of the week that is looked at, in India; the clock of the tests stands on its Saturday. */
const MONDAY = new Date('2026-11-16T00:00:00+05:30').getTime();
const NEXT_MONDAY = MONDAY + 7 * 24 * HOUR_MS;

interface Person {
  readonly id: string | null;
  readonly phone: string;
  readonly registeredAt: number | null;
  readonly boughtAt: number | null;
}
interface Call {
  readonly person: number;
  readonly named: boolean;
  readonly by: string;
  readonly status: CallStatus;
  readonly at: number;
}

let manager: TestMember;
let callers: readonly TestMember[];
const people: Person[] = [];
const calls: Call[] = [];
const waits = new Map<string, { decided: number[]; since: number[] }>();

const ask = async (query: { day?: string } = {}): Promise<StaffWeek> => {
  const { status, body } = await send(t(), getStaffWeek, { query }, manager.token);
  expect(status, JSON.stringify(body)).toBe(200);
  return getStaffWeek.reply.parse(body).data;
};

/** People with and without an account, who registered and bought before, within and after the week. */
async function makePeople(random: ReturnType<typeof createRandom>): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    const number = String(9_822_000_000 + at);
    const phone = at % 3 === 0 ? `+91 ${number}` : number;
    if (random.chance(0.35)) {
      people.push({ id: null, phone, registeredAt: null, boughtAt: null });
      continue;
    }
    const registeredAt = MONDAY + (random.int(0, 20 * 24) - 10 * 24) * HOUR_MS;
    const member = await addMember(t(), { created_at: new Date(registeredAt) });
    const fields = {
      name: 'Anu',
      lastName: 'Patil',
      gender: 'female',
      birthdate: '1998-03-21',
    } as const;
    const profile = newProfileRow({
      id: member.id,
      usergroup: 'test',
      now: new Date(),
      fields,
      phone: `+91${number}`,
    });
    await t().db.insertInto('profiles').values(profile).execute();
    const boughtAt = random.chance(0.5) ? MONDAY + random.int(0, 200) * HOUR_MS : null;
    if (boughtAt !== null) {
      const { orderId } = await addPayment(t(), { account: member });
      const given = { given_at: new Date(boughtAt) };
      await t().db.updateTable('grants').set(given).where('order_id', '=', orderId).execute();
    }
    people.push({ id: member.id, phone, registeredAt, boughtAt });
  }
}

async function makeCalls(random: ReturnType<typeof createRandom>): Promise<void> {
  for (let at = 0; at < 300; at += 1) {
    const person = random.int(0, people.length - 1);
    calls.push({
      person,
      named: people[person]?.id !== null && random.chance(0.5),
      by: random.pick(callers).id,
      status: random.pick(CALL_STATUSES),
      at: at < 2 ? ([MONDAY, NEXT_MONDAY][at] ?? MONDAY) : MONDAY + random.int(-2e3, 12e3) * 6e4,
    });
  }
  const rows = calls.map(({ person, named, by, status, at }) => ({
    id: randomUUID(),
    app_name: t().parts.config.communityCode,
    customer_name: 'Kale',
    phone: people[person]?.phone ?? '',
    status,
    remark: null,
    assigned_to_id: null,
    profile_id: named ? (people[person]?.id ?? null) : null,
    created_by: by,
    created_at: new Date(at),
    extra_data: '{}',
  }));
  const [first] = rows;
  // Those of another community count for nothing.
  const elsewhere = { ...first, id: randomUUID(), app_name: 'elsewhere' } as (typeof rows)[number];
  await t()
    .db.insertInto('call_logs')
    .values([...rows, elsewhere])
    .execute();
}

async function makeReviews(random: ReturnType<typeof createRandom>): Promise<void> {
  const owners = people.flatMap(({ id }) => (id === null ? [] : [id]));
  for (const [at, owner] of owners.entries()) {
    const requested = MONDAY + random.int(-60, 100) * HOUR_MS;
    const decided = at % 4 === 0 ? null : requested + random.int(1, 90) * HOUR_MS + 30_000;
    const isReport = at % 2 === 0;
    const kind = isReport ? 'report' : random.pick(['GovID', 'JobID'] as const);
    const times = waits.get(kind) ?? { decided: [], since: [] };
    waits.set(kind, times);
    if (decided === null) times.since.push(requested);
    else if (decided >= MONDAY && decided < NEXT_MONDAY)
      times.decided.push((decided - requested) / 1000);
    const row = { id: randomUUID(), decided_at: decided === null ? null : new Date(decided) };
    if (isReport) {
      const state = decided === null ? ('open' as const) : ('dismissed' as const);
      const note = decided === null ? null : 'Seen';
      const about = { from_id: null, about_id: owner, reason: `Reason ${at}`, decided_by: null };
      await t()
        .db.insertInto('reports')
        .values({ ...row, ...about, state, note, created_at: new Date(requested) })
        .execute();
    } else {
      const state = decided === null ? ('pending' as const) : ('approved' as const);
      const doc = {
        profile_id: owner,
        doc_type: kind as 'GovID',
        kind: kind === 'GovID' ? 'pan' : 'salary_slip',
      };
      await t()
        .db.insertInto('verification_docs')
        .values({ ...row, ...doc, state, submitted_at: new Date(requested) })
        .execute();
    }
  }
}

beforeAll(async () => {
  const random = createRandom('a week of the desk');
  const duties = ['caller' as const];
  callers = await Promise.all([1, 2, 3].map(() => addMember(t(), { role: 'staff', duties })));
  await makePeople(random);
  await makeCalls(random);
  await makeReviews(random);
});
beforeEach(async () => {
  manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
});

const within = () => calls.filter(({ at }) => at >= MONDAY && at < NEXT_MONDAY);

describe('the week', () => {
  it('counts what the generated calls add up to, by caller and status', async () => {
    const { calls: counted, from, until, is_current } = await ask({ day: '2026-11-22' });
    expect({ from, until, is_current }).toEqual({
      from: '2026-11-16',
      until: '2026-11-22',
      is_current: true,
    });
    const expected = new Map<string, number>();
    for (const { by, status } of within())
      expected.set(`${by} ${status}`, (expected.get(`${by} ${status}`) ?? 0) + 1);
    expect(expected.size).toBeGreaterThan(30);
    const reported = counted.map((row) => [`${row.caller_id} ${row.status}`, row.count] as const);
    expect(new Map(reported)).toEqual(expected);
    expect(reported).toHaveLength(expected.size);
    // Without a profile somebody is known by the address.
    expect(counted[0]?.caller).toMatch(/^member-.*@example.com$/);
  });

  it('follows each person once from the first call to registration and plan', async () => {
    const first = new Map<number, number>();
    for (const { person, at } of within())
      first.set(person, Math.min(first.get(person) ?? Infinity, at));
    const expected = {
      called: first.size,
      registered_before: 0,
      registered: 0,
      plan: 0,
      plan_before: 0,
    };
    for (const [person, at] of first) {
      const { registeredAt = null, boughtAt = null } = people[person] ?? {};
      if (registeredAt === null) continue;
      const bought = boughtAt !== null && boughtAt >= at;
      if (registeredAt < at) expected.registered_before += 1;
      else expected.registered += 1;
      if (bought && registeredAt < at) expected.plan_before += 1;
      if (bought && registeredAt >= at) expected.plan += 1;
    }
    expect(Math.min(...Object.values(expected))).toBeGreaterThan(0);
    expect((await ask()).people).toEqual(expected);
  });

  it('measures how long reviews waited: median, longest, and what waits now', async () => {
    const now = t().clock.read().getTime();
    const expected = [...waits].map(([kind, { decided, since }]) => {
      const sorted = decided.toSorted((a, b) => a - b);
      const [low = 0, high = 0] = [
        sorted[Math.floor((sorted.length - 1) / 2)],
        sorted[Math.ceil((sorted.length - 1) / 2)],
      ];
      const isAny = sorted.length > 0;
      return {
        kind,
        decided: sorted.length,
        median: isAny ? (low + high) / 2 : null,
        longest: isAny ? Math.max(...sorted) : null,
        waiting: since.length,
        longest_waiting: since.length > 0 ? (now - Math.min(...since)) / 1e3 : null,
      };
    });
    const { reviews } = await ask();
    expect(new Map(reviews.map((one) => [one.kind as string, one]))).toEqual(
      new Map(expected.map((one) => [one.kind, one])),
    );
    expect(reviews.find(({ kind }) => kind === 'report')?.decided).toBeGreaterThan(2);
  });

  it('tells of a week that is over nothing that waits now, and of one to come nothing', async () => {
    const before = await ask({ day: '2026-11-15' });
    expect(before).toMatchObject({ from: '2026-11-09', until: '2026-11-15', is_current: false });
    for (const one of before.reviews) expect(one).toMatchObject({ waiting: null });
    const empty = await ask({ day: '2021-03-01' });
    expect(empty).toMatchObject({ calls: [], reviews: [], people: { called: 0, plan: 0 } });
    for (const day of ['2026-11-23', '2019-12-31', '0000-01-01', '2026-02-30', 'now']) {
      const { status, body } = await send(t(), getStaffWeek, { query: { day } }, manager.token);
      expect([status, body['errors']], day).toMatchObject([422, [{ path: 'day' }]]);
    }
  });

  it('leaves as a table in which no name is a formula, audited with its rows', async () => {
    await t()
      .db.updateTable('accounts')
      .set({ email: '=cmd@example.com' })
      .where('id', '=', callers[0]?.id ?? '')
      .execute();
    const query = { day: '2026-11-16' };
    const { body } = await send(t(), exportStaffWeek, { query }, manager.token);
    const { name, csv } = exportStaffWeek.reply.parse(body).data;
    expect(name).toBe('week-2026-11-16.csv');
    const lines = csv.trimEnd().split('\r\n');
    expect(csv).toContain(`"'=cmd@example.com"`);
    expect(csv).not.toMatch(/"=/);
    const sum = lines
      .filter((line) => line.startsWith('"calls"'))
      .reduce((total, line) => total + Number(line.split(',').at(-1)), 0);
    expect(sum).toBe(within().length);
    const trail = t().db.selectFrom('audit_trail').select(['action', 'detail']);
    expect(await trail.where('actor_id', '=', manager.id).execute()).toEqual([
      { action: 'week.export', detail: { week: '2026-11-16', rows: lines.length - 1 } },
    ]);
  });
});
