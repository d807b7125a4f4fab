import { setPassword, signOut, signOutEverywhere } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { askForCode, trySignIn } from '../../../../test/sign-up.ts';
import { hashPassword } from './passwords.ts';

const t = useApp();
const old = 'correct horse';
let member: TestMember;

beforeEach(async () => {
  member = await addMember(t(), { password_hash: await hashPassword(old) });
});

const set = (
  password: string,
  current_password?: string,
  token: string | undefined = member.token,
) => send(t(), setPassword, { body: { user: { password, current_password } } }, token);
const signedIn = async (): Promise<string> => {
  const { body } = await trySignIn(t(), member.email, old);
  return (body['data'] as { token: string }).token;
};

describe('a new password', () => {
  it('is set with the current one, and signs the other browsers out', async () => {
    const other = await signedIn();
    t().clock.advance(60 * 60_000);
    expect((await set('battery staple', old)).body).toEqual({ data: { changed: true } });
    expect((await send(t(), signOut, {}, other)).status).toBe(401);
    expect((await trySignIn(t(), member.email, old)).status).toBe(401);
    expect((await trySignIn(t(), member.email, 'battery staple')).status).toBe(200);
    expect((await send(t(), signOut, {}, member.token)).status).toBe(200);
  });

  it('needs no current one within five minutes of signing in', async () => {
    t().clock.advance(5 * 60_000 - 1);
    expect((await set('battery staple')).status).toBe(200);
    t().clock.advance(1);
    expect(await set('third password')).toMatchObject({
      status: 403,
      body: { code: 'auth.signInAgain' },
    });
    expect((await trySignIn(t(), member.email, 'battery staple')).status).toBe(200);
  });

  it('is not set with a wrong current one, not even just after signing in', async () => {
    expect(await set('battery staple', 'a guess')).toMatchObject({
      status: 403,
      body: { code: 'password.currentWrong' },
    });
    const without = await addMember(t());
    expect((await set('battery staple', '', without.token)).status).toBe(403);
    expect((await set('battery staple', undefined, without.token)).status).toBe(200);
  });

  it('cannot be reached by guessing the current one', async () => {
    for (let count = 0; count < 10; count += 1) await set('battery staple', `guess ${count}`);
    expect((await set('battery staple', old)).status).toBe(429);
    t().clock.advance(15 * 60_000);
    expect((await set('battery staple', old)).status).toBe(200);
  });

  it('ends a code that was mailed before', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    expect((await set('battery staple')).status).toBe(200);
    expect((await trySignIn(t(), member.email, code)).status).toBe(401);
  });

  it('has at least six characters and belongs to a member', async () => {
    expect(await set('12345', old)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'user.password' }] },
    });
    const body = { user: { password: 'battery staple' } };
    expect((await send(t(), setPassword, { body })).status).toBe(401);
  });
});

describe('sign_out_everywhere', () => {
  it('ends this session and the others', async () => {
    const other = await signedIn();
    expect((await send(t(), signOutEverywhere, {}, member.token)).status).toBe(200);
    for (const token of [other, member.token])
      expect((await send(t(), signOut, {}, token)).status).toBe(401);
    expect((await trySignIn(t(), member.email, old)).status).toBe(200);
    expect((await send(t(), signOutEverywhere, {})).status).toBe(401);
  });

  it('ends a code that was mailed before', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    expect((await send(t(), signOutEverywhere, {}, member.token)).status).toBe(200);
    expect((await trySignIn(t(), member.email, code)).status).toBe(401);
  });
});
