import { listSessions } from 'shared-contracts/calls/account';
import { listAudit } from 'shared-contracts/calls/audit';
import { getAccount, signOut } from 'shared-contracts/calls/auth';
import type { CallShape } from 'shared-contracts/calls/call';
import { listBlogs } from 'shared-contracts/calls/content';
import { getStaffFactor } from 'shared-contracts/calls/staff-factor';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { changeRole } from '../change-role.ts';

const MINUTE_MS = 60_000;
const t = useApp({ staffIdleMs: 30 * MINUTE_MS, staffSessionMs: 12 * 60 * MINUTE_MS });
let staff: TestMember;

beforeEach(async () => {
  staff = await addMember(t(), { role: 'staff' });
});

const ask = (call: CallShape, { token } = staff) => send(t(), call, {} as never, token);

describe('a session of staff', () => {
  it('is refused after half an hour without a call, whatever it asks for, and does not wake up again', async () => {
    t().clock.advance(30 * MINUTE_MS);
    expect((await ask(listAudit)).status).toBe(200);
    t().clock.advance(37 * MINUTE_MS + 1);
    for (const call of [listAudit, getAccount, getStaffFactor, signOut, listAudit])
      expect(await ask(call)).toMatchObject({ status: 401, body: { code: 'auth.idle' } });
    // What anybody may is as it is for anybody.
    expect((await ask(listBlogs)).status).toBe(200);
    expect((await ask(listAudit)).status).toBe(401);
  });

  it('goes on as long as there are calls', async () => {
    for (let count = 0; count < 4; count += 1) {
      t().clock.advance(29 * MINUTE_MS);
      expect((await ask(getAccount)).status).toBe(200);
    }
    expect((await ask(getStaffFactor)).body).toMatchObject({ data: { idle_ms: 30 * MINUTE_MS } });
  });

  it('tells somebody without the duty nothing of the call when it is idle', async () => {
    const dutyless = await addMember(t(), { role: 'staff', duties: [] });
    t().clock.advance(38 * MINUTE_MS);
    expect((await ask(listAudit, dutyless)).status).toBe(404);
  });
});

describe('twelve hours after signing in', () => {
  const HOURS_MS = 60 * MINUTE_MS;

  /** Calls all the while, so that it is not idle. */
  async function work(hours: number): Promise<void> {
    for (let half = 0; half < 2 * hours; half += 1) {
      t().clock.advance(HOURS_MS / 2);
      await ask(getAccount);
    }
  }

  it('a session of staff ends, whatever was done meanwhile', async () => {
    const member = await addMember(t());
    await work(11.5);
    t().clock.advance(HOURS_MS / 2 - 1);
    expect((await ask(listAudit)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    t().clock.advance(1);
    for (const call of [getAccount, getStaffFactor, signOut])
      expect((await ask(call)).status).toBe(call === getStaffFactor ? 404 : 401);
    expect((await ask(listAudit)).status).toBe(404);
    expect((await ask(getAccount, member)).status).toBe(200);
  });

  it('counts for whoever became staff meanwhile', async () => {
    const member = await addMember(t());
    t().clock.advance(13 * HOURS_MS);
    expect((await ask(getAccount, member)).status).toBe(200);
    await changeRole(t().parts, member.email, { role: 'staff' });
    expect((await ask(getAccount, member)).status).toBe(401);
  });

  const listed = async () => {
    const { body } = await ask(listSessions);
    return body['data'] as unknown[];
  };
});

describe('a session of a member', () => {
  it('is never idle', async () => {
    const member = await addMember(t());
    t().clock.advance(60 * MINUTE_MS);
    expect((await ask(getAccount, member)).status).toBe(200);
  });
});
