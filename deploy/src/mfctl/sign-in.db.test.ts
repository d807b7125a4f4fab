import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from 'api/refusal';
import { describe, expect, it } from 'vitest';
import { publishBuilt } from '../registry/publish-built.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import type { ReleaseApiPlace } from '../release-api/release-api.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { mfctlOver, SITE_TOKEN, testReleaseApi } from '../testing/mfctl-site.ts';

const ASHA = 'asha@example.com';
const ACCOUNT = '0f9a1c52-3a5d-4a57-9a0e-0b3f6a4d7c11';
const [PASSWORD, CODE] = ['correct horse', '123456'];
const SITE = 'https://site.example';

type Accounts = NonNullable<ReleaseActions['accounts']>;

/** Accounts of a site with one release manager, as the API answers for them. */
function fakeAccounts(change: Partial<Accounts> = {}) {
  const state = { version: 1, tries: [] as { ip: string; otp: string | undefined }[] };
  const accounts: Accounts = {
    signIn: async ({ email, password, otp }, ip) => {
      state.tries.push({ ip, otp });
      if (email !== ASHA || password !== PASSWORD) throw new Refusal(401, 'auth.wrongPassword');
      if (otp === undefined) throw new Refusal(401, 'auth.codeNeeded');
      if (otp !== CODE) throw new Refusal(401, 'factor.codeWrong');
      return { accountId: ACCOUNT, version: state.version, email };
    },
    isStill: async ({ accountId, version }) => accountId === ACCOUNT && version === state.version,
    ...change,
  };
  return { accounts, state };
}

/** A site with a remote, and the terminal of one person. */
async function site(change: Partial<Accounts> = {}, place: ReleaseApiPlace = {}) {
  const { accounts, state } = fakeAccounts(change);
  const desk = await testReleaseApi({ accounts }, place);
  const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-billing', 'b1')];
  await publishBuilt(desk.registry, builds, 'test');
  const env = { HOME: await temporaryFolder() };
  const answers: string[] = [];
  const file = join(env.HOME, '.config/saptapadi/release-sign-ins.json');
  const stored = async () =>
    JSON.parse(await readFile(file, 'utf8')) as Record<string, { token: string }>;
  const tokenAt = async () => (await stored())[SITE]?.token ?? '';
  const login = (typed: string[], ...words: string[]) => {
    answers.splice(0, answers.length, ...typed);
    return mfctlOver(desk.app, '', undefined, { env, answers })('login', ...words);
  };
  const logout = () => mfctlOver(desk.app, '', undefined, { env })('logout');
  const as = (token: string) => mfctlOver(desk.app, token);
  return { ...desk, state, file, stored, tokenAt, login, logout, as };
}

const ALL = [ASHA, PASSWORD, CODE];

describe('mfctl login', () => {
  it('keeps a token of twelve hours that only its owner can read, and the history names the account', async () => {
    const desk = await site();
    const { exit, out } = await desk.login(ALL);
    expect({ exit, out }).toEqual({
      exit: 0,
      out: `Signed in at ${SITE} as ${ASHA}, for all units, until 2026-11-21T21:00:00.000Z.`,
    });
    expect((await stat(desk.file)).mode & 0o777).toBe(0o600);
    expect(desk.state.tries.map(({ otp }) => otp)).toEqual([undefined, CODE]);
    const asha = desk.as(await desk.tokenAt());
    expect((await asha('kill', 'mf-billing', 'b1')).exit).toBe(0);
    const [killed, signedIn] = await desk.registry.audit.list(2);
    expect(killed).toMatchObject({ by: ASHA, action: 'kill' });
    expect(signedIn).toMatchObject({ by: ASHA, action: 'sign-in' });
    desk.pass(12 * 60 * 60 * 1000 + 1);
    expect(await asha('status')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('Run "mfctl login"'),
    });
  });

  it('can be for some units alone', async () => {
    const desk = await site();
    expect((await desk.login(ALL, '--units', 'mf-billing')).out).toContain('for mf-billing,');
    const asha = desk.as(await desk.tokenAt());
    expect((await asha('kill', 'shell', 's1')).err).toContain(
      `The token of ${ASHA} releases no unit "shell"`,
    );
    expect((await asha('token', 'list')).exit).toBe(1);
  });

  it.each<[string, string[], Partial<Accounts>, string]>([
    ['a wrong password', [ASHA, 'wrong'], {}, 'E-mail address or password is wrong.'],
    ['a wrong code', [ASHA, PASSWORD, '000000'], {}, 'The code is wrong or was used already'],
    [
      'an account without the duty',
      ALL,
      { signIn: async () => ({ lacks: 'duty' }) },
      "lacks the duty 'release-manager'",
    ],
    [
      'an account without a second factor',
      ALL,
      { signIn: async () => ({ lacks: 'factor' }) },
      'no second factor, without which no one releases',
    ],
    [
      'too many tries',
      ALL,
      { signIn: () => Promise.reject(new Refusal(429, 'auth.tooManyTries', { retryAfter: 900 })) },
      'wait a quarter of an hour',
    ],
    [
      'accounts that cannot be reached',
      ALL,
      { signIn: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) },
      'The accounts of the site cannot be reached',
    ],
  ])(
    'says what is wrong in a sentence, and stores nothing: %s',
    async (_what, typed, change, text) => {
      const desk = await site(change);
      const { exit, err } = await desk.login(typed);
      expect(exit).not.toBe(0);
      expect(err).toContain(text);
      await expect(stat(desk.file)).rejects.toThrow('ENOENT');
      expect(await desk.registry.tokens.list()).toMatchObject([{ name: 'asha' }]);
    },
  );

  it('hands the address of the sender to the budgets of the site', async () => {
    const desk = await site();
    await desk.login(ALL);
    expect(desk.state.tries.map(({ ip }) => ip)).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('does not trust a file that others can read', async () => {
    const desk = await site();
    await desk.login(ALL);
    await chmod(desk.file, 0o644);
    expect((await desk.logout()).err).toContain('Others can read');
  });
});

