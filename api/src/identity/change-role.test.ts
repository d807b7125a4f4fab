import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listCallLogs } from 'shared-contracts/calls/staff';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../test/app.ts';
import { addMember } from '../../test/members.ts';
import type { AccountEvent } from '../platform/nodes/account-events.ts';
import { addPerson } from '../profiles/test-people.ts';
import { changeRole } from './change-role.ts';

const t = useApp();

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
    expect(await changeRole(t().parts, email, 'staff')).toBe(true);
    expect([await status(), await visible()]).toEqual([200, false]);
    expect(await changeRole(t().parts, email, 'member')).toBe(true);
    expect([await status(), await visible()]).toEqual([404, true]);
    stop();
    const event = { accountId: id, because: 'role-changed', sockets: 'all' };
    expect(heard).toEqual([event, event]);
    const entries = t().db.selectFrom('audit_trail').select(['actor_id', 'detail']);
    expect(await entries.where('action', '=', 'account.role').orderBy('id').execute()).toEqual([
      { actor_id: null, detail: { role: 'staff' } },
      { actor_id: null, detail: { role: 'member' } },
    ]);
  });

  it('is not given to an address that nobody confirmed, or that nobody has', async () => {
    const { email } = await addMember(t(), { confirmed_at: null });
    expect(await changeRole(t().parts, email, 'staff')).toBe(false);
    expect(await changeRole(t().parts, 'nobody@example.com', 'staff')).toBe(false);
  });
});

describe('the command on the server', () => {
  it('says what it wants to hear', async () => {
    const script = new URL('../staff-role.ts', import.meta.url).pathname;
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script, 'promote', 'me']);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: 'Say `add` or `remove`, and the e-mail address of an account.\n',
    });
  }, 60_000);
});
