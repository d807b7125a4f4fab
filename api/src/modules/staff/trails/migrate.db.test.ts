import { randomUUID } from 'node:crypto';
import { migrateMember } from 'shared-contracts/calls/trails';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();

describe('moving a member', () => {
  let manager: TestMember;
  let asha: TestMember;
  beforeEach(async () => {
    manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    asha = await addPerson(t(), 'female');
    const group = { code: 'overseas', name: 'Overseas' };
    await t()
      .db.insertInto('usergroups')
      .values(group)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  const move = (usergroup: string, id = asha.id, reason?: string) => {
    const query = { pid: toPid(id), usergroup, ...(reason === undefined ? {} : { reason }) };
    return send(t(), migrateMember, { query }, manager.token);
  };
  const usergroup = async () => {
    const { db } = t();
    const row = await db
      .selectFrom('profiles')
      .select('usergroup')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow();
    return row.usergroup;
  };

  it('twice is once, with two lines on the audit trail', async () => {
    for (const reason of ['Lives in Dubai', undefined]) {
      const { status, body } = await move('overseas', asha.id, reason);
      expect(status).toBe(200);
      expect(body).toEqual({ data: { pid: toPid(asha.id), usergroup: 'overseas' } });
    }
    expect(await usergroup()).toBe('overseas');
    const entries = await t()
      .db.selectFrom('audit_trail')
      .select('detail')
      .where('target', '=', asha.id)
      .where('action', '=', 'profiles.migrate')
      .orderBy('id')
      .execute();
    const here = t().parts.config.communityCode;
    expect(entries.map(({ detail }) => detail)).toEqual([
      { from: here, to: 'overseas', reason: 'Lives in Dubai' },
      { from: 'overseas', to: 'overseas', reason: '' },
    ]);
  });

  it('leads back to our own community, which need not be stored', async () => {
    await move('overseas');
    expect((await move(t().parts.config.communityCode)).status).toBe(200);
    expect(await usergroup()).toBe(t().parts.config.communityCode);
  });

  it('knows no other community, nobody without a profile, and no staff', async () => {
    const { status, body } = await move('nowhere');
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'usergroup' }] }]);
    expect((await move('overseas', randomUUID())).status).toBe(404);
    await t().db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', asha.id).execute();
    expect((await move('overseas')).status).toBe(404);
    expect(await usergroup()).toBe(t().parts.config.communityCode);
  });
});
