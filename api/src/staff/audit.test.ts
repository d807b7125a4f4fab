import { sql } from 'kysely';
import { listAudit } from 'shared-contracts/calls/audit';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../test/app.ts';
import { addMember } from '../../test/members.ts';
import { verdict } from '../../test/rows.ts';
import { AUDIT_PAGE } from './audit-pages.store.ts';
import { recordAudit } from './audit.store.ts';

const t = useApp();

interface Page {
  readonly data: readonly { id: string; action: string; actor: string | null }[];
  readonly next: string | null;
  readonly prev: string | null;
}

describe('the audit trail', () => {
  let staff = '';
  let actorId = '';
  beforeEach(async () => {
    const { id, token } = await addMember(t(), { role: 'staff' });
    [staff, actorId] = [token, id];
  });

  const look = async (cursor?: string) => {
    const query = cursor === undefined ? {} : { cursor };
    const { status, body } = await send(t(), listAudit, { query }, staff);
    expect(status, JSON.stringify(body)).toBe(200);
    return body['data'] as Page;
  };
  const note = (action: string) =>
    recordAudit(t().db, { actorId, action, target: null, now: t().clock.read() });

  it('takes no change and no removal of what stands on it', async () => {
    await note('test.done');
    for (const statement of [
      "update audit_trail set action = 'nothing'",
      'delete from audit_trail',
      'truncate audit_trail',
    ])
      expect(await verdict(sql.raw(statement).execute(t().db))).toBe('append-only: append_only');
    expect((await look()).data.map(({ action }) => action)).toContain('test.done');
  });

  it('is read a page at a time, both ways, the newest first', async () => {
    for (let at = 0; at < 2 * AUDIT_PAGE + 3; at++) await note(`test.step${at}`);
    const steps = ({ data }: Page) => data.filter(({ action }) => action.startsWith('test.step'));
    const first = await look();
    expect(first.data).toHaveLength(AUDIT_PAGE);
    expect(first.prev).toBeNull();
    expect(steps(first)[0]?.action).toBe(`test.step${2 * AUDIT_PAGE + 2}`);
    const second = await look(first.next ?? '');
    const back = await look(second.prev ?? '');
    expect(Number(second.data[0]?.id)).toBeLessThan(Number(first.data.at(-1)?.id));
    expect(back.data.at(-1)?.id).toBe(first.data.at(-1)?.id);
    expect(steps(first).length + steps(second).length).toBe(2 * AUDIT_PAGE);
  });

  it('tells that it was looked at', async () => {
    await look();
    const [latest] = (await look()).data;
    expect(latest).toMatchObject({ action: 'audit.list', actor: actorId });
  });

  it.each(['x', 'next-', 'next-1e9', 'prev--1', 'next-9999999999999999999'])(
    'refuses the place %s',
    async (cursor) => {
      const { status, body } = await send(t(), listAudit, { query: { cursor } }, staff);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: [{ path: 'cursor' }] });
    },
  );
});
