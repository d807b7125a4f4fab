import { randomUUID } from 'node:crypto';
import { callPath } from 'shared-contracts/calls/call';
import {
  assignCallLogs,
  exportCallLogs,
  joinCallLogs,
} from 'shared-contracts/calls/call-log-sharing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import {
  addCallLog,
  create,
  entryFields,
  entryOf,
  list,
  update,
} from '../../../../test/call-logs.ts';
import { useHeardPushes } from '../../../../test/heard-pushes.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { openedAlarms, openPeople } from '../../../../test/opened-people.ts';
import { recordings } from '../../../../test/recordings.ts';
import { ALARM_AT } from '../../../platform/calls/opened-people.ts';
import { lineOf } from './export-call-logs.ts';

const t = useApp();
const pushes = useHeardPushes(t);
let manager: TestMember;
let caller: TestMember;
let other: TestMember;

beforeAll(async () => {
  manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
  caller = await addMember(t(), { role: 'staff', duties: ['caller'] });
  other = await addMember(t(), { role: 'staff', duties: ['caller'] });
});
beforeEach(async () => {
  await t().db.deleteFrom('call_logs').execute();
});

const assign = (who: TestMember, ids: string[], to: string | string[] | null) =>
  send(t(), assignCallLogs, { body: { ids, to } }, who.token);
const join = (who: TestMember, keep: string, away: string) =>
  send(t(), joinCallLogs, { body: { keep, away } }, who.token);
