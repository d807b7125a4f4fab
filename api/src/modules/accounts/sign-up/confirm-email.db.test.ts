import { SessionReply, signOut } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { TestBrowser } from '../../../../test/browser.ts';
import { addMember } from '../../../../test/members.ts';
import { applicant, lastMail, trySignIn } from '../../../../test/sign-up.ts';
import { SIGN_UP_COOKIE } from './sign-up-device.ts';

const t = useApp();
const { email, password = '' } = applicant();
const DAY_MS = 24 * 3_600_000;
const CONFIRMED = { data: { confirmed: true } };
const BEFORE = { data: { confirmed: true, already: true } };
let laptop: TestBrowser;
let phone: TestBrowser;
let stranger: TestBrowser;

beforeEach(async () => {
  await t().db.deleteFrom('accounts').execute();
  await t().db.deleteFrom('sign_ups').execute();
  // Budgets of the test before are over.
  t().clock.advance(DAY_MS);
  t().mails.length = 0;
  laptop = new TestBrowser(t());
  phone = new TestBrowser(t(), '192.0.2.2');
  stranger = new TestBrowser(t(), '198.51.100.1');
});

const nameOf = async () =>
  (await t().db.selectFrom('profiles').select('name').executeTakeFirst())?.name;
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a sign-up', () => {
  it('of the same address by somebody else leaves the first link alone', async () => {
    const mine = await laptop.join();
    const theirs = await stranger.join({ name: 'Mallory', password: 'known to mallory' });
    expect(theirs.text).toContain('Namaskar Mallory,');
    expect((await laptop.confirm({ token: mine.token })).status).toBe(200);
    expect(await nameOf()).toBe('Nandini');
    expect((await trySignIn(t(), email, password)).status).toBe(200);
    expect((await trySignIn(t(), email, 'known to mallory')).status).toBe(401);
  });

  it('whose link the owner of the mailbox opens gives its password to nobody', async () => {
    const { token } = await stranger.join({ password: 'known to mallory' });
    expect(await laptop.confirm({ token })).toMatchObject({ status: 200, body: CONFIRMED });
    for (const browser of [stranger, laptop])
      expect((await browser.signIn(email, 'known to mallory')).status).toBe(401);
  });

  it('that comes second changes nothing of the account made by the first, and gives no session', async () => {
    const mine = await laptop.join();
    const theirs = await stranger.join({ name: 'Mallory', password: 'known to mallory' });
    await laptop.confirm({ token: mine.token });
    expect((await stranger.confirm({ token: theirs.token })).body).toEqual(BEFORE);
    expect(await nameOf()).toBe('Nandini');
    expect((await stranger.signIn(email, password)).status).toBe(200);
    expect(await t().db.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
  });
});

describe('confirming on the browser that signed up', () => {
  it('answers the six session keys, and the password counts', async () => {
    const { token } = await laptop.join();
    const { status, body } = await laptop.confirm({ token });
    expect(status).toBe(200);
    expect(Object.keys(body['data'] as object)).toEqual(Object.keys(SessionReply.shape));
    const session = body['data'] as SessionReply;
    expect(session).toMatchObject({ name: 'Nandini', myplan: 'hope', isAdmin: false });
    expect((await send(t(), signOut, {}, session.token)).status).toBe(200);
    expect((await phone.signIn(email, password)).status).toBe(200);
  });

  it('knows the browser by a cookie that no script reads, and takes it back', async () => {
    const { token } = await laptop.join();
    expect(laptop.cookies.get(SIGN_UP_COOKIE)).toMatch(/^[\w-]{43}$/);
    const reply = await laptop.post({ path: '/api/v1/sign_up' } as never, {
      user: applicant({ email: 'second@example.com' }),
    });
    const kept = String(reply.headers['set-cookie']);
    expect(kept).toContain(`${SIGN_UP_COOKIE}=${laptop.cookies.get(SIGN_UP_COOKIE)};`);
    expect(kept).toContain('HttpOnly; SameSite=Strict');
    await laptop.confirm({ token });
    expect(laptop.cookies.has(SIGN_UP_COOKIE)).toBe(false);
  });

  it('does so with each of the links that this browser asked for', async () => {
    const first = await laptop.join();
    await laptop.join({ password: 'another one' });
    expect((await laptop.confirm({ token: first.token })).body).not.toEqual(CONFIRMED);
    expect((await phone.signIn(email, password)).status).toBe(200);
    expect((await phone.signIn(email, 'another one')).status).toBe(401);
  });

  it('gives a session once; from then on it says that the address is confirmed', async () => {
    const { token } = await laptop.join();
    const replies = await Promise.all([1, 2, 3].map(() => laptop.confirm({ token })));
    const sessions = replies.filter(({ body }) => 'token' in (body['data'] as object));
    expect(sessions).toHaveLength(1);
    expect(replies.filter(({ body }) => 'already' in (body['data'] as object))).toHaveLength(2);
  });

  it('takes the six digits of the mail, however they are grouped', async () => {
    const { code } = await laptop.join();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const { status, body } = await laptop.confirm({ email: email.toUpperCase(), code: typed });
    expect(status).toBe(200);
    expect(Object.keys(body['data'] as object)).toContain('token');
    expect((await laptop.confirm({ email, code })).status).toBe(403);
  });
});

