import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { releaseTokenOf } from '../site/release-secrets.ts';
import { leaveAddress } from '../site/site-file.ts';
import { temporaryFolder } from '../testing/fake-build.ts';
import { runWith } from '../testing/mfctl-site.ts';
import { connect, reach } from './connect.ts';
import { storeSignIn } from './sign-in-file.ts';

/** A server that keeps what it was asked. */
async function fakeSite() {
  const requested: { url: string | undefined; token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    requested.push({ url: request.url, token: request.headers.authorization });
    response.end('{"data":{"live":null,"builds":[]}}');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { requested, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function mfctl(env: Record<string, string>, ...words: string[]) {
  const { exit, out, err } = await runWith(words, { env, connect, reach });
  return { exit, out: out + err };
}

describe('the way to the releases', () => {
  it('is the site that runs on the data folder, with the token that it keeps there', async () => {
    const dataDir = await temporaryFolder();
    const { requested, url } = await fakeSite();
    await leaveAddress(dataDir, url);
    const { exit, out } = await mfctl({ DATA_DIR: dataDir }, 'status');
    expect({ exit, out }).toMatchObject({
      exit: 0,
      out: expect.stringContaining('Nothing is live'),
    });
    const token = await releaseTokenOf({ dataDir, releaseToken: null });
    expect(requested).toContainEqual({ url: '/releases/api/status', token: `Bearer ${token}` });
  });

  it('is the site that was named, which needs its token', async () => {
    const { requested, url } = await fakeSite();
    const env = { DATA_DIR: await temporaryFolder() };
    expect((await mfctl(env, '--site', url, 'status')).exit).toBe(2);
    const named = { ...env, RELEASE_TOKEN: 'the token of that site', RELEASE_SITE: url };
    expect((await mfctl(named, 'status')).exit).toBe(0);
    expect(requested.at(-1)?.token).toBe('Bearer the token of that site');
  });

  it('is taken in the name of who is signed in there, before the token of the data folder', async () => {
    const [dataDir, HOME] = [await temporaryFolder(), await temporaryFolder()];
    const { requested, url } = await fakeSite();
    await leaveAddress(dataDir, url);
    const env = { DATA_DIR: dataDir, HOME };
    const signIn = { token: 'of asha', name: 'asha@example.com', units: null };
    await storeSignIn(env, `${url}/`, { ...signIn, expiresAt: '2099-01-01T00:00:00.000Z' });
    expect((await mfctl(env, 'status')).exit).toBe(0);
    expect((await mfctl(env, '--site', url, 'status')).exit).toBe(0);
    expect((await mfctl({ ...env, RELEASE_TOKEN: 'of a build server' }, 'status')).exit).toBe(0);
    const tokens = requested.filter(({ url: path }) => path !== '/healthz');
    expect(tokens.map(({ token }) => token)).toEqual([
      'Bearer of asha',
      'Bearer of asha',
      'Bearer of a build server',
    ]);
  });

  it('is refused with a sign-in past its end, which is not replaced by the token of the folder', async () => {
    const [dataDir, HOME] = [await temporaryFolder(), await temporaryFolder()];
    const { url } = await fakeSite();
    await leaveAddress(dataDir, url);
    const env = { DATA_DIR: dataDir, HOME };
    const ended = '2026-11-20T09:00:00.000Z';
    const signIn = { token: 'of asha', name: 'asha@example.com', units: null, expiresAt: ended };
    await storeSignIn(env, url, signIn);
    const { exit, out } = await mfctl(env, 'status');
    expect({ exit, out }).toEqual({
      exit: 1,
      out: `The sign-in of asha@example.com at ${url} ended at ${ended}: run "mfctl login" again, or "mfctl logout" to go on without it.`,
    });
  });

  it('needs a site to sign in at', async () => {
    const { exit, out } = await mfctl({ DATA_DIR: await temporaryFolder() }, 'login');
    expect(exit).toBe(4);
    expect(out).toBe(
      'Signing in needs the site, and none runs here: start it, or name one with --site.',
    );
    const open = await mfctl({}, '--site', 'http://site.example', 'login');
    expect(open).toMatchObject({ exit: 2, out: expect.stringContaining('is not encrypted') });
  });

  it('is told when nothing answers', async () => {
    const env = { DATA_DIR: await temporaryFolder(), RELEASE_TOKEN: 'the token of that site' };
    const { exit, out } = await mfctl(env, '--site', 'http://127.0.0.1:1', 'status');
    expect(exit).toBe(4);
    expect(out).toContain('Nothing answers at http://127.0.0.1:1');
  });

  it(
    'is the registry itself where no site runs, for one at a time',
    { timeout: 120_000 },
    async () => {
      const dataDir = await temporaryFolder();
      // A site that was cut off.
      await leaveAddress(dataDir, 'http://127.0.0.1:1');
      const held = await connect({ DATA_DIR: dataDir }, undefined);
      const second = await mfctl({ DATA_DIR: dataDir }, 'status');
      await held.close();
      expect(second).toMatchObject({ exit: 4, out: expect.stringContaining('is in use') });
      const { exit, out } = await mfctl({ DATA_DIR: dataDir }, 'audit', 'verify');
      expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('whole') });
    },
  );
});