const ownerOf = async (id: string) =>
  (
    await t()
      .db.selectFrom('call_logs')
      .select('assigned_to_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.assigned_to_id;
const some = async (count: number, change: Parameters<typeof addCallLog>[1] = {}) => {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(await addCallLog(t(), change));
  return ids;
};

describe('assigning', () => {
  it('gives entries to a caller, who hears of those that are new', async () => {
    const [mine = '', fresh = ''] = [
      ...(await some(1, { assigned_to_id: other.id })),
      ...(await some(1)),
    ];
    const { status, body } = await assign(manager, [mine, fresh, mine], other.id);
    expect(status).toBe(200);
    const { data } = assignCallLogs.reply.parse(body);
    expect(data.map(({ id, assigned_to_id: to }) => [id, to])).toEqual([
      [mine, other.id],
      [fresh, other.id],
    ]);
    expect(pushes.take(other, 'assigned')).toEqual([{ count: 1, ids: [fresh] }]);
  });

  it('deals them evenly, and takes them back', async () => {
    const ids = await some(5);
    await assign(manager, ids, [caller.id, other.id]);
    expect(await Promise.all(ids.map(ownerOf))).toEqual([
      caller.id,
      other.id,
      caller.id,
      other.id,
      caller.id,
    ]);
    expect(pushes.take(caller, 'assigned')).toMatchObject([{ count: 3 }]);
    await assign(manager, ids, null);
    expect(await Promise.all(ids.map(ownerOf))).toEqual(ids.map(() => null));
    const [entry] = await t()
      .db.selectFrom('audit_trail')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'call_logs.assign')
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toMatchObject({ actor_id: manager.id, detail: { ids, to: [] } });
  });

  it('changes the name of the caller with the id', async () => {
    const [id = ''] = await some(1, {
      assigned_to_id: caller.id,
      extra_data: JSON.stringify({ assigned_to_id_name: 'An older name', Gender: 'female' }),
    });
    const extra = async () => {
      const { extra_data } = await t()
        .db.selectFrom('call_logs')
        .select('extra_data')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return extra_data;
    };
    await assign(manager, [id], other.id);
    expect(await extra()).toMatchObject({ assigned_to_id_name: other.email, Gender: 'female' });
    await assign(manager, [id], null);
    expect(await extra()).toMatchObject({ assigned_to_id_name: null, Gender: 'female' });
  });

  it('by a caller is of the caller’s own and nobody’s, all or none', async () => {
    const [own = ''] = await some(1, { assigned_to_id: caller.id });
    const [free = ''] = await some(1);
    const [foreign = ''] = await some(1, { assigned_to_id: other.id });
    for (const ids of [[own, foreign], [randomUUID()], [free, randomUUID()]])
      expect(await assign(caller, ids, caller.id)).toMatchObject({
        status: 404,
        body: { code: 'callLog.notFound' },
      });
    expect(await ownerOf(free)).toBeNull();
    expect((await assign(caller, [own, free], other.id)).status).toBe(200);
    expect((await assign(caller, [own], caller.id)).status).toBe(404);
  });

  it('is to staff who work with call logs', async () => {
    const ids = await some(1);
    const member = await addMember(t());
    for (const to of [member.id, randomUUID(), [caller.id, member.id]])
      expect((await assign(manager, ids, to)).status).toBe(422);
  });

  it('of one free entry by two callers at once is one caller’s', async () => {
    const ids = await some(1);
    const replies = await Promise.all([caller, other].map((who) => assign(who, ids, who.id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const winner = replies[0]?.status === 200 ? caller : other;
    expect(await ownerOf(ids[0] ?? '')).toBe(winner.id);
  });

  it('while somebody edits is shown to whoever edits, and nothing of either is lost', async () => {
    const [id = ''] = await some(1);
    const [entry] = (await list(t(), caller.token)).data;
    const fields = entryFields({ remark: 'Spoke', if_updated_at: entry?.updated_at ?? '' });
    const replies = await Promise.all([
      assign(manager, [id], other.id),
      update(t(), caller.token, id, fields),
    ]);
    const [given, edited] = replies;
    expect(given.status).toBe(200);
    const [now] = (await list(t(), caller.token)).data;
    expect(now?.assigned_to_id).toBe(other.id);
    if (edited.status === 409)
      expect(edited.body).toMatchObject({ conflict: { assigned_to_id: other.id, remark: null } });
    else expect(now?.remark).toBe('Spoke');
  });
});

describe('joining', () => {
  it('keeps what either has', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
    const keep = await addCallLog(t(), {
      remark: 'First',
      followup: true,
      follow_up_at: at(9),
      extra_data: JSON.stringify({ Gender: null }),
      status: 'call_completed',
    });
    const audio = recordings['audio/wav'] ?? Buffer.alloc(0);
    const fields = entryFields({
      audio,
      remark: 'Second',
      followup: 'true',
      payment_done: 'true',
      follow_up_at: at(7).toISOString(),
      assigned_to_id: caller.id,
      extra_data: JSON.stringify({ Gender: 'male' }),
    });
    const away = entryOf(await create(t(), caller.token, fields)).id;
    const entry = entryOf(await join(caller, keep, away));
    expect(entry).toMatchObject({
      id: keep,
      remark: 'First\nSecond',
      follow_up_at: at(7).toISOString(),
      payment_done: true,
      assigned_to_id: caller.id,
      status: 'call_completed',
      extra_data: { Gender: 'male' },
      same_number: {
        count: 0,
        ids: [],
      },
    });
    await doDueJobs(t());
    expect((await t().app.inject(entry.file_url ?? '')).rawPayload).toEqual(audio);
    expect((await join(caller, keep, away)).status).toBe(404);
  });

  it.each(['do_not_disturb', 'invalid_number'] as const)(
    'never loses that a number stands as %s',
    async (status) => {
      const [keep, away] = [await addCallLog(t()), await addCallLog(t(), { status })];
      expect(entryOf(await join(manager, keep, away)).status).toBe(status);
    },
  );

  it('is of one number in one community, of two entries, and of remarks that fit', async () => {
    const keep = await addCallLog(t(), { remark: 'x'.repeat(1500) });
    for (const change of [{ phone: '+919822000000' }, { app_name: 'overseas' }])
      expect(await join(manager, keep, await addCallLog(t(), change))).toMatchObject({
        status: 409,
        body: { code: 'callLog.otherNumber' },
      });
    expect((await join(manager, keep, keep)).status).toBe(422);
    const long = await addCallLog(t(), { remark: 'y'.repeat(1500) });
    expect((await join(manager, keep, long)).status).toBe(422);
    expect((await list(t(), manager.token)).total).toBe(3);
  });

  it('by a caller is of the caller’s own and nobody’s', async () => {
    const keep = await addCallLog(t());
    const away = await addCallLog(t(), { assigned_to_id: other.id });
    expect((await join(caller, keep, away)).status).toBe(404);
    expect((await join(other, keep, away)).status).toBe(200);
  });

  it('while somebody edits what goes leaves no half of it', async () => {
    const [keep, away] = [await addCallLog(t(), { remark: 'A' }), await addCallLog(t())];
    const [merged, edited] = await Promise.all([
      join(manager, keep, away),
      update(t(), caller.token, away, entryFields({ remark: 'B' })),
    ]);
    expect(merged.status).toBe(200);
    const { data } = await list(t(), manager.token);
    expect(data).toHaveLength(1);
    if (edited.status === 404) expect(data[0]?.remark).toBe('A');
    else expect([edited.status, data[0]?.remark]).toEqual([200, 'A\nB']);
  });

  it('in both directions at once leaves one of the two', async () => {
    const [one, two] = [await addCallLog(t()), await addCallLog(t())];
    const replies = await Promise.all([join(manager, one, two), join(manager, two, one)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await list(t(), manager.token)).total).toBe(1);
  });
});

describe('the list as a file', () => {
  const file = async (query: Record<string, string> = {}, who = manager) =>
    await t().app.inject({
      url: callPath(exportCallLogs, { query }),
      headers: { authorization: `Bearer ${who.token}` },
    });

  it('has the entries of its filter, the newest first, and no formula', async () => {
    const made = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute));
    await addCallLog(t(), { created_at: made(0), customer_name: '=HYPERLINK("x")' });
    await addCallLog(t(), {
      created_at: made(1),
      remark: 'Says "no", for now\nperhaps',
      followup: true,
      follow_up_at: new Date('2026-11-22T09:00:00Z'),
      status: 'call_back_later',
    });
    await addCallLog(t(), { created_at: made(2), payment_done: true });
    const reply = await file({ payment_done: 'false' });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calllogs-2026-11-21.csv"',
      'cache-control': 'private, no-store',
    });
    const community = t().parts.config.communityCode;
    expect(reply.body).toBe(
      [
        '\uFEFFMade,Customer,Phone,Gender,Status,Caller,Member,Follow-up,Next call,Payment done,Remark,Recording,Community',
        `2026-11-20 10:31,Shalini Kale,'+91 98220 54321,,call back later,,,yes,2026-11-22 14:30,no,"Says ""no"", for now\nperhaps",no,${community}`,
        `2026-11-20 10:30,"'=HYPERLINK(""x"")",'+91 98220 54321,,not called,,,no,,no,,no,${community}`,
        '',
      ].join('\r\n'),
    );
    const [entry] = await t()
      .db.selectFrom('audit_trail')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toEqual({
      action: 'call_logs.export',
      detail: { rows: 2, filter: { payment_done: 'false' } },
    });
  });

  it('counts whoever is in it among the people whom somebody opened', async () => {
    const taker = await addMember(t(), { role: 'staff', duties: ['manager'] });
    await some(2);
    await openPeople(t(), taker.id, ALARM_AT - 3);
    expect((await file({}, taker)).statusCode).toBe(200);
    expect(openedAlarms(t(), taker.id)).toEqual([]);
    await some(1);
    expect((await file({}, taker)).statusCode).toBe(200);
    expect(openedAlarms(t(), taker.id)).toEqual([ALARM_AT]);
  });

  it('is a manager’s alone', async () => {
    expect((await file({}, caller)).json()).toMatchObject({ code: 'route.unknown' });
  });

  it('of a thousand entries comes whole', async () => {
    await some(600);
    const lines = (await file()).body.trim().split('\r\n');
    expect(lines).toHaveLength(601);
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\r=1', '|x', '%x'])('defuses %j', (text) => {
    expect(lineOf([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });
});
