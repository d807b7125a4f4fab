import { randomUUID } from 'node:crypto';
import { addTrail, listTrails, TRAIL_PAGE, type Trail } from 'shared-contracts/calls/trails';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();

describe('the history of a profile', () => {
  let staff: TestMember;
  let asha: TestMember;
  beforeEach(async () => {
    staff = await addMember(t(), { role: 'staff', duties: ['caller'] });
    asha = await addPerson(t(), 'female', { profile: { name: 'Asha', lastName: 'Patil' } });
  });

  const add = (body: Partial<Record<'note' | 'id' | 'pid', string>> & { status?: 'not_called' }) =>
    send(t(), addTrail, { body: { pid: toPid(asha.id), ...body } }, staff.token);
  const list = async (cursor?: string) => {
    const query = { pid: toPid(asha.id), ...(cursor === undefined ? {} : { cursor }) };
    const { status, body } = await send(t(), listTrails, { query }, staff.token);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as { data: Trail[]; next: string | null };
  };
  const audited = (action: string) =>
    t()
      .db.selectFrom('audit_trail')
      .selectAll()
      .where('actor_id', '=', staff.id)
      .where('action', '=', action)
      .execute();

  it('takes a note, a status or both, and says who wrote it', async () => {
    expect((await add({ note: ' Talked to her father. ' })).body['data']).toMatchObject({
      note: 'Talked to her father.',
      status: null,
      by: staff.email,
    });
    expect((await add({ status: 'not_called' })).body['data']).toMatchObject({
      note: '',
      status: 'not_called',
    });
    expect((await add({ note: 'Both', status: 'not_called' })).status).toBe(200);
    expect((await list()).data).toHaveLength(3);
  });

  it.each([{}, { note: '' }, { note: '   ' }, { note: 'x'.repeat(2001) }])(
    'refuses %j',
    async (body) => {
      const { status, body: reply } = await add(body);
      expect(status).toBe(422);
      expect(reply).toMatchObject({ errors: [{ path: 'note' }] });
      expect((await list()).data).toEqual([]);
    },
  );

  it('holds a retry for what it is, once on the audit trail, and leaves what was written there out', async () => {
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => add({ id, note: 'Her brother calls back' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await list()).data).toHaveLength(1);
    const entries = await audited('trails.add');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ target: asha.id });
    expect(JSON.stringify(entries[0]?.detail)).not.toContain('brother');
  });

  it('takes no id that stands for an entry of somebody else', async () => {
    const other = await addMember(t(), { role: 'staff' });
    const id = randomUUID();
    const body = { pid: toPid(asha.id), note: 'Mine', id };
    await send(t(), addTrail, { body }, other.token);
    const { status, body: reply } = await add({ id, note: 'Not mine' });
    expect(status).toBe(422);
    expect(reply).toMatchObject({ errors: [{ path: 'id' }] });
    expect((await list()).data.map(({ note }) => note)).toEqual(['Mine']);
  });

  it('comes a page at a time, the newest first, entries of one moment too', async () => {
    for (let at = 0; at < TRAIL_PAGE + 3; at++) await add({ note: `Note ${at}` });
    const first = await list();
    const second = await list(first.next ?? '');
    expect(first.data).toHaveLength(TRAIL_PAGE);
    expect(second.next).toBeNull();
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(TRAIL_PAGE + 3);
    expect(await audited('trails.list')).toHaveLength(2);
  });

  it('knows nobody without a profile', async () => {
    expect((await add({ pid: toPid(randomUUID()), note: 'x' })).status).toBe(404);
    expect((await add({ pid: 'AAAA', note: 'x' })).status).toBe(404);
    const query = { pid: toPid(staff.id) };
    expect((await send(t(), listTrails, { query }, staff.token)).status).toBe(404);
  });

  it.each(['x', '1-2', `1e3-${randomUUID()}`])('refuses the place %s', async (cursor) => {
    const query = { pid: toPid(asha.id), cursor };
    const { status, body } = await send(t(), listTrails, { query }, staff.token);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'cursor' }] });
  });
});
