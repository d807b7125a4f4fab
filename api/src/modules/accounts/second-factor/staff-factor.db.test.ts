import { listAudit } from 'shared-contracts/calls/audit';
import { getAccount } from 'shared-contracts/calls/auth';
import { whatsappLink } from 'shared-contracts/calls/contacts';
import { refundPayment } from 'shared-contracts/calls/payments';
import {
  beginStaffFactor,
  checkStaffFactor,
  confirmStaffFactor,
  getStaffFactor,
  removeStaffFactor,
  renewRecoveryCodes,
} from 'shared-contracts/calls/staff-factor';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, TestClock, useApp, type TestApp } from '../../../../test/app.ts';
import { addFactor } from '../../../../test/factors.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import type { AccountEvent } from '../../../platform/nodes/account-events.ts';
import { changeRole, takeFactorAway } from '../change-role.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { signToken } from '../sessions/session-token.ts';
import { beginSession } from '../sessions/sessions.store.ts';
import { makeEnrolmentCode, needsEnrolmentCode } from './enrolment-code.ts';
import { stepOf, totpAt } from './totp.ts';

const t = useApp();
const strict = useApp({ staffFactorRequired: true });
let staff: TestMember;

beforeEach(async () => {
  for (const app of [t(), strict()]) app.clock.now = new TestClock().now;
  staff = await addMember(t(), { role: 'staff' });
});

const stateOf = async (app: TestApp, { token } = staff) =>
  (await send(app, getStaffFactor, {}, token)).body['data'];

/** Somebody with another session. */
async function signedInAnew(member: TestMember): Promise<TestMember> {
  const now = t().clock.read();
  const sessionId = await beginSession(t().db, member.id, now);
  const { token_version: version } = await t()
    .db.selectFrom('accounts')
    .select('token_version')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const secret = t().parts.jwtSecret;
  const token = await signToken({ accountId: member.id, sessionId, version }, secret, now);
  return { ...member, sessionId, token };
}

/** What an authenticator app makes of the address in the QR code. */
function readUri(uri: string, now: Date): string {
  const text = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...text]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return totpAt(Buffer.from(bytes), stepOf(now));
}

async function setUp(app: TestApp, { email, token }: TestMember): Promise<string[]> {
  const made = needsEnrolmentCode(app.parts.config)
    ? await makeEnrolmentCode(app.parts, email)
    : null;
  const body = made ? { enrolment_code: made.code } : {};
  const begun = await send(app, beginStaffFactor, { body }, token);
  const { uri } = (begun.body as { data: { uri: string } }).data;
  const otp = readUri(uri, app.clock.read());
  const confirmed = await send(app, confirmStaffFactor, { body: { otp } }, token);
  expect(confirmed.status).toBe(200);
  return (confirmed.body as { data: { recovery_codes: string[] } }).data.recovery_codes;
}

describe('setting up a second factor', () => {
  it('counts once a code confirmed it, ends the other sessions, and gives ten codes for recovery', async () => {
    const heard: AccountEvent[] = [];
    const stop = t().parts.accountEvents.subscribe({
      mustClose: (event) => heard.push(event),
      mayHaveMissed: () => undefined,
    });
    const other = await beginSession(t().db, staff.id, t().clock.read());
    expect(await stateOf(t())).toMatchObject({ state: 'off', checked_at: null, required: false });
    await send(t(), beginStaffFactor, { body: {} }, staff.token);
    expect(await stateOf(t())).toMatchObject({ state: 'waiting', confirmed_at: null });
    const early = { body: { otp: '123456' } };
    expect(await send(t(), checkStaffFactor, early, staff.token)).toMatchObject({
      status: 409,
      body: { code: 'factor.notOn' },
    });
    // Begun anew, for example on another phone: the first secret is not good any more.
    const codes = await setUp(t(), staff);
    expect(codes).toHaveLength(10);
    const now = t().clock.read().toISOString();
    expect(await stateOf(t())).toMatchObject({
      state: 'on',
      confirmed_at: now,
      checked_at: now,
      recovery_codes_left: 10,
    });
    const sessions = t().db.selectFrom('sessions').select('id').where('ended_at', 'is not', null);
    expect(await sessions.where('account_id', '=', staff.id).execute()).toEqual([{ id: other }]);
    stop();
    const sockets = { butOf: staff.sessionId };
    expect(heard).toEqual([{ accountId: staff.id, because: 'signed-out', sockets }]);
    expect(await send(t(), beginStaffFactor, { body: {} }, staff.token)).toMatchObject({
      status: 409,
      body: { code: 'factor.alreadyOn' },
    });
  });

  it('needs the password where the sign-in is not fresh', async () => {
    const password_hash = await hashPassword('correct horse');
    await t()
      .db.updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', staff.id)
      .execute();
    t().clock.advance(5 * 60_000);
    const begin = (current_password?: string) =>
      send(
        t(),
        beginStaffFactor,
        { body: current_password === undefined ? {} : { current_password } },
        staff.token,
      );
    expect((await begin()).body).toMatchObject({ code: 'auth.signInAgain' });
    expect((await begin('wrong')).body).toMatchObject({ code: 'password.currentWrong' });
    expect((await begin('correct horse')).status).toBe(200);
  });
});

