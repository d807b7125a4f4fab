import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listSessions as listOpenSessions } from 'shared-contracts/calls/account';
import { listAudit } from 'shared-contracts/calls/audit';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listReports } from 'shared-contracts/calls/reports';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import type { AccountEvent } from '../../platform/nodes/account-events.ts';
import { changeDuties, changeRole } from './change-role.ts';
import { signToken } from './sessions/session-token.ts';
import { beginSession } from './sessions/sessions.store.ts';

const t = useApp({ staffIdleMs: 30 * 60 * 1000 });

async function signIn(accountId: string): Promise<string> {
  const now = t().clock.read();
  const sessionId = await beginSession(t().db, accountId, now);
  const { token_version: version } = await t()
    .db.selectFrom('accounts')
    .select('token_version')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return signToken({ accountId, sessionId, version }, t().parts.jwtSecret, now);
}

describe('a role', () => {
  it('counts from the next request on, keeps staff out of the lists, and closes sockets', async () => {
    const { id, email, token } = await addPerson(t(), 'female');
    const heard: AccountEvent[] = [];
    const stop = t().parts.accountEvents.subscribe({
      mustClose: (event) => heard.push(event),
      mayHaveMissed: () => undefined,
    });
    const status = async () => (await send(t(), listCallLogs, { query: {} }, token)).status;
    const visible = async () =>
      (await t().db.selectFrom('profiles').select('visible').where('id', '=', id).execute())[0]
        ?.visible;
    expect([await status(), await visible()]).toEqual([404, true]);
    expect(await changeRole(t().parts, email, { role: 'staff', duties: ['caller'] })).toEqual([
      'caller',
    ]);
    expect([await status(), await visible()]).toEqual([200, false]);
    expect(await changeRole(t().parts, email, { role: 'member' })).toEqual([]);
    expect([await status(), await visible()]).toEqual([404, true]);
    stop();
    const all = { accountId: id, sockets: 'all' };
    expect(heard).toEqual([
      { ...all, because: 'role-changed' },
      { ...all, because: 'signed-out-everywhere' },
    ]);
    const entries = t().db.selectFrom('audit_trail').select(['actor_id', 'detail']);
    expect(await entries.where('action', '=', 'account.role').orderBy('id').execute()).toEqual([
      { actor_id: null, detail: { role: 'staff', duties: ['caller'] } },
      { actor_id: null, detail: { role: 'member', duties: [] } },
    ]);
  });

  it('ends the sessions of whoever loses it: one that idled away as staff does not wake as a member’s', async () => {
    const { email, token } = await addPerson(t(), 'female');
    const status = async () => (await send(t(), listOpenSessions, {}, token)).status;
    await changeRole(t().parts, email, { role: 'member' });
    expect(await status()).toBe(200);
    await changeRole(t().parts, email, { role: 'staff', duties: ['caller'] });
    t().clock.advance(2 * 60 * 60 * 1000);
    expect(await status()).toBe(401);
    await changeRole(t().parts, email, { role: 'member' });
    expect(await status()).toBe(401);
  });

  it('is not given to an address that nobody confirmed, or that nobody has', async () => {
    const { email } = await addMember(t(), { confirmed_at: null });
    expect(await changeRole(t().parts, email, { role: 'staff' })).toBeNull();
    expect(await changeRole(t().parts, 'nobody@example.com', { role: 'staff' })).toBeNull();
  });
});

describe('duties', () => {
  it('count from the next request on, and open nothing else', async () => {
    const { id, email, token: first } = await addMember(t(), { role: 'staff', duties: [] });
    let token = first;
    const statuses = async () => {
      const replies = [
        await send(t(), listCallLogs, { query: {} }, token),
        await send(t(), listReports, {}, token),
        await send(t(), listAudit, { query: {} }, token),
      ];
      return replies.map(({ status }) => (status === 404 ? 'unknown' : 'known'));
    };
    expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
    expect(await changeDuties(t().parts, email, ['reviewer'])).toBe(true);
    expect(await statuses()).toEqual(['unknown', 'known', 'unknown']);
    expect(await changeRole(t().parts, email, { role: 'staff' })).toEqual(['reviewer']);
    expect(await changeDuties(t().parts, email, ['caller', 'manager'])).toBe(true);
    // One was taken away: signed out, and in again.
    expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
    token = await signIn(id);
    expect(await statuses()).toEqual(['known', 'unknown', 'known']);
    const entries = t().db.selectFrom('audit_trail').select('detail');
    const rows = await entries.where('action', '=', 'account.duties').orderBy('id').execute();
    expect(rows.map(({ detail }) => detail)).toEqual([
      { duties: ['reviewer'] },
      { duties: ['caller', 'manager'] },
    ]);
  });

  it('tell open pages: to connect again when one is added, and that they are signed out when one goes', async () => {
    const { id, email } = await addMember(t(), { role: 'staff', duties: ['caller'] });
    const heard: AccountEvent[] = [];
    const stop = t().parts.accountEvents.subscribe({
      mustClose: (event) => heard.push(event),
      mayHaveMissed: () => undefined,
    });
    await changeDuties(t().parts, email, ['caller', 'reviewer']);
    await changeDuties(t().parts, email, ['reviewer']);
    stop();
    const all = { accountId: id, sockets: 'all' };
    expect(heard).toEqual([
      { ...all, because: 'role-changed' },
      { ...all, because: 'signed-out-everywhere' },
    ]);
  });

  it('are given to staff only, and go with the role', async () => {
    const { email, token, id } = await addMember(t());
    expect(await changeDuties(t().parts, email, ['caller'])).toBe(false);
    // Left over, they open nothing.
    await t()
      .db.updateTable('accounts')
      .set({ duties: ['caller'] })
      .where('id', '=', id)
      .execute();
    expect((await send(t(), listCallLogs, { query: {} }, token)).status).toBe(404);
    await changeRole(t().parts, email, { role: 'staff', duties: ['manager'] });
    await changeRole(t().parts, email, { role: 'member' });
    expect(await changeRole(t().parts, email, { role: 'staff' })).toEqual([]);
  });
});

describe('the command on the server', () => {
  it('says what it wants to hear', async () => {
    const script = new URL('../../../dist/staff-role.js', import.meta.url).pathname;
    const run = promisify(execFile)(process.execPath, [script, 'promote', 'me']);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Say `add`, `remove`, `duties`, `remove-factor` or `enrolment-code`, .*\n$/,
      ) as string,
    });
  }, 60_000);
});
