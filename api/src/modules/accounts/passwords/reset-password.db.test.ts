import { resetPassword, signOut } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { askForCode, lastMail, trySignIn } from '../../../../test/sign-up.ts';

const t = useApp();
let member: TestMember;

beforeEach(async () => {
  member = await addMember(t());
});

const change = (reset_token: string, password = 'brand new') =>
  send(t(), resetPassword, { body: { user: { reset_token, password } } });

describe('resetpassword', () => {
  it('sets the password with the mailed code and ends every session', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    expect((await change(code)).body).toEqual({ data: { changed: true } });
    expect((await send(t(), signOut, {}, member.token)).status).toBe(401);
    expect((await trySignIn(t(), member.email, 'brand new')).status).toBe(200);
  });

  it('mails a link that carries the code', async () => {
    await send(t(), resetPassword, { body: { user: { email: member.email } } });
    const link = /https?:\/\/\S+/.exec(await lastMail(t()))?.[0] ?? '';
    const code = new URL(link).searchParams.get('token') ?? '';
    expect((await change(code)).status).toBe(200);
  });

  it('answers an unknown address alike, and mails nothing', async () => {
    const known = await send(t(), resetPassword, { body: { user: { email: member.email } } });
    await lastMail(t());
    const unknown = await send(t(), resetPassword, { body: { user: { email: 'no@example.com' } } });
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    expect(await lastMail(t())).toBe('');
  });

  it('takes a code once', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    await change(code);
    expect(await change(code)).toMatchObject({ status: 410, body: { code: 'auth.codeExpired' } });
    expect((await trySignIn(t(), member.email, code)).status).toBe(401);
  });

  it('keeps only the newest code', async () => {
    const first = (await askForCode(t(), member.email)) ?? '';
    await askForCode(t(), member.email);
    expect((await change(first)).status).toBe(410);
  });

  it('refuses a code that is too old, or of a deleted account', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    await t().db.deleteFrom('accounts').where('id', '=', member.id).execute();
    expect((await change(code)).status).toBe(410);
    const other = await addMember(t());
    const late = (await askForCode(t(), other.email)) ?? '';
    t().clock.advance(15 * 60_000);
    expect((await change(late)).status).toBe(410);
  });

  it('leaves the code good when the new password is too short', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    const refused = await change(code, 'short');
    expect(refused.body['errors']).toEqual([
      { path: 'user.password', message: 'Password must be at least 6 characters.' },
    ]);
    expect((await change(code)).status).toBe(200);
  });

  it('says what is missing to whoever sends neither form', async () => {
    const payload = { user: { reset_token: 'x' } };
    const response = await t().app.inject({ method: 'POST', url: resetPassword.path, payload });
    expect(response.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'user.password', message: 'Password is missing.' }],
    });
  });

  it('keeps no code and no link in the database as it was mailed', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    const kept = await t().db.selectFrom('mailed_secrets').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''));
  });
});
