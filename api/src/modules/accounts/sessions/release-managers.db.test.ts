import { getAccount } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addFactor, type TestFactor } from '../../../../test/factors.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { askForCode, trySignIn } from '../../../../test/sign-up.ts';
import { deviceCookies } from '../../../platform/http/device-cookie.ts';
import { GATEWAY_HEADER, RELEASE_MANAGER_PATHS } from '../../../platform/http/gateway-requests.ts';
import { changeDuties, changeRole } from '../change-role.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { releaseManagers, type ReleaseManager } from './release-managers.ts';
import { endAllSessions } from './sessions.store.ts';

const t = useApp();
const password = 'correct horse';
let person: TestMember;
let factor: TestFactor;

beforeEach(async () => {
  const password_hash = await hashPassword(password);
  person = await addMember(t(), { role: 'staff', duties: ['release-manager'], password_hash });
  factor = await addFactor(t(), person.id);
});

const managers = () =>
  releaseManagers({ parts: t().parts, devices: deviceCookies(t().parts.jwtSecret) });

const enter = (otp?: string, typed = password, ip = '192.0.2.1') =>
  managers().signIn({ email: person.email, password: typed, otp }, ip);

async function signedIn(): Promise<ReleaseManager> {
  const manager = await enter(factor.code());
  if ('lacks' in manager) throw new Error(`The account lacks ${manager.lacks}.`);
  return manager;
}

describe('signing in to release', () => {
  it('takes password and code, and begins no session', async () => {
    await expect(enter()).rejects.toMatchObject({ status: 401, code: 'auth.codeNeeded' });
    expect(await signedIn()).toMatchObject({ accountId: person.id, email: person.email });
    const sessions = t().db.selectFrom('sessions').where('account_id', '=', person.id);
    // The one of `addMember`.
    expect(await sessions.select('id').execute()).toHaveLength(1);
    await expect(enter(factor.code())).rejects.toMatchObject({ code: 'factor.codeWrong' });
  });

  it('refuses a wrong password, an unknown address and a mailed code alike', async () => {
    const mailed = (await askForCode(t(), person.email)) ?? '';
    const wrong = { status: 401, code: 'auth.wrongPassword' };
    await expect(enter(factor.code(), 'wrong')).rejects.toMatchObject(wrong);
    await expect(enter(factor.code(), mailed)).rejects.toMatchObject(wrong);
    const unknown = managers().signIn({ email: 'no-one@example.com', password }, '192.0.2.1');
    await expect(unknown).rejects.toMatchObject(wrong);
  });

  it.each([
    ['staff with every duty of the desk', { duties: ['caller', 'reviewer', 'manager'] as const }],
    ['a member', { role: 'member' as const, duties: [] }],
  ])('refuses %s', async (_who, change) => {
    const password_hash = await hashPassword(password);
    const { email } = await addMember(t(), {
      role: 'staff',
      password_hash,
      ...change,
      duties: [...change.duties],
    });
    expect(await managers().signIn({ email, password }, '192.0.2.1')).toEqual({ lacks: 'duty' });
  });

  it('refuses an account without a second factor, whatever the site asks of staff', async () => {
    const password_hash = await hashPassword(password);
    const { email } = await addMember(t(), {
      role: 'staff',
      duties: ['release-manager'],
      password_hash,
    });
    expect(await managers().signIn({ email, password }, '192.0.2.1')).toEqual({ lacks: 'factor' });
  });

  it('shares its budgets with sign_in, so that neither adds tries to the other', async () => {
    for (let count = 0; count < 5; count += 1) {
      await expect(enter(undefined, 'wrong', '127.0.0.1')).rejects.toMatchObject({ status: 401 });
      expect((await trySignIn(t(), person.email, 'wrong')).status).toBe(401);
    }
    await expect(enter(factor.code(), password, '127.0.0.1')).rejects.toMatchObject({
      status: 429,
      code: 'auth.tooManyTries',
    });
    expect((await trySignIn(t(), person.email, password)).status).toBe(429);
  });
});

describe('a gateway that runs apart', () => {
  const post = (path: string, payload: object, secret = t().parts.gatewaySecret) =>
    t().app.inject({ method: 'POST', url: path, headers: { [GATEWAY_HEADER]: secret }, payload });
  const { signIn, isStill } = RELEASE_MANAGER_PATHS;
  const given = (otp?: string, typed = password) => ({
    email: person.email,
    password: typed,
    otp,
    ip: '192.0.2.77',
  });

  it('has the same questions answered, with the same refusals and budgets', async () => {
    const signedIn = await post(signIn, given(factor.code()));
    expect(signedIn.json()).toMatchObject({ data: { accountId: person.id, email: person.email } });
    const { accountId, version } = signedIn.json<{ data: ReleaseManager }>().data;
    expect((await post(isStill, { accountId, version })).json()).toEqual({ data: true });
    const later = { accountId, version: version + 1 };
    expect((await post(isStill, later)).json()).toEqual({ data: false });
    const wrong = await post(signIn, given(undefined, 'wrong'));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { code: 'auth.wrongPassword' }]);
    const unreadable = await post(isStill, { accountId: 'x', version });
    expect(unreadable.statusCode).toBe(400);
    for (let count = 0; count < 9; count += 1) await post(signIn, given(undefined, 'wrong'));
    const many = await post(signIn, given(factor.code()));
    expect([many.statusCode, many.json()]).toMatchObject([429, { code: 'auth.tooManyTries' }]);
    expect(Number(many.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is known by its secret: without it these are paths that do not exist', async () => {
    const forged = 'x'.repeat(t().parts.gatewaySecret.length);
    for (const path of [signIn, isStill]) {
      const refused = await post(path, given(factor.code()), forged);
      expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'route.unknown' }]);
    }
  });
});

describe('a release manager', () => {
  it('stays one until the duty, the role or all sessions end', async () => {
    const manager = await signedIn();
    expect(await managers().isStill(manager)).toBe(true);
    await changeDuties(t().parts, person.email, []);
    expect(await managers().isStill(manager)).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a sign-out everywhere', () => endAllSessions(t().db, person.id, t().clock.read())],
    ['another role', () => changeRole(t().parts, person.email, { role: 'member' })],
    ['deletion', () => t().db.deleteFrom('accounts').where('id', '=', person.id).execute()],
  ])('is none after %s', async (_what, end) => {
    const manager = await signedIn();
    await end();
    expect(await managers().isStill(manager)).toBe(false);
  });

  it('has no duty of the desk by that, and older pages never see the name of this one', async () => {
    const { body } = await send(t(), getAccount, {}, person.token);
    expect(body['data']).toMatchObject({ duties: [] });
  });
});
