import { sql } from 'kysely';
import { listAudit } from 'shared-contracts/calls/audit';
import type { CallInput } from 'shared-contracts/calls/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { verdict } from '../../../test/rows.ts';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import { AUDIT_PAGE } from './audit.handlers.ts';

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

  describe('asked for a part', () => {
    const filtered = async (query: NonNullable<CallInput<typeof listAudit>['query']>) => {
      const { status, body } = await send(t(), listAudit, { query }, staff);
      expect(status, JSON.stringify(body)).toBe(200);
      return (body['data'] as Page).data.filter(({ action }) => action !== 'audit.list');
    };
    const at = (now: string, action: string, target: string | null = null) =>
      recordAudit(t().db, { actorId, action, target, now: new Date(now) });
    const month = '2031-03';

    it('tells what one person did, what was done, and to whom', async () => {
      const other = await addMember(t(), { role: 'staff' });
      await note('test.mine');
      const now = t().clock.read();
      const target = other.id;
      await recordAudit(t().db, { actorId: other.id, action: 'test.theirs', target, now });
      expect(await filtered({ actor: other.id })).toMatchObject([
        { action: 'test.theirs', actor_name: other.email, target_name: other.email },
      ]);
      expect(await filtered({ target: other.id, action: 'test.theirs' })).toHaveLength(1);
      expect(await filtered({ action: 'test.none' })).toEqual([]);
      expect(await filtered({ actor: other.id, action: 'test.mine' })).toEqual([]);
    });

    it('takes days as they are in India, both included', async () => {
      await at(`${month}-01T18:29:59.999Z`, 'test.day', '1');
      await at(`${month}-01T18:30:00Z`, 'test.day', '2, first');
      await at(`${month}-02T18:29:59.999Z`, 'test.day', '2, last');
      await at(`${month}-02T18:30:00Z`, 'test.day', '3');
      const day = `${month}-02`;
      const targets = (await filtered({ from: day, to: day, actor: actorId })).map(
        (entry) => (entry as { target?: unknown }).target,
      );
      expect(targets).toEqual(['2, last', '2, first']);
    });

    it('says how something was done, lists by their length', async () => {
      const detail = { ids: ['a', 'b', 'c', 'd', 'e', 'f'], reason: 'Moved', none: null, in: {} };
      const now = t().clock.read();
      await recordAudit(t().db, { actorId, action: 'test.facts', target: null, now, detail });
      expect(await filtered({ action: 'test.facts', actor: actorId })).toMatchObject([
        { facts: { ids: '6', reason: 'Moved' } },
      ]);
    });

    it.each([{ actor: 'nobody' }, { from: '0001-01-01' }, { to: '9999-12-31' }, { from: 'soon' }])(
      'refuses %j',
      async (query) => {
        const { status, body } = await send(t(), listAudit, { query }, staff);
        expect(status).toBe(422);
        expect(body).toMatchObject({ errors: [{ path: Object.keys(query)[0] }] });
      },
    );
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
