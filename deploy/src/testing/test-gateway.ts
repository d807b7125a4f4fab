import { onTestFinished } from 'vitest';
import { createGateway, type GatewayParts } from '../gateway/gateway.ts';
import type { FirstReplyPort } from '../gateway/first-reply.ts';
import { fakeBuild } from './fake-build.ts';
import { testReleases } from './test-releases.ts';

/** An API that has nothing. */
export const emptyApi: FirstReplyPort = async () => ({
  status: 404,
  contentType: 'application/problem+json',
  body: '{}',
  cookies: [],
});

export const testConfig: GatewayParts['config'] = {
  productName: 'Saptapadi',
  communityCode: 'saptapadi',
  apiOrigin: '',
  socketUrl: '',
  support: { phone: null, email: 'support@example.com', whatsapp: null },
  social: { facebook: null, instagram: null, youtube: null },
  grievanceOfficer: { name: 'Grievance Officer', email: 'grievance@example.com' },
  paymentColour: '#8a1538',
  demo: true,
};

/** A gateway over freshly published builds: a shell and mf-profiles, unless others are given. */
export async function testGateway(change: Partial<GatewayParts> & { builds?: string[] } = {}) {
  const { builds, ...parts } = change;
  const releases = await testReleases(
    builds ?? [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')],
  );
  const app = await createGateway({
    releases: releases.cache,
    config: testConfig,
    api: emptyApi,
    pageLimits: { perDevice: 1000, perAddress: 1000 },
    trustProxy: false,
    onError: (error) => {
      throw error;
    },
    ...parts,
  });
  onTestFinished(() => app.close());
  return app;
}
