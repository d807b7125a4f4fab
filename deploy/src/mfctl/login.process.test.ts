import { createHmac } from 'node:crypto';
import { signIn } from 'shared-contracts/calls/auth';
import { beginStaffFactor, confirmStaffFactor } from 'shared-contracts/calls/staff-factor';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../site/site.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { connect, reach } from './connect.ts';
import { runMfctl } from './run-mfctl.ts';

const EMAIL = 'staff@example.com';
const STEP_MS = 30_000;

/** The code of an authenticator app (RFC 6238) for a secret in base32. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

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
      const said: string[] = [];
      const exit = await runMfctl(words, {
        env: { DATA_DIR, HOME },
        out: (text) => said.push(text),
        err: (text) => said.push(text),
        now: () => 0,
        build: async () => '',
        check: async () => undefined,
        reaches: '',
        isLocal: () => false,
        connect,
        reach,
        ask: async (question) => answers.shift() ?? Promise.reject(new Error(question)),
      });
      return { exit, text: said.join('\n') };
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
    const { secret } = (await post(beginStaffFactor.path, {}, session)).body.data;
    const step = Math.floor(Date.now() / STEP_MS);
    const confirmed = await post(confirmStaffFactor.path, { otp: codeOf(secret, step) }, session);
    expect(confirmed.status).toBe(200);

    const code = codeOf(secret, step + 1);
    const { exit, text } = await mfctl(['login'], [EMAIL, password, code]);
    expect({ exit, text }).toMatchObject({ exit: 0, text: expect.stringContaining(`as ${EMAIL}`) });
    expect((await mfctl(['retire', 'mf-billing'])).exit).toBe(0);
    expect((await mfctl(['history'])).text).toContain(`${EMAIL}: mf-billing is retired`);
    // The session of the same person, with code and duty, releases nothing.
    const kill = { unit: 'shell', build: 's1' };
    expect((await post('/releases/api/kills', kill, session)).status).toBe(401);
    expect((await mfctl(['logout'])).exit).toBe(0);
  },
);
