import { fastify, type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { hashOfToken } from '../registry/token-store.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import { releaseApi } from '../release-api/release-api.ts';
import { testRegistry, type TestReleases } from './test-releases.ts';

/** Of asha, for all units. */
export const TEST_TOKEN = 'a release token for tests';
/** Of those who run the site. */
export const SITE_TOKEN = 'the token of a site for tests';
export const TEST_SECRET = 'a release secret for tests, long enough';

/** The release managers' side over a registry of this test's own. */
export interface TestReleaseApi extends Omit<TestReleases, 'cache'> {
  readonly app: FastifyInstance;
  /** Moves the clock on, in ms. */
  readonly pass: (ms: number) => void;
}

export async function testReleaseApi(
  change: Partial<ReleaseActions> = {},
): Promise<TestReleaseApi> {
  let now = new Date('2026-11-21T09:00:00Z').getTime();
  const { dataDir, registry } = await testRegistry(() => new Date(now));
  await registry.db
    .insertInto('releases.tokens')
    .values({
      hash: hashOfToken(TEST_TOKEN),
      name: 'asha',
      units: null,
      made_at: new Date(now),
      made_by: 'test',
      expires_at: new Date('2099-01-01'),
      revoked_at: null,
    })
    .execute();
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 500 } });
  await app.register(
    releaseApi({
      registry: async () => registry,
      firstShare: async () => 500,
      token: SITE_TOKEN,
      secret: TEST_SECRET,
      clock: () => new Date(now),
      onChange: async () => undefined,
      onError: (error) => {
        throw error;
      },
      ...change,
    }),
  );
  onTestFinished(() => app.close());
  return { dataDir, registry, app, pass: (ms) => void (now += ms) };
}