describe('a release token of a person', () => {
  it('ends with the duty, or a sign-out everywhere on the site', async () => {
    const desk = await site();
    await desk.login(ALL);
    const asha = desk.as(await desk.tokenAt());
    expect((await asha('status')).exit).toBe(0);
    desk.state.version += 1;
    expect((await asha('status')).exit).toBe(1);
  });

  it('is refused while the accounts cannot be reached, and that of the site is not', async () => {
    let isAway = false;
    const isStill = async () => {
      if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return true;
    };
    const desk = await site({ isStill });
    await desk.login(ALL);
    isAway = true;
    const { exit, err } = await desk.as(await desk.tokenAt())('status');
    expect({ exit, err }).toMatchObject({
      exit: 4,
      err: expect.stringContaining('The token of the site'),
    });
    expect((await desk.as(SITE_TOKEN)('status')).exit).toBe(0);
  });

  it('ends with mfctl logout, on this machine and at the site, alone', async () => {
    const desk = await site();
    await desk.login(ALL);
    const first = await desk.tokenAt();
    await desk.login(ALL);
    const second = await desk.tokenAt();
    expect(await desk.logout()).toMatchObject({ exit: 0, out: `Signed out of ${SITE}.` });
    expect(await desk.stored()).toEqual({});
    expect((await desk.as(second)('status')).exit).toBe(1);
    expect((await desk.as(first)('status')).exit).toBe(0);
    expect(await desk.logout()).toMatchObject({
      exit: 1,
      err: `You are not signed in at ${SITE}.`,
    });
    // All of them, by name, as those of build servers.
    expect((await desk.as(SITE_TOKEN)('token', 'revoke', ASHA)).exit).toBe(0);
    expect((await desk.as(first)('status')).exit).toBe(1);
  });

  it('has a name that no token of a build server can take', async () => {
    const desk = await site();
    expect((await desk.as(SITE_TOKEN)('token', 'create', ASHA)).err).toContain('is taken');
    expect((await desk.as(SITE_TOKEN)('kill', 'mf-billing', 'b1')).exit).toBe(0);
  });
});

describe('pages and sign-in', () => {
  const payload = { email: ASHA, password: PASSWORD, otp: CODE };

  const ownPage = { origin: SITE, 'sec-fetch-site': 'same-origin' };

  it.each<[string, Record<string, string>, ReleaseApiPlace, number]>([
    ['of the members’ origin', ownPage, {}, 403],
    ['that name no origin', { 'sec-fetch-site': 'cross-site' }, {}, 403],
    ['of another site, at the dashboard', { origin: SITE }, { hasOwnPages: true }, 403],
    ['of the dashboard', ownPage, { hasOwnPages: true }, 200],
  ])('pages %s', async (_which, headers, place, status) => {
    const desk = await site({}, place);
    const url = '/releases/api/sign_ins';
    const reply = await desk.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(desk.state.tries).toHaveLength(status === 200 ? 1 : 0);
  });

  it('a session of the site, staff or not, releases nothing', async () => {
    const desk = await site();
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.c2lnbmF0dXJl';
    const headers = { authorization: `Bearer ${token}` };
    const reply = await desk.app.inject({ url: '/releases/api/status', headers });
    expect(reply.statusCode).toBe(401);
  });
});
