import { randomUUID } from 'node:crypto';
import { listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { listAdminProfiles, listAdmins, listApps } from 'shared-contracts/calls/desk';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
const recording = Buffer.from('RIFF....WAVE, or so');
let staff: TestMember;
let asha: TestMember;

beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff', email: 'desk@example.com' });
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha', lastName: 'Patil' } });
  for (let number = 1; number <= 45; number += 1) await addLog({ number });
  await t().parts.files.put('calls/first.wav', recording);
  const withFile = await addLog({ number: 46, profile_id: asha.id, assigned_to_id: staff.id });
  await t()
    .db.insertInto('call_files')
    .values({
      call_log_id: withFile,
      file_key: 'calls/first.wav',
      media_type: 'audio/wav',
      bytes: 19,
    })
    .execute();
  await addLog({ number: 1, app_name: 'overseas' });
});

async function addLog({ number, ...change }: { number: number } & Record<string, unknown>) {
  const id = randomUUID();
  const at = new Date(t().clock.read().getTime() + number * 1000);
  const log = {
    id,
    app_name: t().parts.config.communityCode,
    customer_name: `Caller ${number}`,
    phone: '+919000012345',
    status: 'not_called' as const,
    remark: null,
    profile_id: null,
    assigned_to_id: null,
    created_by: staff.id,
    extra_data: JSON.stringify({ Gender: 'female' }),
    created_at: at,
    updated_at: at,
    ...change,
  };
  await t().db.insertInto('call_logs').values(log).execute();
  return id;
}

interface Page {
  readonly data: CallLog[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
async function page(query: { page?: number; app_name?: string } = {}): Promise<Page> {
  const reply = await send(t(), listCallLogs, { query }, staff.token);
  expect(reply.status).toBe(200);
  return reply.body['data'] as Page;
}

describe('call logs', () => {
  it('come newest first, 20 a page, of our own community', async () => {
    const pages = [await page(), await page({ page: 2 }), await page({ page: 3 })];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 6]);
    expect(pages[0]).toMatchObject({ page: 1, pages: 3, total: 46 });
    expect(pages.flatMap(({ data }) => data.map((log) => log.customer_name))).toEqual(
      Array.from({ length: 46 }, (_, index) => `Caller ${46 - index}`),
    );
    expect(await page({ page: 4 })).toMatchObject({ data: [], page: 4, pages: 3 });
  });

  it('of another community come under its code; an unknown one has an empty page', async () => {
    expect((await page({ app_name: 'overseas' })).total).toBe(1);
    expect(await page({ app_name: 'nowhere' })).toMatchObject({ data: [], pages: 1, total: 0 });
  });

  it('name the member and the caller as they are called today', async () => {
    const [log] = (await page()).data;
    expect(log).toMatchObject({ pid: toPid(asha.id), assigned_to_id: staff.id });
    expect(log?.extra_data).toEqual({
      Gender: 'female',
      pid_name: 'Asha Patil',
      assigned_to_id_name: 'desk@example.com',
    });
  });

  it.each(['0', '-1', '1.5', 'x'])('refuse page %s', async (number) => {
    const url = `/api/v1/calllogs?page=${number}`;
    const headers = { authorization: `Bearer ${staff.token}` };
    expect((await t().app.inject({ url, headers })).statusCode).toBe(422);
  });
});

describe('a recording', () => {
  const addressNow = async () => (await page()).data[0]?.file_url ?? '';

  it('is an attachment that nobody sniffs, whole or in part', async () => {
    const address = await addressNow();
    const whole = await t().app.inject(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(recording);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'attachment; filename="calls-first.wav"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const part = await t().app.inject({ url: address, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      'bytes 4-7/19',
      '....',
    ]);
    const beyond = await t().app.inject({ url: address, headers: { range: 'bytes=99-' } });
    expect(beyond.statusCode).toBe(416);
  });

  it('is gone five minutes later, and under any address that we did not sign', async () => {
    const address = await addressNow();
    const unsigned = address.replace(/signature=[^&]+/, 'signature=x');
    const other = address.replace('first', 'second');
    const longer = address.replace(/until=\d+/, 'until=99999999999999');
    for (const url of [unsigned, other, longer, '/files/kept', '/files/kept?file=calls/first.wav'])
      expect((await t().app.inject(url)).json()).toMatchObject({ code: 'route.unknown' });
    t().clock.advance(5 * 60_000 - 1);
    expect((await t().app.inject(address)).statusCode).toBe(200);
    t().clock.advance(1);
    expect((await t().app.inject(address)).statusCode).toBe(404);
  });
});

describe('the desk', () => {
  it('knows its callers, the members of a community and the community codes', async () => {
    const callers = await send(t(), listAdmins, {}, staff.token);
    expect(callers.body).toEqual({ data: [{ id: staff.id, name: 'desk@example.com' }] });
    const members = await send(t(), listAdminProfiles, { query: {} }, staff.token);
    expect(members.body).toEqual({
      data: [{ id: asha.id, name: 'Asha Patil', city: null, age: expect.any(Number) }],
    });
    await t().db.insertInto('usergroups').values({ code: 'overseas', name: 'Abroad' }).execute();
    const apps = await send(t(), listApps, {}, staff.token);
    expect(apps.body).toEqual({ data: [t().parts.config.communityCode, 'overseas'] });
  });

  it('leaves a trace of everything that it reads', async () => {
    const before = await t().db.selectFrom('audit_trail').select('id').execute();
    await page({ page: 2 });
    await send(t(), listAdminProfiles, { query: { usergroup: 'overseas' } }, staff.token);
    const trail = await t()
      .db.selectFrom('audit_trail')
      .select(['actor_id', 'action', 'target'])
      .orderBy('id')
      .offset(before.length)
      .execute();
    expect(trail).toEqual([
      { actor_id: staff.id, action: 'call_logs.list', target: t().parts.config.communityCode },
      { actor_id: staff.id, action: 'admin_profiles.list', target: 'overseas' },
    ]);
  });

  it('does not exist for members and visitors, and their tries leave no trace', async () => {
    const count = async () =>
      (await t().db.selectFrom('audit_trail').select('id').execute()).length;
    const before = await count();
    for (const token of [asha.token, undefined])
      for (const call of [listCallLogs, listAdmins, listAdminProfiles, listApps])
        expect(await send(t(), call, { query: {} }, token)).toMatchObject({
          status: 404,
          body: { code: 'route.unknown' },
        });
    expect(await count()).toBe(before);
  });
});

describe('reading on from page to page', () => {
  it('counts for the alarm about opened people; a first page does not', async () => {
    const { id, token } = await addMember(t(), { role: 'staff' });
    for (let number = 0; number < 130; number += 1) await addLog({ number, app_name: 'bulk' });
    const alarms = () =>
      t().logs.filter((line) => line.includes('opened many people') && line.includes(id));
    const read = async (query: object) =>
      listCallLogs.reply.parse(
        (await send(t(), listCallLogs, { query: { app_name: 'bulk', ...query } }, token)).body,
      ).data;
    let { next = null } = await read({});
    for (let page = 0; page < 6; page += 1) await read({});
    expect(alarms()).toEqual([]);
    for (let page = 2; page <= 6; page += 1) {
      expect(alarms()).toEqual([]);
      ({ next = null } = await read({ cursor: next }));
    }
    expect(alarms()).toHaveLength(1);
  });
});
