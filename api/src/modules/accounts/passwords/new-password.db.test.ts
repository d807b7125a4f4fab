import { readFile } from 'node:fs/promises';
import { resetPassword, setPassword, signUp } from 'shared-contracts/calls/auth';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember } from '../../../../test/members.ts';
import { applicant, askForCode, trySignIn } from '../../../../test/sign-up.ts';
import { isCommonPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

const t = useApp();
const demonstration = useApp({ seed: 'demo' });

const refused = (message: string) => ({
  status: 422,
  body: { code: 'form.invalid', errors: [{ path: 'user.password', message }] },
});
const COMMON = refused(
  'Password is one of the passwords that are guessed first. Please choose another one.',
);
const SHORT = refused('Password of staff must be at least 12 characters.');

describe('the list of common passwords', () => {
  it('has 3,000 that are long enough, each once and in small letters', async () => {
    const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8');
    const list = text.trimEnd().split('\n');
    expect([list.length, new Set(list).size]).toEqual([3000, 3000]);
    for (const one of list) {
      expect([...one].length, one).toBeGreaterThanOrEqual(6);
      expect(one.toLowerCase()).toBe(one);
    }
  });

  it('knows them in any letters', () => {
    for (const one of ['123456', 'PassWord', 'qwerty123', 'ILoveYou', 'ｐａｓｓｗｏｒｄ'])
      expect(isCommonPassword(one), one).toBe(true);
    for (const one of ['sapta-demo', 'kumkum-7', 'correct horse'])
      expect(isCommonPassword(one), one).toBe(false);
  });
});

describe('a common password', () => {
  it('is refused in signing up, in setting it and in a new one by a code', async () => {
    const user = applicant({ password: 'Password1' });
    expect(await send(t(), signUp, { body: { user } })).toMatchObject(COMMON);
    const member = await addMember(t());
    const set = { body: { user: { password: 'Qwerty123' } } };
    expect(await send(t(), setPassword, set, member.token)).toMatchObject(COMMON);
    const reset_token = (await askForCode(t(), member.email)) ?? '';
    const reset = (password: string) =>
      send(t(), resetPassword, { body: { user: { reset_token, password } } });
    expect(await reset('123456')).toMatchObject(COMMON);
    // The code is still good.
    expect((await reset('battery staple')).status).toBe(200);
  });

  it('is refused in the language of the page', async () => {
    const { token } = await addMember(t());
    for (const [language, words] of [
      ['mr', 'पासवर्ड: हा'],
      ['hi', 'पासवर्ड: यह'],
    ] as const) {
      const reply = await t().app.inject({
        method: 'PUT',
        url: '/api/v1/user',
        headers: {
          authorization: `Bearer ${token}`,
          'x-app': 'web',
          'accept-language': language,
        },
        payload: { user: { password: '123456' } },
      });
      expect(reply.body).toContain(words);
    }
  });

  it('that somebody has already goes on signing in', async () => {
    const { email } = await addMember(t(), { password_hash: await hashPassword('123456') });
    expect((await trySignIn(t(), email, '123456')).status).toBe(200);
  });
});

describe('a password of staff', () => {
  it('has at least twelve characters, whatever the duty', async () => {
    for (const duties of [[], ['caller']] as const) {
      const { email, token } = await addMember(t(), { role: 'staff', duties: [...duties] });
      const set = (password: string) =>
        send(t(), setPassword, { body: { user: { password } } }, token);
      expect(await set('eleven sign')).toMatchObject(SHORT);
      const reset_token = (await askForCode(t(), email)) ?? '';
      const reset = (password: string) =>
        send(t(), resetPassword, { body: { user: { reset_token, password } } });
      expect(await reset('eleven sign')).toMatchObject(SHORT);
      expect((await reset('twelve signs')).status).toBe(200);
      const again = await trySignIn(t(), email, 'twelve signs');
      expect(again.status).toBe(200);
    }
    const member = await addMember(t());
    const body = { user: { password: 'eleven sign' } };
    expect((await send(t(), setPassword, { body }, member.token)).status).toBe(200);
  });

  it('of the demonstration may be the published one', async () => {
    const { token } = await addMember(demonstration(), {
      role: 'staff',
      email: 'staff@example.com',
    });
    const body = { user: { password: 'sapta-demo' } };
    expect((await send(demonstration(), setPassword, { body }, token)).status).toBe(200);
  });
});
