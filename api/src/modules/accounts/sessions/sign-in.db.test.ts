import { SessionReply, signIn, signOut } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { askForCode, trySignIn } from '../../../../test/sign-up.ts';
import { createProfile } from '../../profiles/profiles.store.ts';
import { hashPassword } from '../passwords/passwords.ts';

const t = useApp();
const password = 'correct horse';
let member: TestMember;

beforeEach(async () => {
  member = await addMember(t(), { password_hash: await hashPassword(password) });
  const fields = { name: 'Asha', lastName: 'Patil', gender: 'female', birthdate: '1998-03-21' };
  await t()
    .db.transaction()
    .execute((trx) =>
      createProfile(trx, {
        id: member.id,
        usergroup: 'test',
        now: t().clock.read(),
        fields: { ...fields, gender: 'female' },
      }),
    );
});

/** Fails until the budget is used up. */
async function failTenTimes(email: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) await trySignIn(t(), email, 'wrong');
}

describe('sign_in', () => {
  it('replies exactly the six session keys', async () => {
    const reply = await trySignIn(t(), member.email, password);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body['data'] as object)).toEqual(Object.keys(SessionReply.shape));
    expect(reply.body['data']).toMatchObject({
      userId: member.id,
      name: 'Asha',
      userPic: null,
      myplan: 'hope',
      isAdmin: false,
    });
  });

  it('takes the address however it is written', async () => {
    const reply = await trySignIn(t(), `  ${member.email.toUpperCase()} `, password);
    expect(reply.status).toBe(200);
  });

  it('tells staff apart, and a paid plan from one that ended', async () => {
    const password_hash = await hashPassword(password);
    const ended = new Date(t().clock.read().getTime() - 1);
    const staff = await addMember(t(), { role: 'staff', plan: 'trust', password_hash });
    const former = await addMember(t(), { plan: 'belief', plan_until: ended, password_hash });
    expect((await trySignIn(t(), staff.email, password)).body['data']).toMatchObject({
      isAdmin: true,
      myplan: 'trust',
    });
    expect((await trySignIn(t(), former.email, password)).body['data']).toMatchObject({
      myplan: 'hope',
    });
  });

  it('answers an unknown address, a wrong password and no password alike', async () => {
    const without = await addMember(t());
    const answers = await Promise.all(
      [member.email, without.email, 'nobody@example.com'].map((email) =>
        trySignIn(t(), email, 'wrong'),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' });
      expect(body['code']).toBe('auth.wrongPassword');
    }
  });

  it('asks to confirm the address first, but only after the right password', async () => {
    const password_hash = await hashPassword(password);
    const { email } = await addMember(t(), { confirmed_at: null, password_hash });
    expect((await trySignIn(t(), email, 'wrong')).body['code']).toBe('auth.wrongPassword');
    expect(await trySignIn(t(), email, password)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirmFirst' },
    });
  });

  it('asks to wait after ten failures, and no longer than the quarter of an hour', async () => {
    await failTenTimes(member.email);
    const refused = await trySignIn(t(), member.email, password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'auth.tooManyTries' } });
    expect(refused.headers['retry-after']).toBe('900');
    t().clock.advance(15 * 60_000);
    expect((await trySignIn(t(), member.email, password)).status).toBe(200);
  });

  it('lets the owner in from elsewhere while somebody guesses', async () => {
    await failTenTimes(member.email);
    const response = await t().app.inject({
      method: signIn.method,
      url: signIn.path,
      remoteAddress: '192.0.2.9',
      payload: { email: member.email, password },
    });
    expect(response.statusCode).toBe(200);
  });

  it('counts tries that are made at the same time', async () => {
    const tries = Array.from({ length: 14 }, () => trySignIn(t(), member.email, 'wrong'));
    const statuses = (await Promise.all(tries)).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('names the fields that are missing', async () => {
    const response = await t().app.inject({ method: 'POST', url: signIn.path, payload: {} });
    expect(response.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'email' }, { path: 'password' }],
    });
  });
});

describe('a one-time code', () => {
  it('signs in once, however it is typed', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    const typed = code.replace('-', ' ').toLowerCase();
    expect((await trySignIn(t(), member.email, typed)).status).toBe(200);
    expect((await trySignIn(t(), member.email, code)).status).toBe(401);
  });

  it('is too old after 15 minutes', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    t().clock.advance(15 * 60_000);
    expect((await trySignIn(t(), member.email, code)).status).toBe(401);
  });

  it("is of no use for somebody else's account, and stays good for its own", async () => {
    const other = await addMember(t());
    const code = (await askForCode(t(), member.email)) ?? '';
    expect((await trySignIn(t(), other.email, code)).status).toBe(401);
    expect((await trySignIn(t(), member.email, code)).status).toBe(200);
  });

  it('confirms the address, and drops the password that nobody proved to own', async () => {
    const password_hash = await hashPassword(password);
    const { email } = await addMember(t(), { confirmed_at: null, password_hash });
    const code = (await askForCode(t(), email)) ?? '';
    expect((await trySignIn(t(), email, code)).status).toBe(200);
    expect((await trySignIn(t(), email, password)).status).toBe(401);
  });
});

describe('sign_out', () => {
  it('ends this session and leaves the others', async () => {
    const reply = await trySignIn(t(), member.email, password);
    const { token } = reply.body['data'] as SessionReply;
    expect((await send(t(), signOut, {}, token)).body).toEqual({ data: { signed_out: true } });
    expect((await send(t(), signOut, {}, token)).status).toBe(401);
    expect((await send(t(), signOut, {}, member.token)).status).toBe(200);
  });

  it('asks a visitor to sign in', async () => {
    expect(await send(t(), signOut, {})).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
  });
});

describe('a token', () => {
  it('never shows up in the log, nor does a password or a whole address', async () => {
    const reply = await trySignIn(t(), member.email, password);
    const { token } = reply.body['data'] as SessionReply;
    await t().app.inject({
      url: `/api/v1/myprofile?token=${token}&email=${member.email}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const logged = t().logs.join('');
    expect(logged).toContain('/api/v1/myprofile');
    for (const hidden of [token, token.split('.')[2] ?? token, password, member.email])
      expect(logged).not.toContain(hidden);
  });
});
