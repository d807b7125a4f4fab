import { randomUUID } from 'node:crypto';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import {
  addCallLog,
  create,
  entryFields,
  entryOf,
  list,
  update,
} from '../../../../test/call-logs.ts';
import { useHeardPushes } from '../../../../test/heard-pushes.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
const pushes = useHeardPushes(t);
let staff: TestMember;
let other: TestMember;

beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff' });
  other = await addMember(t(), { role: 'staff', duties: ['caller'] });
});
beforeEach(async () => {
  await t().db.deleteFrom('call_logs').execute();
});

const trail = async (action: string) => {
  const rows = await t()
    .db.selectFrom('audit_trail')
    .select(['actor_id', 'target', 'detail'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();
  return rows[0];
};

describe('a new entry', () => {
  it('names nobody whom no id names', async () => {
    const fields = entryFields({
      extra_data: JSON.stringify({ pid_name: 'Asha', assigned_to_id_name: 'Vaishali' }),
    });
    const { extra_data } = entryOf(await create(t(), staff.token, fields));
    expect(extra_data).toEqual({ Gender: null, pid_name: null, assigned_to_id_name: null });
  });

  it('holds every field of the form, its number as machines have it', async () => {
    const asha = await addPerson(t(), 'female', { profile: { name: 'Asha', lastName: 'Patil' } });
    const fields = entryFields({
      phone: '098220-54321',
      status: 'call_back_later',
      remark: 'संध्याकाळी फोन करा',
      pid: toPid(asha.id),
      assigned_to_id: other.id,
      followup: 'true',
      payment_done: 'true',
      follow_up_at: '2026-11-21T18:30:00+05:30',
      extra_data: JSON.stringify({
        Gender: 'female',
        pid_name: 'Asha P',
        more: 'x',
      }),
    });
    const entry = entryOf(await create(t(), staff.token, fields));
    expect(entry).toMatchObject({
      customer_name: 'Shalini Kale',
      phone: '+91 98220 54321',
      status: 'call_back_later',
      remark: 'संध्याकाळी फोन करा',
      pid: toPid(asha.id),
      assigned_to_id: other.id,
      followup: true,
      payment_done: true,
      follow_up_at: '2026-11-21T13:00:00.000Z',
      due: 'today',
      file_url: null,
      app_name: t().parts.config.communityCode,
      extra_data: {
        Gender: 'female',
        pid_name: 'Asha Patil',
        assigned_to_id_name: other.email,
      },
      same_number: {
        count: 0,
        ids: [],
      },
    });
    expect((await list(t(), staff.token)).data).toEqual([entry]);
    expect(pushes.take(other, 'assigned')).toEqual([{ count: 1, ids: [entry.id] }]);
    expect(await trail('call_logs.create')).toMatchObject({
      actor_id: staff.id,
      target: entry.id,
      detail: {},
    });
  });

  it('of oneself is told to nobody, and says who else has the number', async () => {
    const before = await addCallLog(t());
    const entry = entryOf(
      await create(t(), staff.token, entryFields({ assigned_to_id: staff.id })),
    );
    expect(entry.same_number).toEqual({ count: 1, ids: [before] });
    expect(pushes.takeNames(staff)).toEqual([]);
  });

  it('is made once for a client id, however often and at the same time it is sent', async () => {
    const fields = entryFields({ client_id: randomUUID() });
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(t(), staff.token, fields)));
    const ids = replies.map((reply) => entryOf(reply).id);
    expect(new Set(ids).size).toBe(1);
    const changed = { ...fields, customer_name: 'Somebody else' };
    expect(entryOf(await create(t(), staff.token, changed)).customer_name).toBe('Shalini Kale');
    // Another caller's is another entry.
    expect(entryOf(await create(t(), other.token, fields)).id).not.toBe(ids[0]);
    expect((await list(t(), staff.token)).total).toBe(2);
  });

  it.each([
    ['customer_name', ''],
    ['customer_name', 'x'.repeat(121)],
    ['customer_name', 'a\0b'],
    ['phone', '12345'],
    ['phone', '91234567890123'],
    ['status', 'lost'],
    ['remark', 'x'.repeat(2001)],
    ['pid', 'x'],
    ['pid', toPid(randomUUID())],
    ['assigned_to_id', randomUUID()],
    ['assigned_to_id', 'me'],
    ['app_name', 'nowhere'],
    ['extra_data', '[]'],
    ['extra_data', '{'],
    ['extra_data', '{"Gender": 1}'],
    ['follow_up_at', '2026-11-21T18:30:00Z'],
    ['client_id', 'x'],
  ])('is refused with its wrong field named: %s %j', async (path, value) => {
    const reply = await create(t(), staff.token, entryFields({ [path]: value }));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: [expect.objectContaining({ path })] });
    expect((await list(t(), staff.token)).total).toBe(0);
  });

  it('takes no caller who is not of the staff', async () => {
    const { id: assigned_to_id } = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    const reply = await create(t(), staff.token, entryFields({ assigned_to_id }));
    expect(reply.status).toBe(422);
  });
});