describe('a code', () => {
  it('renews the recovery codes, whose earlier ones are worth nothing then', async () => {
    const factor = await addFactor(t(), staff.id);
    const renew = (otp: string) => send(t(), renewRecoveryCodes, { body: { otp } }, staff.token);
    const { body } = await renew(factor.code());
    const codes = (body as { data: { recovery_codes: string[] } }).data.recovery_codes;
    expect((await renew(factor.recoveryCodes[0] ?? '')).body).toMatchObject({
      code: 'factor.codeWrong',
    });
    expect(await stateOf(t())).toMatchObject({ recovery_codes_left: 10 });
    const check = (otp: string) => send(t(), checkStaffFactor, { body: { otp } }, staff.token);
    expect((await check(codes[3] ?? '')).status).toBe(200);
    expect(await stateOf(t())).toMatchObject({ recovery_codes_left: 9 });
  });

  it('turns the factor off, and a wrong one does not; ten wrong ones make one wait', async () => {
    const factor = await addFactor(t(), staff.id);
    const remove = (otp: string) => send(t(), removeStaffFactor, { body: { otp } }, staff.token);
    for (let count = 0; count < 9; count += 1)
      expect((await remove('000000')).body).toMatchObject({ code: 'factor.codeWrong' });
    expect((await remove(factor.code())).body).toMatchObject({ data: { state: 'off' } });
    expect(await stateOf(t())).toMatchObject({ state: 'off', checked_at: null });
    const other = await addFactor(t(), staff.id);
    for (let count = 0; count < 10; count += 1) await remove('000000');
    expect((await remove(other.code())).status).toBe(429);
  });
});

describe('a refund', () => {
  const refund = async () => {
    const body = { reason: 'Paid twice', key: '5a97a0ad-0001-4000-8000-000000000001' };
    const reply = await send(t(), refundPayment, { params: { id: 'pay_x' }, body }, staff.token);
    return reply.body['code'];
  };

  it('asks whoever has a second factor for a code of less than five minutes ago', async () => {
    const factor = await addFactor(t(), staff.id);
    const check = (otp: string) => send(t(), checkStaffFactor, { body: { otp } }, staff.token);
    // A session that never gave a code gets no further.
    expect(await refund()).toBe('factor.needed');
    await check(factor.code());
    expect(await refund()).toBe('payment.notFound');
    t().clock.advance(5 * 60_000 - 1);
    expect(await refund()).toBe('payment.notFound');
    t().clock.advance(1);
    expect(await refund()).toBe('factor.checkFirst');
    expect((await check(factor.code())).status).toBe(200);
    expect(await refund()).toBe('payment.notFound');
  });
});

describe('where a second factor is required', () => {
  const audit = async ({ token }: TestMember) =>
    (await send(strict(), listAudit, { query: {} }, token)).body['code'];

  it('the desk says what is missing to whoever has the duty, and opens once it is there', async () => {
    const manager = await addMember(strict(), { role: 'staff', duties: ['manager', 'caller'] });
    const dutyless = await addMember(strict(), { role: 'staff', duties: [] });
    expect(await audit(manager)).toBe('factor.needed');
    expect(await audit(dutyless)).toBe('route.unknown');
    expect(await audit(await addMember(strict()))).toBe('route.unknown');
    // What a member may, and no more: a caller could open a chat with any number.
    expect((await send(strict(), getAccount, {}, manager.token)).status).toBe(200);
    const query = { number: '9822012345' };
    expect((await send(strict(), whatsappLink, { query }, manager.token)).status).toBe(404);
    await setUp(strict(), manager);
    expect(await audit(manager)).toBeUndefined();
  });

  it('a session of before the factor has to give a code', async () => {
    const manager = await addMember(strict(), { role: 'staff' });
    const factor = await addFactor(strict(), manager.id);
    expect(await audit(manager)).toBe('factor.needed');
    const otp = factor.recoveryCodes[0] ?? '';
    await send(strict(), checkStaffFactor, { body: { otp } }, manager.token);
    expect(await audit(manager)).toBeUndefined();
  });
});

describe('on the server', () => {
  it('somebody’s factor can be taken away, which ends their sessions and is on the audit trail', async () => {
    await addFactor(t(), staff.id);
    expect(await takeFactorAway(t().parts, staff.email)).toBe(true);
    expect((await send(t(), getStaffFactor, {}, staff.token)).status).toBe(404);
    const entries = t().db.selectFrom('audit_trail').select(['actor_id', 'target']);
    expect(await entries.where('action', '=', 'account.factor').execute()).toEqual([
      { actor_id: null, target: staff.id },
    ]);
    expect(await takeFactorAway(t().parts, staff.email)).toBe(false);
    expect(await takeFactorAway(t().parts, (await addMember(t())).email)).toBe(false);
  });

  it('a factor goes with the role', async () => {
    await addFactor(t(), staff.id);
    await changeRole(t().parts, staff.email, { role: 'member' });
    await changeRole(t().parts, staff.email, { role: 'staff' });
    // And so do the sessions.
    expect((await send(t(), getStaffFactor, {}, staff.token)).status).toBe(404);
    expect(await stateOf(t(), await signedInAnew(staff))).toMatchObject({ state: 'off' });
  });
});
