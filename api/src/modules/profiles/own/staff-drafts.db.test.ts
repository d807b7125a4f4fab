import { randomUUID } from 'node:crypto';
import { callLogDraft } from 'shared-contracts/calls/call-logs';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { MOST_DRAFTS } from './drafts.rules.ts';

const t = useApp();
let staff: TestMember;
beforeAll(async () => {
  staff = await addMember(t(), { role: 'staff', duties: ['caller'] });
});

const save = (key: string, content: unknown, who = staff) =>
  send(t(), saveDraft, { params: { key }, body: { content } }, who.token);
const read = async (key: string, who = staff) =>
  (await send(t(), getDraft, { params: { key } }, who.token)).body;
const drop = (key: string, who = staff) => send(t(), deleteDraft, { params: { key } }, who.token);

describe('a draft of a call log', () => {
  it('is kept for staff without a profile, one for each entry', async () => {
    const id = randomUUID();
    const saved_at = t().clock.read().toISOString();
    expect((await save(callLogDraft(null), { remark: 'new' })).status).toBe(200);
    await save(callLogDraft(id), { remark: 'first' });
    await save(callLogDraft(id), { remark: 'changed' });
    expect(await read(callLogDraft(id))).toEqual({
      data: { content: { remark: 'changed' }, saved_at },
    });
    await drop(callLogDraft(id));
    expect(await read(callLogDraft(id))).toEqual({ data: null });
    expect(await read(callLogDraft(null))).toMatchObject({ data: { content: { remark: 'new' } } });
  });

  it('is nobody else’s', async () => {
    await save(callLogDraft(null), 'mine');
    const other = await addMember(t(), { role: 'staff' });
    expect(await read(callLogDraft(null), other)).toEqual({ data: null });
  });

  it('is not there for members, nor for whoever lost the duty', async () => {
    const asha = await addPerson(t(), 'female');
    const reviewer = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    for (const who of [asha, reviewer]) {
      expect((await save(callLogDraft(null), 'x', who)).status).toBe(404);
      expect(await read(callLogDraft(null), who)).toMatchObject({ code: 'profile.notFound' });
      expect((await drop(callLogDraft(null), who)).status).toBe(404);
    }
  });

  it('has a place for an entry only, a size, and a number', async () => {
    for (const key of ['calllog:new', 'calllog:abc', 'calllog:']) {
      expect((await save(key, 'x')).status).toBe(422);
    }
    expect((await save(callLogDraft(null), 'x'.repeat(64 * 1024))).status).toBe(413);
    const other = await addMember(t(), { role: 'staff' });
    const keys = Array.from({ length: MOST_DRAFTS + 1 }, () => callLogDraft(randomUUID()));
    const replies = [];
    for (const key of keys) replies.push((await save(key, 'x', other)).status);
    expect(replies.filter((status) => status === 413)).toHaveLength(1);
    expect((await save(keys[0] ?? '', 'again', other)).status).toBe(200);
  });
});
