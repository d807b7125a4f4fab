import { gatewaySecretOf } from 'api/persisted-secret';
import { signIn } from 'shared-contracts/calls/auth';
import { beginStaffFactor, confirmStaffFactor } from 'shared-contracts/calls/staff-factor';
import { expect, it, onTestFinished } from 'vitest';
import { releaseManagersOverHttp } from '../release-api/release-managers-over-http.ts';
import { startSite } from '../site/site.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { runWith } from '../testing/mfctl-site.ts';
import { connect, reach } from './connect.ts';

const EMAIL = 'staff@example.com';

it(
  'a release manager of a running site signs in, releases by name, and signs out',
  { timeout: 120_000 },
  async () => {
    const [DATA_DIR, HOME] = [await temporaryFolder(), await temporaryFolder()];
    const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-billing', 'b1')];
    const site = await startSite({
      env: { DATA_DIR, PORT: '0', SEED: 'demo', LOG_LEVEL: 'fatal' },
      builds,
    });
    onTestFinished(() => site.close());
    const password = site.demoPassword ?? '';
    const mfctl = async (words: string[], answers: string[] = []) => {
      const { exit, out, err } = await runWith(words, {
        env: { DATA_DIR, HOME },
        answers,
        connect,
        reach,
      });
      return { exit, text: out + err };
    };
    const post = async (path: string, body: object, token = '') => {
      const reply = await fetch(site.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: await reply.json() };
    };

    expect(await mfctl(['login'], [EMAIL, password])).toMatchObject({
      exit: 1,
      text: expect.stringContaining("lacks the duty 'release-manager'"),
    });
    await site.changeRole(EMAIL, { role: 'staff', duties: ['release-manager', 'caller'] });
    expect(await mfctl(['login'], [EMAIL, password])).toMatchObject({
      exit: 1,
      text: expect.stringContaining('no second factor'),
    });
    const session = (await post(signIn.path, { email: EMAIL, password })).body.data.token;
    const begun = await post(beginStaffFactor.path, {}, session);
    const authenticator = new Authenticator(begun.body.data.secret);
    const confirmed = await post(confirmStaffFactor.path, { otp: authenticator.code() }, session);
    expect(confirmed.status).toBe(200);

    const { exit, text } = await mfctl(['login'], [EMAIL, password, authenticator.code()]);
    expect({ exit, text }).toMatchObject({ exit: 0, text: expect.stringContaining(`as ${EMAIL}`) });
    expect((await mfctl(['retire', 'mf-billing'])).exit).toBe(0);
    expect((await mfctl(['history'])).text).toContain(`${EMAIL}: mf-billing is retired`);
    // The session of the same person, with code and duty, releases nothing.
    const kill = { unit: 'shell', build: 's1' };
    expect((await post('/releases/api/kills', kill, session)).status).toBe(401);
    expect((await mfctl(['logout'])).exit).toBe(0);

    // A gateway that runs apart has the same account verified over HTTP.
    const secret = await gatewaySecretOf({ gatewaySecret: null, dataDir: DATA_DIR });
    const used = { email: EMAIL, password, otp: authenticator.code() };
    const apart = releaseManagersOverHttp(site.url, secret);
    await expect(apart.signIn(used, '127.0.0.1')).rejects.toMatchObject({
      status: 401,
      code: 'factor.codeWrong',
    });
    const forged = releaseManagersOverHttp(site.url, 'x'.repeat(secret.length));
    await expect(forged.signIn(used, '127.0.0.1')).rejects.toMatchObject({ status: 503 });
  },
);
