import { sql } from 'kysely';
import { CALL_LOG_PAGE, listCallLogs } from 'shared-contracts/calls/call-logs';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addCallLog, list, type ListQuery } from '../../../../test/call-logs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';

const t = useApp();
const HOUR_MS = 60 * 60 * 1000;
let staff: TestMember;
let other: TestMember;

/** So many hours from now; it is half past two in the afternoon in India. */
const hours = (count: number) => new Date(t().clock.read().getTime() + count * HOUR_MS);

beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff' });
  other = await addMember(t(), { role: 'staff' });
  const mine = { assigned_to_id: staff.id };
  for (const [name, change] of [
    ['oldest', { created_at: hours(-900), payment_done: true }],
    ['untimed old', { followup: true, created_at: hours(-800), ...mine }],
    ['tomorrow', { followup: true, follow_up_at: hours(24), created_at: hours(-700) }],
    ['overdue', { followup: true, follow_up_at: hours(-30), created_at: hours(-600), ...mine }],
    ['tonight', { followup: true, follow_up_at: hours(9), created_at: hours(-500) }],
    ['this morning', { followup: true, follow_up_at: hours(-6), created_at: hours(-400), ...mine }],
    ['long overdue', { followup: true, follow_up_at: hours(-300), created_at: hours(-300) }],
    ['untimed new', { followup: true, created_at: hours(-20), status: 'meeting_planned' }],
    ['newest', { created_at: hours(-1), ...mine, assigned_to_id: other.id }],
    ['yesterday', { created_at: hours(-24), ...mine, status: 'call_failed' }],
  ] as const)
    await addCallLog(t(), { customer_name: name, ...change });
});

const names = async (query: ListQuery = {}) =>
  (await list(t(), staff.token, query)).data.map(({ customer_name: name }) => name);

const DUE = ['long overdue', 'overdue', 'this morning', 'tonight', 'untimed new', 'untimed old'];

describe('the list', () => {
  it('begins with what is due, the oldest time first, then those without one; the rest is newest first', async () => {
    expect(await names()).toEqual([...DUE, 'newest', 'yesterday', 'tomorrow', 'oldest']);
  });

  it('says what is overdue and what is for today, in India', async () => {
    const { data } = await list(t(), staff.token);
    const due = Object.fromEntries(data.map((log) => [log.customer_name, log.due]));
    expect(due).toMatchObject({ 'long overdue': 'overdue', overdue: 'overdue', oldest: null });
    expect(due).toMatchObject({
      'this morning': 'today',
      tonight: 'today',
      'untimed old': 'today',
    });
    expect(due['tomorrow']).toBeNull();
  });

  it.each<[ListQuery, string[]]>([
    [{ due: 'true' }, DUE],
    [{ due: 'overdue' }, ['long overdue', 'overdue']],
    [{ due: 'today' }, ['this morning', 'tonight', 'untimed new', 'untimed old']],
    [{ assigned_to_id: 'me' }, ['overdue', 'this morning', 'untimed old', 'yesterday']],
    [{ assigned_to_id: 'none' }, ['long overdue', 'tonight', 'untimed new', 'tomorrow', 'oldest']],
    [{ followup: 'true' }, [...DUE, 'tomorrow']],
    [{ followup: 'false' }, ['newest', 'yesterday', 'oldest']],
    [{ payment_done: 'true' }, ['oldest']],
    [{ status: 'call_failed' }, ['yesterday']],
    [{ status: 'meeting_planned', due: 'true' }, ['untimed new']],
    [{ from: '2026-11-20', to: '2026-11-20' }, ['untimed new', 'yesterday']],
    [{ from: '2026-11-21' }, ['newest']],
    [{ to: '2026-10-15' }, ['oldest']],
    [{ app_name: 'nowhere' }, []],
  ])('is filtered by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { total } = await list(t(), staff.token, query);
    expect(total).toBe(expected.length);
  });

  it('knows a caller by id', async () => {
    expect(await names({ assigned_to_id: other.id })).toEqual(['newest']);
  });

  it.each<ListQuery>([
    { assigned_to_id: 'x' },
    { cursor: 'x' },
    { page: 51 },
    { due: 'soon' as 'true' },
    { from: '2026-02-30' },
  ])('refuses %j', async (query) => {
    expect((await send(t(), listCallLogs, { query }, staff.token)).status).toBe(422);
  });

  it('turns at midnight in India, with nobody’s help', async () => {
    const day = t().clock.now;
    t().clock.advance(24 * HOUR_MS);
    expect((await names()).slice(0, 5)).toEqual([
      'long overdue',
      'overdue',
      'this morning',
      'tonight',
      'tomorrow',
    ]);
    t().clock.now = day;
  });
});

describe('pages', () => {
  beforeAll(async () => {
    for (let at = 0; at < 3 * CALL_LOG_PAGE; at += 1) {
      const due = at % 2 === 0 ? { followup: true, follow_up_at: hours(-at) } : {};
      const of = { app_name: 'overseas', customer_name: `${at}`, created_at: hours(-at) };
      await addCallLog(t(), { ...of, ...due });
    }
  });
  const app_name = 'overseas';

  it('are the same by number and by following next, and prev leads back', async () => {
    const byNumber = [];
    for (const page of [1, 2, 3]) byNumber.push(await list(t(), staff.token, { app_name, page }));
    const followed = [byNumber[0]];
    for (let at = 0; at < 2; at += 1) {
      const cursor = followed.at(-1)?.next ?? '';
      followed.push(await list(t(), staff.token, { app_name, cursor }));
    }
    const idsOf = (page: (typeof followed)[number]) => page?.data.map(({ id }) => id);
    expect(followed.map(idsOf)).toEqual(byNumber.map(idsOf));
    expect(new Set(followed.flatMap(idsOf)).size).toBe(3 * CALL_LOG_PAGE);
    expect(followed.map((page) => page?.page)).toEqual([1, 2, 3]);
    expect([followed[0]?.prev, followed[2]?.next]).toEqual([null, null]);
    const back = await list(t(), staff.token, { app_name, cursor: followed[2]?.prev ?? '' });
    expect([back.page, idsOf(back)]).toEqual([2, idsOf(byNumber[1])]);
    const first = await list(t(), staff.token, { app_name, cursor: back.prev ?? '' });
    expect([first.page, first.prev, idsOf(first)]).toEqual([1, null, idsOf(byNumber[0])]);
  });

  it('count to a thousand, and say that there are more', async () => {
    await sql`insert into call_logs (id, app_name, customer_name, phone, status)
      select gen_random_uuid(), 'many', 'Somebody', '+919822054321', 'not_called'
      from generate_series(1, 1100)`.execute(t().db);
    const page = await list(t(), staff.token, { app_name: 'many', page: 50 });
    expect(page).toMatchObject({ total: 1000, more: true, pages: 50, page: 50 });
    expect(page.data).toHaveLength(CALL_LOG_PAGE);
    const beyond = await list(t(), staff.token, { app_name: 'many', cursor: page.next ?? '' });
    expect([beyond.page, beyond.data.length]).toEqual([51, CALL_LOG_PAGE]);
  });
});
