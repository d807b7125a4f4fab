import { routes } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { startSiteProcess } from '../testing/site-process.ts';

/** A process starts, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 240_000 };

/** A real API and gateway, where an address may ask the API three times a minute. */
async function site() {
  const { url } = await startSiteProcess({ env: { BUSY_AFTER_MS: '0', RATE_LIMIT: '3' } });
  const origin = await url;
  return (path: string) => fetch(origin + path);
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