describe('a number that is not to be called', () => {
  const refused = async (fields = entryFields()) => {
    const { status, body } = await create(t(), staff.token, fields);
    return status === 409 ? (body as { code: string; conflict: unknown }) : status;
  };

  it.each(['do_not_disturb', 'invalid_number'] as const)(
    'by an entry with %s asks for a reason, which is audited',
    async (status) => {
      const id = await addCallLog(t(), { status });
      expect(await refused()).toMatchObject({
        code: 'callLog.doNotCall',
        conflict: {
          why: status,
          id,
        },
      });
      expect(await refused(entryFields({ override_reason: '  ' }))).toMatchObject({ conflict: {} });
      const override_reason = 'Asked for the call by mail';
      entryOf(await create(t(), staff.token, entryFields({ override_reason })));
      expect(await trail('call_logs.create')).toMatchObject({
        detail: { override: status, reason: override_reason },
      });
    },
  );

  it.each(['98220 54321', '+91-98220-54321', '09822054321'])(
    'may be a member’s who turned off calls by staff, written as %s',
    async (phone) => {
      await addPerson(t(), 'female', { account: { staff_calls: false }, profile: { phone } });
      expect(await refused()).toMatchObject({ conflict: { why: 'staff_calls', id: null } });
      await t().db.updateTable('accounts').set({ staff_calls: true }).execute();
      expect(await refused()).toBe(200);
    },
  );

  it('may be that for support, and the member whom the entry is about', async () => {
    const asha = await addPerson(t(), 'female', { account: { staff_calls: false } });
    expect(await refused(entryFields({ pid: toPid(asha.id) }))).toMatchObject({
      conflict: { why: 'staff_calls', id: null },
    });
    const support = { profile_id: asha.id, phone: '9811111111', whatsapp: '9822054321' };
    await t().db.insertInto('support_info').values(support).execute();
    expect(await refused()).toMatchObject({ conflict: { why: 'staff_calls' } });
    await t().db.updateTable('accounts').set({ staff_calls: true }).execute();
  });

  it('is judged in a change too, where the number is another one', async () => {
    await addCallLog(t(), { status: 'do_not_disturb' });
    const id = await addCallLog(t(), { phone: '+919822000000' });
    expect((await update(t(), staff.token, id, entryFields())).status).toBe(409);
    const phone = '98220 00000';
    expect((await update(t(), staff.token, id, entryFields({ phone }))).status).toBe(200);
  });
});

describe('a change', () => {
  it('writes all of the entry, and what the form leaves out is empty', async () => {
    const id = await addCallLog(t(), {
      remark: 'Before',
      followup: true,
      assigned_to_id: other.id,
    });
    const entry = entryOf(await update(t(), staff.token, id, entryFields({ remark: 'After' })));
    expect(entry).toMatchObject({ id, remark: 'After', followup: false, assigned_to_id: null });
    expect(entryOf(await update(t(), staff.token, id, entryFields()))).toMatchObject({
      remark: null,
    });
    expect(await trail('call_logs.update')).toMatchObject({
      target: id,
      detail: { fields: ['remark'] },
    });
  });

  it('finds a word of the new name, and none of the old', async () => {
    const id = await addCallLog(t());
    await update(t(), staff.token, id, entryFields({ customer_name: 'Nilesh Joshi' }));
    expect((await list(t(), staff.token, { q: 'nilesh' })).total).toBe(1);
    expect((await list(t(), staff.token, { q: 'shalini' })).total).toBe(0);
  });

  it('of two who change at once is one, and the other is shown what stands there', async () => {
    const id = await addCallLog(t());
    const [{ updated_at: if_updated_at = '' } = {}] = (await list(t(), staff.token)).data;
    const replies = await Promise.all(
      [staff, other].map(({ token }, at) =>
        update(t(), token, id, entryFields({ remark: `By ${at}`, if_updated_at })),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200);
    const lost = replies.find(({ status }) => status === 409);
    const [entry] = (await list(t(), staff.token)).data;
    expect(won?.body).toEqual({ data: entry });
    expect(lost?.body).toMatchObject({ code: 'callLog.changedMeanwhile', conflict: entry });
    expect(await trail('call_logs.conflict')).toMatchObject({ target: id });
  });

  it('without the time of what was edited is the last word', async () => {
    const id = await addCallLog(t());
    for (const remark of ['One', 'Two'])
      expect((await update(t(), staff.token, id, entryFields({ remark }))).status).toBe(200);
  });

  it('keeps a caller who has left, and takes no such one anew', async () => {
    const gone = await addMember(t(), { role: 'staff' });
    const id = await addCallLog(t(), { assigned_to_id: gone.id });
    await t().db.updateTable('accounts').set({ duties: [] }).where('id', '=', gone.id).execute();
    const fields = entryFields({ assigned_to_id: gone.id });
    expect((await update(t(), staff.token, id, fields)).status).toBe(200);
    expect((await update(t(), staff.token, await addCallLog(t()), fields)).status).toBe(422);
  });

  it('tells a caller of what came to be theirs, once', async () => {
    const id = await addCallLog(t());
    for (let time = 0; time < 2; time += 1)
      await update(t(), staff.token, id, entryFields({ assigned_to_id: other.id }));
    expect(pushes.take(other, 'assigned')).toEqual([{ count: 1, ids: [id] }]);
  });

  it.each(['x', randomUUID()])('of an entry %s that is not there is a 404', async (id) => {
    expect((await update(t(), staff.token, id, entryFields())).body).toMatchObject({
      code: 'callLog.notFound',
    });
  });
});