describe('confirming on another browser', () => {
  it('signs nobody in and leaves the account without a password', async () => {
    const { token } = await laptop.join();
    expect((await phone.confirm({ token })).body).toEqual(CONFIRMED);
    expect((await phone.confirm({ token })).body).toEqual(BEFORE);
    expect((await laptop.signIn(email, password)).status).toBe(401);
    expect((await phone.signIn(email, password)).status).toBe(401);
    await phone.askForCode(email);
    const code = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(await lastMail(t()))?.[0] ?? '';
    expect((await phone.signIn(email, code)).status).toBe(200);
  });

  it('works with the six digits too', async () => {
    const { code } = await laptop.join();
    expect(await phone.confirm({ email, code })).toMatchObject({ status: 200, body: CONFIRMED });
  });
});

describe('the six digits of a sign-up', () => {
  it('are burnt by ten wrong ones, and the link is not', async () => {
    const { code, token } = await laptop.join();
    for (let count = 0; count < 9; count += 1)
      expect((await stranger.confirm({ email, code: wrongOf(code) })).status).toBe(403);
    const tenth = await stranger.confirm({ email, code: wrongOf(code) });
    expect(tenth).toMatchObject({ status: 403, body: { code: 'auth.codeWrong' } });
    expect((await laptop.confirm({ email, code })).status).toBe(403);
    expect((await laptop.confirm({ token })).status).toBe(200);
  });

  it('are still good after nine wrong ones', async () => {
    const { code } = await laptop.join();
    for (let count = 0; count < 9; count += 1)
      await stranger.confirm({ email, code: wrongOf(code) });
    expect((await laptop.confirm({ email, code })).status).toBe(200);
  });

  it('are guessed at no more than 30 times a day, however many sign-ups wait', async () => {
    for (let count = 0; count < 30; count += 1) {
      if (count % 10 === 0) await stranger.join();
      const from = new TestBrowser(t(), `203.0.113.${count}`);
      expect((await from.confirm({ email, code: '0000000'.slice(1) })).status).not.toBe(429);
    }
    const { code, token } = await laptop.join();
    expect(await laptop.confirm({ email, code })).toMatchObject({ status: 429 });
    expect((await laptop.confirm({ token })).status).toBe(200);
  });

  it('are answered alike for an address with an account, one that waits and an unknown one', async () => {
    const known = await addMember(t());
    await stranger.join({ email: known.email });
    const { code } = await laptop.join();
    const replies = await Promise.all(
      [known.email, email, 'nobody@example.com'].map((one) =>
        stranger.confirm({ email: one, code: wrongOf(code) }),
      ),
    );
    for (const { status, body } of replies)
      expect({ status, ...body, request_id: '' }).toEqual({
        status: 403,
        ...replies[0]?.body,
        request_id: '',
      });
  });

  it('stand nowhere in the database as they were mailed', async () => {
    const { code, token } = await laptop.join();
    const kept = JSON.stringify(await t().db.selectFrom('sign_ups').selectAll().execute());
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(laptop.cookies.get(SIGN_UP_COOKIE));
  });

  it.each(['12345', '1234567', 'abcdef', '12-34-56'])('are not %j', async (code) => {
    const reply = await laptop.confirm({ email, code });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } });
  });
});

describe('signing in before the address is confirmed', () => {
  it('says so on the browser that signed up, and nowhere else', async () => {
    await laptop.join();
    const here = await laptop.signIn(email, password);
    expect(here).toMatchObject({ status: 403, body: { code: 'auth.confirmFirst' } });
    expect((await laptop.signIn(email, 'a guess')).status).toBe(401);
    expect((await phone.signIn(email, password)).status).toBe(401);
  });

  it('says the same where the address has an account already', async () => {
    const known = await addMember(t());
    await stranger.join({ email: known.email });
    expect((await stranger.signIn(known.email, password)).status).toBe(403);
    expect((await phone.signIn(known.email, password)).status).toBe(401);
  });

  it('with a code asked for by mail brings the mail of the sign-up once more', async () => {
    const first = await laptop.join({ password: undefined });
    await stranger.join({ name: 'Mallory' });
    await laptop.askForCode(email);
    const again = await lastMail(t());
    expect(again).toContain('Namaskar Nandini,');
    const token = /confirm=([\w-]+)/.exec(again)?.[1] ?? '';
    expect(token).not.toBe(first.token);
    expect(Object.keys((await laptop.confirm({ token })).body['data'] as object)).toContain(
      'token',
    );
  });
});
