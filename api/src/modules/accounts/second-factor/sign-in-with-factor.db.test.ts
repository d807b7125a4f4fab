import { randomUUID } from 'node:crypto';
import { SessionReply, signIn } from 'shared-contracts/calls/auth';
import { getStaffFactor } from 'shared-contracts/calls/staff-factor';
import { beforeEach, describe, expect, it } from 'vitest';
import { openNodeBeside, send, useApp } from '../../../../test/app.ts';
import { addFactor, type TestFactor } from '../../../../test/factors.ts';
import { temporaryFiles } from '../../../../test/files.ts';
import { doAll, testNode } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { askForCode } from '../../../../test/sign-up.ts';
import { masterKeys } from '../../../storage/sealing/master-keys.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { rewrapFactors } from './rewrap-factors.ts';
import { STEP_MS } from './totp.ts';

const t = useApp();
const password = 'correct horse';
let staff: TestMember;
let factor: TestFactor;

beforeEach(async () => {
  staff = await addMember(t(), { role: 'staff', password_hash: await hashPassword(password) });
  factor = await addFactor(t(), staff.id);
});

/** Signs in; `from` is the address of the sender. */
async function enter(otp?: string, typed = password, from = '192.0.2.1', app = t().app) {
  const reply = await app.inject({
    method: 'POST',
    url: signIn.path,
    remoteAddress: from,
    payload: {
      email: staff.email,
      password: typed,
      ...(otp === undefined ? {} : { otp }),
    },
  });
  const body = reply.json<{ code?: string; data?: SessionReply }>();
  return { status: reply.statusCode, code: body.code, data: body.data };
}

describe('sign_in of staff with a second factor', () => {
  it('asks for a code once the password is right, and answers the same six keys', async () => {
    expect(await enter()).toMatchObject({ status: 401, code: 'auth.codeNeeded' });
    const { status, data } = await enter(factor.code());
    expect([status, Object.keys(data ?? {})]).toEqual([200, Object.keys(SessionReply.shape)]);
    const state = await send(t(), getStaffFactor, {}, data?.token);
    expect(state.body['data']).toMatchObject({
      state: 'on',
      checked_at: t().clock.read().toISOString(),
      recovery_codes_left: 10,
    });
  });

  it('tells nothing of it to whoever does not know the password', async () => {
    for (const otp of [undefined, factor.code(), '000000'])
      expect(await enter(otp, 'wrong')).toMatchObject({ status: 401, code: 'auth.wrongPassword' });
    // And the code is as good as before.
    expect((await enter(factor.code())).status).toBe(200);
  });

  it('takes a code once, at whichever node, and none that is older than one used', async () => {
    const { files, remove } = await temporaryFiles();
    const other = await openNodeBeside(t(), files);
    const code = factor.code();
    const replies = await Promise.all([enter(code), enter(code, password, '192.0.2.2', other.app)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await enter(code)).toMatchObject({ status: 401, code: 'factor.codeWrong' });
    expect((await enter(factor.code(-1))).status).toBe(401);
    expect((await enter(factor.code(1))).status).toBe(200);
    await other.close();
    await remove();
  });

  it('takes codes of the half minutes beside its own clock’s, and no others', async () => {
    expect([(await enter(factor.code(2))).status, (await enter(factor.code(-2))).status]).toEqual([
      401, 401,
    ]);
    expect(
      (await enter(` ${factor.code(-1).slice(0, 3)} ${factor.code(-1).slice(3)} `)).status,
    ).toBe(200);
    t().clock.advance(STEP_MS);
    expect((await enter(factor.code(1))).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [one = '', other = ''] = factor.recoveryCodes;
    expect((await enter(one.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await enter(one)).toMatchObject({ status: 401, code: 'factor.codeWrong' });
    expect((await enter(other)).status).toBe(200);
    expect(new Set(factor.recoveryCodes).size).toBe(10);
  });

  it('is asked to wait after ten wrong codes, wherever they come from, and no longer than a quarter of an hour', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await enter('000000', password, `198.51.100.${count}`)).status).toBe(401);
    const refused = await enter(factor.code(), password, '203.0.113.1');
    expect(refused).toMatchObject({ status: 429, code: 'auth.tooManyTries' });
    t().clock.advance(15 * 60_000);
    expect((await enter(factor.code())).status).toBe(200);
  });

  it('spends the budget of the sender as well, and being asked for a code does not renew it', async () => {
    for (let count = 0; count < 9; count += 1) await enter('000000', 'wrong');
    expect((await enter()).code).toBe('auth.codeNeeded');
    expect((await enter('000000')).status).toBe(401);
    expect((await enter(factor.code())).status).toBe(429);
  });

  it('leaves a mailed code good until both are right', async () => {
    const mailed = (await askForCode(t(), staff.email)) ?? '';
    expect((await enter(undefined, mailed)).code).toBe('auth.codeNeeded');
    expect((await enter('000000', mailed)).code).toBe('factor.codeWrong');
    expect((await enter(factor.code(), mailed)).status).toBe(200);
    expect((await enter(factor.code(1), mailed)).code).toBe('auth.wrongPassword');
  });

  it('is not asked of members, nor of staff whose factor waits to be confirmed', async () => {
    await t()
      .db.updateTable('accounts')
      .set({ role: 'member' })
      .where('id', '=', staff.id)
      .execute();
    expect((await enter()).status).toBe(200);
    staff = await addMember(t(), { role: 'staff', password_hash: await hashPassword(password) });
    await addFactor(t(), staff.id, { confirmed: false });
    expect((await enter()).status).toBe(200);
  });
});

describe('the secret', () => {
  it('stands sealed, for this account alone, and never in the log', async () => {
    const rows = t().db.selectFrom('second_factors').selectAll();
    const other = await addMember(t(), {
      role: 'staff',
      password_hash: await hashPassword(password),
    });
    const row = await rows.where('account_id', '=', staff.id).executeTakeFirstOrThrow();
    await t()
      .db.insertInto('second_factors')
      .values({ ...row, last_step: null, account_id: other.id })
      .execute();
    const reply = await send(t(), signIn, {
      body: { email: other.email, password, otp: factor.code() },
    });
    // Somebody changed the database: that is no wrong code.
    expect(reply.status).toBe(500);
    const code = factor.code();
    await enter(code);
    expect(t().logs.join('')).not.toContain(code);
    await t().db.deleteFrom('second_factors').where('account_id', '=', other.id).execute();
  });

  it('is wrapped anew by the current key of the configuration', async () => {
    const older = { id: 'test', secret: 'one that seals documents of tests' };
    const documentKeys = masterKeys([{ id: randomUUID(), secret: 'the next one of them' }, older]);
    const node = testNode([rewrapFactors({ ...t().parts, documentKeys }, 1000)], t().parts);
    await doAll(node);
    await node.close();
    const keys = await t().db.selectFrom('second_factors').select('key_id').distinct().execute();
    expect(keys).toEqual([{ key_id: documentKeys.current.id }]);
  });
});
