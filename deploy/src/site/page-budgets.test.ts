import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { routes } from 'shared-contracts/routes';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../build/units.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';

/** A process starts, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 240_000 };

/** A real API and gateway, where an address may ask the API three times a minute. */
async function site() {
  const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
  const script = join(ROOT, 'deploy/src/testing/site-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...builds], {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env['PATH'], DATA_DIR: await temporaryFolder(), PORT: '0', SEED: 'none' },
      ...{ LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0', RATE_LIMIT: '3' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const [told] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  const url = String(told).trim();
  return (path: string) => fetch(url + path);
}

it(
  'pages and calls of an address are counted apart, and the views of a profile with the API',
  PATIENCE,
  async () => {
    const open = await site();
    for (let time = 0; time < 4; time += 1) {
      expect(await (await open('/blogs')).text()).toContain('id="page-data"');
      expect((await open('/terms-and-conditions')).status).toBe(200);
    }
    const calls = [1, 2, 3, 4].map(async () => (await open('/api/v1/blogs')).status);
    expect((await Promise.all(calls)).toSorted()).toEqual([200, 200, 200, 429]);
    const profile = routes.profile.href({ userId: '5f0c2a4e-1111-4222-8333-444455556666' });
    const page = await open(profile);
    expect(page.status).toBe(200);
    const cookies = page.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(cookies.toSorted()).toEqual(['cid', 'page', 'sp_device']);
  },
);
