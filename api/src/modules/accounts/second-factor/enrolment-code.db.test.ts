import {
  beginStaffFactor,
  confirmStaffFactor,
  getStaffFactor,
} from 'shared-contracts/calls/staff-factor';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp, type TestApp } from '../../../../test/app.ts';
import { addFactor } from '../../../../test/factors.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { changeRole } from '../change-role.ts';
import { signToken } from '../sessions/session-token.ts';
import { beginSession } from '../sessions/sessions.store.ts';
import { ENROLMENT_CODE_MS, makeEnrolmentCode } from './enrolment-code.ts';
import { stepOf, totpAt } from './totp.ts';

const required = useApp({ staffFactorRequired: true });
const beyond = useApp({ demonstration: false });
const demonstration = useApp();
let staff: TestMember;

const WRONG = { status: 403, body: { code: 'factor.enrolmentCodeWrong' } };

beforeEach(async () => {
  staff = await addMember(required(), { role: 'staff' });
});

const begin = (enrolment_code?: string, { token } = staff, app: TestApp = required()) =>
  send(app, beginStaffFactor, { body: enrolment_code ? { enrolment_code } : {} }, token);

async function codeFor({ email }: TestMember = staff, app: TestApp = required()): Promise<string> {
  const made = await makeEnrolmentCode(app.parts, email);
  if (!made) throw new Error('No code was made.');
  return made.code;
}

/** Confirms what was begun, as the authenticator app of whoever began it does. */
async function confirm(begun: { body: object }, { token } = staff) {
  const { secret } = (begun.body as { data: { secret: string } }).data;
  const bits = [...secret]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const otp = totpAt(key, stepOf(required().clock.read()));
  return send(required(), confirmStaffFactor, { body: { otp } }, token);
}

describe('a required second factor', () => {
  it('is set up by nobody who knows the password alone', async () => {
    expect(await begin()).toMatchObject(WRONG);
    expect(await begin('K7QM-3XPD-9T2V-HB4C')).toMatchObject(WRONG);
    const state = await send(required(), getStaffFactor, {}, staff.token);
    expect(state.body).toMatchObject({ data: { state: 'off', enrolment_code: true } });
  });

  it('takes the code of the server, however it is typed, once', async () => {
    const code = await codeFor();
    expect((await begin(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    // Begun again, for example on another phone: the code is used up by confirming.
    const begun = await begin(code);
    expect((await confirm(begun)).status).toBe(200);
    expect(await begin(code)).toMatchObject({ status: 409, body: { code: 'factor.alreadyOn' } });
    expect(await makeEnrolmentCode(required().parts, staff.email)).toBeNull();
    await changeRole(required().parts, staff.email, { role: 'member' });
    expect(await required().db.selectFrom('enrolment_codes').selectAll().execute()).toEqual([]);
  });

  it('takes the newest code of this very account', async () => {
    const other = await addMember(required(), { role: 'staff' });
    const [first, second, others] = [await codeFor(), await codeFor(), await codeFor(other)];
    expect(await begin(first)).toMatchObject(WRONG);
    expect(await begin(others)).toMatchObject(WRONG);
    expect((await begin(second)).status).toBe(200);
  });

  it('takes a code for a day', async () => {
    const code = await codeFor();
    required().clock.advance(ENROLMENT_CODE_MS - 1);
    // The session that was there has ended by then.
    const now = required().clock.read();
    const sessionId = await beginSession(required().db, staff.id, now);
    const claims = { accountId: staff.id, sessionId, version: 1 };
    const later = { ...staff, token: await signToken(claims, required().parts.jwtSecret, now) };
    const begun = await begin(code, later);
    expect(begun.status).toBe(200);
    required().clock.advance(1);
    expect(await begin(code, later)).toMatchObject(WRONG);
    expect(await confirm(begun, later)).toMatchObject(WRONG);
  });

  it('burns a code after ten wrong tries, and another one is good', async () => {
    const code = await codeFor();
    for (let count = 0; count < 10; count += 1)
      expect(await begin('K7QM-3XPD-9T2V-HB4C')).toMatchObject(WRONG);
    expect(await begin(code)).toMatchObject(WRONG);
    expect((await begin(await codeFor())).status).toBe(200);
  });

  it('is not confirmed for whoever began without a code, before one was asked for', async () => {
    const factor = await addFactor(required(), staff.id, { confirmed: false });
    const early = { body: { otp: factor.code() } };
    expect(await send(required(), confirmStaffFactor, early, staff.token)).toMatchObject(WRONG);
    // Neither once the code was made: it was not given.
    await codeFor();
    expect(await send(required(), confirmStaffFactor, early, staff.token)).toMatchObject(WRONG);
    const begun = await begin(await codeFor());
    expect(await send(required(), confirmStaffFactor, early, staff.token)).toMatchObject({
      body: { code: 'factor.codeWrong' },
    });
    expect((await confirm(begun)).status).toBe(200);
  });

  it('stands nowhere as it was shown, and is on the audit trail', async () => {
    const code = await codeFor();
    const rows = await required().db.selectFrom('enrolment_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4));
    const entries = required().db.selectFrom('audit_trail').select(['actor_id', 'detail']);
    expect(await entries.where('target', '=', staff.id).execute()).toEqual([
      { actor_id: null, detail: {} },
    ]);
  });

  it('has no code for members and strangers', async () => {
    const member = await addMember(required());
    expect(await makeEnrolmentCode(required().parts, member.email)).toBeUndefined();
    expect(await makeEnrolmentCode(required().parts, 'nobody@example.com')).toBeUndefined();
  });
});

describe('an optional second factor', () => {
  it('takes the code beyond a demonstration, too: refunds ask for the factor', async () => {
    const member = await addMember(beyond(), { role: 'staff' });
    expect(await begin(undefined, member, beyond())).toMatchObject(WRONG);
    expect((await begin(await codeFor(member, beyond()), member, beyond())).status).toBe(200);
  });

  it('is set up without one in a demonstration', async () => {
    const member = await addMember(demonstration(), { role: 'staff' });
    expect((await begin(undefined, member, demonstration())).status).toBe(200);
    const state = await send(demonstration(), getStaffFactor, {}, member.token);
    expect(state.body).toMatchObject({ data: { enrolment_code: false } });
  });
});
