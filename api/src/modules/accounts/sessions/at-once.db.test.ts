import { confirmEmail, resetPassword, setPassword, signUp } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { applicant, askForCode, signUpAndReadLink, trySignIn } from '../../../../test/sign-up.ts';
import { hashPassword } from '../passwords/passwords.ts';

// Each of these is sent several times at the same moment; with PostgreSQL they really overlap.
const t = useApp();
const TIMES = [1, 2, 3, 4];
let member: TestMember;

beforeEach(async () => {
  member = await addMember(t());
});

const all = <Reply>(ask: (time: number) => Promise<Reply>) => Promise.all(TIMES.map(ask));
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).sort();

describe('at the same moment', () => {
  it('sign-ups with one address make one account, whichever of their links come at once', async () => {
    const user = applicant({ email: 'many@example.com' });
    expect(statuses(await all(() => send(t(), signUp, { body: { user } })))).toEqual(
      TIMES.map(() => 200),
    );
    await t().parts.jobs.settled();
    const links = t()
      .mails.splice(0)
      .flatMap(({ text }) => /confirm=([\w-]+)/.exec(text)?.[1] ?? []);
    const confirmed = await Promise.all(
      links.map((token) => send(t(), confirmEmail, { body: { token } })),
    );
    expect(statuses(confirmed)).toEqual(TIMES.map(() => 200));
    const accounts = t().db.selectFrom('accounts').where('email', '=', user.email).selectAll();
    expect(await accounts.execute()).toHaveLength(1);
  });

  it('one code signs in once', async () => {
    const code = (await askForCode(t(), member.email)) ?? '';
    expect(statuses(await all(() => trySignIn(t(), member.email, code)))).toEqual([
      200, 401, 401, 401,
    ]);
    const sessions = t().db.selectFrom('sessions').where('account_id', '=', member.id).selectAll();
    expect(await sessions.execute()).toHaveLength(2);
  });

  it('one code sets one password', async () => {
    const reset_token = (await askForCode(t(), member.email)) ?? '';
    const replies = await all((time) =>
      send(t(), resetPassword, { body: { user: { reset_token, password: `password ${time}` } } }),
    );
    expect(statuses(replies)).toEqual([200, 410, 410, 410]);
    const winner = TIMES[replies.findIndex(({ status }) => status === 200)];
    expect((await trySignIn(t(), member.email, `password ${winner}`)).status).toBe(200);
  });

  it('of codes that are asked for, one is good', async () => {
    await all(() => send(t(), resetPassword, { body: { user: { email: member.email } } }));
    await t().parts.jobs.settled();
    const codes = t()
      .mails.splice(0)
      .flatMap(({ text }) => /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(text)?.[0] ?? []);
    expect(codes).toHaveLength(TIMES.length);
    const tries = await Promise.all(codes.map((code) => trySignIn(t(), member.email, code)));
    expect(statuses(tries)).toEqual([200, 401, 401, 401]);
  });

  it('a link is opened several times', async () => {
    const token = (await signUpAndReadLink(t(), { email: 'twice@example.com' })) ?? '';
    const replies = await all(() => send(t(), confirmEmail, { body: { token } }));
    expect(statuses(replies)).toEqual(TIMES.map(() => 200));
  });

  it('a password is set several times, and one of them is the password', async () => {
    const password_hash = await hashPassword('correct horse');
    const { email, token } = await addMember(t(), { password_hash });
    const replies = await all((time) =>
      send(t(), setPassword, { body: { user: { password: `password ${time}` } } }, token),
    );
    expect(statuses(replies)).toEqual(TIMES.map(() => 200));
    const tries = await all((time) => trySignIn(t(), email, `password ${time}`));
    expect(statuses(tries)).toEqual([200, 401, 401, 401]);
  });
});
